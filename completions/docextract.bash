# SPDX-License-Identifier: AGPL-3.0-or-later
# Completion of docextract for bash. What there is to complete is read from the program's own help.

_docextract()
{
	local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} program=${COMP_WORDS[0]} words help
	COMPREPLY=()
	if ((COMP_CWORD == 1)); then
		words=$("$program" --help 2>/dev/null | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p')
		mapfile -t COMPREPLY < <(compgen -W "$words --help --version" -- "$cur")
		return
	fi
	case $prev in
	-c | --config | --*-file | --engine | --*-dir)
		mapfile -t COMPREPLY < <(compgen -f -- "$cur")
		return
		;;
	esac
	help=$("$program" "${COMP_WORDS[1]}" --help 2>/dev/null) || return
	if [[ $cur == -* ]]; then
		words=$(grep -o -e '--[a-z][a-z-]*' <<<"$help" | sort -u)
		mapfile -t COMPREPLY < <(compgen -W "$words --help" -- "$cur")
		return
	fi
	if ((COMP_CWORD == 2)); then
		words=$(sed -n "s/^\(usage:\|      \) docextract ${COMP_WORDS[1]} \([a-z][a-z-]*\).*/\2/p" <<<"$help" | sort -u)
		[[ -z $words ]] || mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
		[[ -n $words ]] && return
	fi
	case ${COMP_WORDS[1]}/${COMP_WORDS[2]} in
	extract/* | templates/check) mapfile -t COMPREPLY < <(compgen -f -- "$cur") ;;
	esac
}
complete -o filenames -F _docextract docextract
