"""Programs that look for text, pack it, take it apart, order it."""

from string import ascii_lowercase

from hypothesis import strategies as st

from unseen.registry import challenge


@challenge(
    "glob", st.tuples(st.text("ab*", max_size=8), st.text("ab", max_size=12)), "('*a', 'aa')")
def glob(value):
    return matches(*value) != matches_first(*value)


def matches(pattern, text):
    if not pattern:
        return not text
    if pattern[0] != "*":
        return pattern[0] == text[:1] and matches(pattern[1:], text[1:])
    return matches(pattern[1:], text) or (text != "" and matches(pattern, text[1:]))


def matches_first(pattern, text):
    if not pattern:
        return not text
    if pattern[0] != "*":
        return pattern[0] == text[:1] and matches_first(pattern[1:], text[1:])
    rest = pattern.lstrip("*")
    if not rest:
        return True
    place = text.find(rest[0])
    return matches_first(rest, text[place:] if place >= 0 else "")


@challenge(
    "failure_table",
    st.tuples(st.text("abc", min_size=1, max_size=5), st.text("abc", max_size=30)),
    "('aab', 'aaab')")
def failure_table(value):
    pattern, text = value
    matched = 0
    for character in text:
        if matched == len(pattern):
            break
        if character == pattern[matched]:
            matched += 1
        else:
            matched = 1 if character == pattern[0] else 0
    return (pattern in text) != (matched == len(pattern))


@challenge("overlapping_copy", st.text("abc", max_size=60), "'aaaa'")
def overlapping_copy(text):
    unpacked, place = "", 0
    while place < len(text):
        distance, length = longest_match(text, place)
        if length > 2:
            start = place - distance
            # The mistake: a reference that reaches into what it makes is cut off.
            unpacked += unpacked[start:start + length]
            place += length
        else:
            unpacked += text[place]
            place += 1
    return unpacked != text


def longest_match(text, place):
    best = 0, 0
    for start in range(place):
        length = 0
        while place + length < len(text) and text[start + length] == text[place + length]:
            length += 1
        if length > best[1]:
            best = place - start, length
    return best


# Hypothesis puts a backslash before a space.
@challenge(
    "shell_quotes", st.lists(st.text(ascii_lowercase + " \\", max_size=10), max_size=6),
    repr([" \\"]), repr(["\\ "]))
def shell_quotes(arguments):
    line = " ".join(
        f"'{argument}'" if not argument or " " in argument else argument
        for argument in arguments)
    return split(line) != arguments


def split(line):
    arguments, argument = [], None
    is_quoted = is_escaped = False
    for character in line:
        if is_escaped:
            argument = (argument or "") + character
            is_escaped = False
        elif character == "'":
            is_quoted = not is_quoted
            argument = argument or ""
        elif character == "\\" and is_quoted:
            # The mistake: nothing is special between single quotes.
            is_escaped = True
        elif character == " " and not is_quoted:
            if argument is not None:
                arguments.append(argument)
            argument = None
        else:
            argument = (argument or "") + character
    if argument is not None:
        arguments.append(argument)
    return arguments


@challenge(
    "split_line_end", st.lists(st.text("abc\r\n", max_size=8), max_size=10), repr(["\r", "\n"]))
def split_line_end(pieces):
    return sum(map(line_ends, pieces)) != line_ends("".join(pieces))


def line_ends(text):
    return sum(
        character == "\r" or (character == "\n" and text[max(place - 1, 0)] != "\r")
        for place, character in enumerate(text))


LABEL = st.text("0123456789ab", max_size=4)


@challenge("natural_order", st.tuples(LABEL, LABEL, LABEL), "('1', '02', '0a')")
def natural_order(value):
    first, second, third = value
    return comes(first, second) and comes(second, third) and comes(third, first)


def comes(left, right):
    if left.isdigit() and right.isdigit():
        return int(left) < int(right)
    return left < right
