/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/role/contract.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

static const char *code_words(int code)
{
	switch (code) {
	case DX_EXIT_OK:
		return "ended without an error";
	case DX_EXIT_FAILED:
		return "failed, see its log lines";
	case DX_EXIT_CONFIG:
		return "cannot work with this configuration";
	case DX_EXIT_MASTER_GONE:
		return "lost its master";
	case DX_EXIT_FORCED:
		return "was told twice to stop";
	default:
		return "ended with an exit code that is not ours";
	}
}

static const char *signal_words(int signo)
{
	switch (signo) {
	case SIGKILL:
		return ", by an administrator or for lack of memory";
	case SIGABRT:
		return ", a failed assertion or no memory, see its last log line";
	case SIGSYS:
		return ", a forbidden system call";
	case SIGSEGV:
	case SIGBUS:
	case SIGFPE:
	case SIGILL:
		return ", a bug";
	default:
		return "";
	}
}

const char *dx_exit_words(int wait_status, char *out, size_t size)
{
	if (WIFEXITED(wait_status)) {
		int code = WEXITSTATUS(wait_status);
		(void)snprintf(out, size, "exit code %d: %s", code, code_words(code));
	} else if (WIFSIGNALED(wait_status)) {
		int signo = WTERMSIG(wait_status);
		const char *name = sigabbrev_np(signo);
		(void)snprintf(out, size, "killed by signal %d (SIG%s%s)%s", signo, name != NULL ? name : "?",
			       WCOREDUMP(wait_status) ? ", core dumped" : "", signal_words(signo));
	} else {
		(void)snprintf(out, size, "wait status 0x%x", (unsigned)wait_status);
	}
	return out;
}
