#!/usr/bin/env python3
"""Compiles Resources/Localizable.xcstrings into Resources/Strings.swift, so that no start parses JSON.

`--check` writes nothing and fails when the compiled file is out of step, or when a string lacks a language,
differs in its placeholders, or has no comment.
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE, TARGET = ROOT / "Resources/Localizable.xcstrings", ROOT / "Resources/Strings.swift"
LANGUAGES = ("en", "vi")
PLACEHOLDER = re.compile(r"%(?:\d+\$)?@|%%")
HEAD = "// Made from Localizable.xcstrings by Scripts/compile_strings.py; change that file, not this one.\n"


def case_name(key):
    parts = re.split(r"[.\-_]", key)
    return parts[0] + "".join(p[:1].upper() + p[1:] for p in parts[1:])


def forms(entry, language):
    """(one, other) of a string; both the same where it has no plural."""
    local = entry.get("localizations", {}).get(language)
    if local is None:
        return None
    if "stringUnit" in local:
        value = local["stringUnit"]["value"]
        return value, value
    plural = local["variations"]["plural"]
    other = plural["other"]["stringUnit"]["value"]
    return plural.get("one", plural["other"])["stringUnit"]["value"], other


def problems(strings):
    for key, entry in strings.items():
        if not entry.get("comment"):
            yield f"{key}: no comment"
        marks = {}
        for language in LANGUAGES:
            pair = forms(entry, language)
            if pair is None:
                yield f"{key}: no {language}"
                continue
            for value in pair:
                if not value.strip():
                    yield f"{key}: empty {language}"
            marks[language] = sorted(PLACEHOLDER.findall(pair[1]))
        if len(set(map(tuple, marks.values()))) > 1:
            yield f"{key}: placeholders differ between languages"


def swift_literal(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def code(key):
    """FNV-1a of the key: the same whatever other keys come and go."""
    value = 2166136261
    for byte in key.encode():
        value = (value ^ byte) * 16777619 & 0xFFFFFFFF
    return value


def compiled(strings):
    keys = sorted(strings)
    codes = sorted((code(key), index) for index, key in enumerate(keys))
    for (left, first), (right, second) in zip(codes, codes[1:]):
        if left == right:
            sys.exit(f"{keys[first]} and {keys[second]} have one code: rename one of them")
    lines = [HEAD]
    lines.append("/// Every string that the program shows, by its key in the string catalogue.")
    lines.append("extension StringKey {")
    lines += [f"    public static var {case_name(k)}: StringKey {{ StringKey(0x{code(k):08X}) }}" for k in keys]
    lines.append("}\n")
    lines.append("/// Where the string of each code stands in the tables below, in the order of the codes.")
    lines.append("let stringPlaces: [(code: UInt32, place: Int)] = [")
    lines += [f"    (0x{value:08X}, {place})," for value, place in codes]
    lines.append("]\n")
    for language in LANGUAGES:
        lines.append(f"let {language}Strings: [(one: StaticString, other: StaticString)] = [")
        for key in keys:
            one, other = forms(strings[key], language)
            lines.append(f"    ({swift_literal(one)}, {swift_literal(other)}),")
        lines.append("]\n")
    return "\n".join(lines).rstrip() + "\n"


def main():
    strings = json.loads(SOURCE.read_text(encoding="utf-8"))["strings"]
    found = list(problems(strings))
    if found:
        sys.exit("\n".join(found))
    text = compiled(strings)
    if "--check" in sys.argv[1:]:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit("Resources/Strings.swift is out of step: run make strings")
    else:
        TARGET.write_text(text, encoding="utf-8")


main()
