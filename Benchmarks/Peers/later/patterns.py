"""Texts that match a pattern, and readers of them."""

import re

from hypothesis import strategies as st

from unseen.registry import challenge


def matches(pattern):
    return st.from_regex(re.compile(pattern, re.ASCII), fullmatch=True)


@challenge(
    "first_dot", matches(r"[a-z]+(\.[a-z]+)*@[a-z]+\.(com|org)"), "'a.a@a.com'")
def first_dot(text):
    return text.partition(".")[2] not in ("com", "org")


@challenge(
    "short_month", matches(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"),
    "'0000-02-30'")
def short_month(text):
    year, month, day = map(int, text.split("-"))
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return day > [31, 29 if is_leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]


@challenge("minus_tenths", matches(r"-?[0-9]{1,3}(\.[0-9]{1,2})?"), "'-0.1'")
def minus_tenths(text):
    is_negative = text.startswith("-")
    whole, _, digits = text.lstrip("-").partition(".")
    hundreds = int(whole) * 100
    fraction = int((digits or "0").ljust(2, "0"))
    # The mistake: the sign is that of the whole part.
    read = (-hundreds if is_negative else hundreds) + fraction
    return read != (-hundreds - fraction if is_negative else hundreds + fraction)


@challenge(
    "address_port", matches(r"https?://[a-z]+(:[0-9]{1,5})?(/[a-z]*)*"), "'http://a:65536'")
def address_port(text):
    parts = text.split(":")
    return len(parts) == 3 and int(parts[2].partition("/")[0]) > 65_535


@challenge("noon", matches(r"([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?"), "'12:00'")
def noon(text):
    hour = int(text[:2])
    # The mistake: the second half begins an hour late.
    is_second_half = hour > 12
    written = hour - 12 if is_second_half else hour
    return written % 12 + (12 if is_second_half else 0) != hour


@challenge("check_letter", matches(r"[0-9]{9}[0-9X]"), "'000000006X'")
def check_letter(text):
    digits = [10 if sign == "X" else int(sign) for sign in text]
    is_valid = sum(digit * (10 - place) for place, digit in enumerate(digits)) % 11 == 0
    return is_valid and text.endswith("X")
