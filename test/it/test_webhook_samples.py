# SPDX-License-Identifier: AGPL-3.0-or-later
"""The verification samples of doc/webhooks: what they take and what they refuse."""

import hashlib
import hmac
import shutil
import subprocess
import time
from pathlib import Path

import pytest

SAMPLES = Path(__file__).resolve().parents[2] / "doc/webhooks"
SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
BODY = '{"type":"document.completed","note":"héllo ₹"}'.encode()
INTERPRETERS = {"verify.py": "/usr/bin/python3", "verify.mjs": "node", "verify.php": "php", "verify.c": "cc"}


def v1(t, secret=SECRET, body=BODY):
    return "v1=" + hmac.new(secret.encode(), f"{t}.".encode() + body, hashlib.sha256).hexdigest()


@pytest.fixture(scope="module", params=INTERPRETERS)
def verify(request, tmp_path_factory):
    """Function (signature, body, secret) → does the sample take it?"""
    sample, program = SAMPLES / request.param, shutil.which(INTERPRETERS[request.param])
    if program is None:
        pytest.skip(f"{INTERPRETERS[request.param]} is not installed: {request.param} not tested")
    command = [program, str(sample)]
    if request.param == "verify.c":
        binary = tmp_path_factory.mktemp("c") / "verify"
        subprocess.run([program, "-Wall", "-Wextra", "-Werror", "-o", binary, sample, "-lsodium"], check=True)
        command = [str(binary)]

    def run(signature, body=BODY, secret=SECRET):
        out = subprocess.run([*command, secret, signature], input=body, capture_output=True)
        assert out.returncode in (0, 1) and not out.stderr, (out.returncode, out.stderr)
        return out.returncode == 0
    return run


def test_genuine_events_are_taken(verify):
    t = int(time.time())
    assert verify(f"t={t},{v1(t)}")
    # while a secret is being rotated, whichever of the two one has
    other = v1(t, "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD")
    assert verify(f"t={t},{v1(t)},{other}") and verify(f"t={t},{other},{v1(t)}")
    assert verify(f"t={t - 280},{v1(t - 280)}")
    assert verify(f"t={t},{v1(t, body=b'')}", body=b"")


def test_everything_else_is_refused(verify):
    t = int(time.time())
    good = v1(t)
    assert not verify(f"t={t},{good}", body=BODY + b" ")
    assert not verify(f"t={t},{good}", secret=SECRET[:-1] + "x")
    assert not verify(f"t={t - 330},{v1(t - 330)}")
    assert not verify(f"t={t + 330},{v1(t + 330)}")
    assert not verify(f"t={t + 1},{good}")
    for bad in ("", "t=", good, f"t={t}", f"t={t},v1=", f"t={t},{good[:-1]}", f"t={t},{good}0", f"t={t},v0={good[3:]}",
                f"t=Infinity,{good}", f"t=-{t},{good}", f"t={t}.0,{good}", f"t={t},v1={'0' * 64}", f"t={t},v1={'é' * 64}", ",,=,=="):
        assert not verify(bad), bad
