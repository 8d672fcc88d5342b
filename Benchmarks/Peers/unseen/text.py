"""Text with a grammar, and text in the scripts of the world."""

import re
import unicodedata

from hypothesis import assume
from hypothesis import strategies as st

from .registry import challenge


def pieces(alphabet, most):
    return st.lists(st.sampled_from(alphabet), max_size=most)


def text_of(*ranges, most):
    """Text over the characters of the ranges."""
    letters = [chr(code) for a, b in ranges for code in range(ord(a), ord(b) + 1)]
    return st.text("".join(letters), max_size=most)


@challenge("path_escape", pieces(["a", "b", ".", ".."], 10), "['..', 'a', 'a']")
def path_escape(components):
    depth = least = 0
    for component in components:
        depth += {"..": -1, ".": 0}.get(component, 1)
        least = min(least, depth)
    return least < 0 < depth


@challenge(
    "quoted_cell",
    st.lists(st.lists(st.text('abc",', max_size=6), max_size=4), max_size=4),
    """[['', '",']]""", """[['', ',"']]""")
def quoted_cell(rows):
    return any(len(row) > 1 and any('"' in cell and "," in cell for cell in row) for row in rows)


VERSION = st.tuples(st.integers(0, 3), st.integers(0, 20), st.integers(0, 20))


@challenge("version_order", st.tuples(VERSION, VERSION), "((0, 0, 2), (0, 0, 10))")
def version_order(value):
    texts = [".".join(map(str, version)) for version in value]
    return value[0] < value[1] and texts[1] < texts[0]


BYTE = st.integers(0, 255)


@challenge("dotted_quad", st.tuples(BYTE, BYTE, BYTE, BYTE), "(100, 100, 100, 100)")
def dotted_quad(parts):
    return len(".".join(map(str, parts))) > 14


@challenge("camel_case", text_of(("a", "z"), ("A", "Z"), most=12), "'aAA'")
def camel_case(identifier):
    assume(identifier[:1].islower())
    snake, was_capital = "", False
    for character in identifier:
        if character.isupper() and not was_capital:
            snake += "_"
        was_capital = character.isupper()
        snake += character.lower()
    words = [word for word in snake.split("_") if word]
    return words[0] + "".join(w[:1].upper() + w[1:] for w in words[1:]) != identifier


@challenge("crossed_brackets", pieces("()[]", 12).map("".join), "'([)]'")
def crossed_brackets(text):
    counts, opened, is_crossed = {"(": 0, "[": 0}, [], False
    for character in text:
        kind = "(" if character in "()" else "["
        counts[kind] += 1 if character in "([" else -1
        if counts[kind] < 0:
            return False
        if character in "([":
            opened.append(character)
        elif not opened or opened.pop() != kind:
            is_crossed = True
    return is_crossed and not any(counts.values())


@challenge("html_entity", pieces("atl;&", 20).map("".join), "'&lt;'")
def html_entity(text):
    return "&lt;" in text


@challenge("inner_spaces", text_of(("a", "z"), (" ", " "), most=20), "'a  a'")
def inner_spaces(text):
    return "  " in text.strip(" ")


@challenge(
    "word_wrap", st.tuples(st.integers(10, 40), st.lists(st.integers(1, 20), max_size=12)),
    "(10, [1, 9, 1])")
def word_wrap(value):
    width, words = value
    lines, used = [], width
    for word in words:
        if used + 1 + word > width:
            lines.append([word])
            used = word
        else:
            lines[-1].append(word)
            used += 1 + word
    return len(lines) > 2 and lines[-1] == [1]


@challenge("roman_numeral", st.integers(1, 3999), "388")
def roman_numeral(number):
    lengths = [0, 1, 2, 3, 2, 1, 2, 3, 4, 2]
    return sum(lengths[number // 10**n % 10] for n in range(3)) + number // 1000 > 10


@challenge(
    "cell_width", text_of(("a", "z"), ("\u4e00", "\u9fff"), most=12), "'a\u4e00\u4e00\u4e00\u4e00'")
def cell_width(text):
    return len(text) <= 5 and sum(2 if c >= "\u4e00" else 1 for c in text) > 8


MARKED = text_of(("a", "z"), ("\u0300", "\u030f"), most=12)


def clusters(text):
    return sum(not unicodedata.combining(c) or i == 0 for i, c in enumerate(text))


@challenge("combining_marks", MARKED, repr("a\u0300\u0300"))
def combining_marks(text):
    return len(text) >= clusters(text) + 2


@challenge(
    "cut_cluster", text_of(("a", "z"), ("\u0300", "\u030f"), most=30), repr("a" * 10 + "\u0300"))
def cut_cluster(text):
    return len(text) > 10 and text[10] >= "\u0300"


@challenge(
    "full_width_twin",
    text_of(("a", "z"), ("0", "9"), ("\uff10", "\uff19"), most=16), repr("0\uff10"))
def full_width_twin(text):
    return any(c < ":" and chr(ord(c) + 0xFEE0) in text for c in text)


@challenge(
    "mixed_scripts", text_of(("a", "z"), ("\u0430", "\u044f"), most=10), repr("aa\u0430\u0430"))
def mixed_scripts(text):
    cyrillic = sum(c >= "\u0430" for c in text)
    return cyrillic >= 2 and len(text) - cyrillic >= 2


@challenge(
    "joined_emoji",
    pieces(["a", "b", " ", "\u200d", "\U0001f468", "\U0001f469"], 16).map("".join),
    repr("a\U0001f468\u200d\U0001f468"))
def joined_emoji(text):
    return re.search("[ab][\U0001f468\U0001f469]\u200d[\U0001f468\U0001f469]", text) is not None


@challenge("hex_pairs", st.text("0123456789abcdef", max_size=16), "'00f0'")
def hex_pairs(text):
    return len(text) > 2 and len(text) % 2 == 0 and "f" in text[::2]
