"""Text that is laid out, or taken apart into code points."""

from string import ascii_lowercase, ascii_letters

from hypothesis import strategies as st

from unseen.registry import challenge

try:
    import regex
except ImportError:
    regex = None


@challenge(
    "forgotten_space",
    st.tuples(
        st.integers(1, 40),
        st.lists(st.text(ascii_lowercase, min_size=1, max_size=12), max_size=30)),
    "(2, ['a', 'a'])")
def forgotten_space(value):
    width, words = value
    lines = []
    for word in words:
        if lines and len(lines[-1]) + len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return any(" " in line and len(line) > width for line in lines)


@challenge("tab_stops", st.text(ascii_lowercase + "\t\n", max_size=40), repr("a\n\t"))
def tab_stops(text):
    return expanded(text, starts_again=True) != expanded(text, starts_again=False)


def expanded(text, starts_again):
    column, result = 0, ""
    for character in text:
        if character == "\t":
            width = 8 - column % 8
            result += " " * width
            column += width
        else:
            result += character
            if character != "\n":
                column += 1
            elif starts_again:
                column = 0
    return result


@challenge("upper_case", st.text(max_size=30), repr("\xdf"))
def upper_case(text):
    return len(text.upper()) != len(text)


def joined(*parts):
    return st.tuples(*parts).map("".join)


def one_of(first, last):
    return st.characters(min_codepoint=ord(first), max_codepoint=ord(last))


# Characters of several code points, as readers see them; two of them stay two.
CLUSTERS = st.one_of(
    one_of(" ", "~"),
    joined(
        st.sampled_from(ascii_letters),
        st.text(one_of("\u0301", "\u036f"), min_size=1, max_size=3)),
    st.just("\r\n"),
    st.sampled_from("0123456789#*").map(lambda key: key + "\ufe0f\u20e3"),
    joined(one_of("\u1100", "\u1112"), one_of("\u1161", "\u1175")),
    joined(*[one_of("\U0001f1e6", "\U0001f1ff")] * 2),
    joined(one_of("\U0001f446", "\U0001f450"), one_of("\U0001f3fb", "\U0001f3ff")),
    st.lists(
        st.sampled_from("\U0001f466\U0001f467\U0001f468\U0001f469\u2764\U0001f680"),
        min_size=2, max_size=4).map("\u200d".join))


def count(text):
    return len(regex.findall(r"\X", text))


def reversed_scalars(text):
    return count(text) != count(text[::-1])


# Python itself does not tell where a character ends; the package regex does. Without it this
# challenge is left out.
if regex:
    challenge(
        "reversed_scalars", st.lists(CLUSTERS, max_size=30).map("".join), repr("\r\n"),
    )(reversed_scalars)
