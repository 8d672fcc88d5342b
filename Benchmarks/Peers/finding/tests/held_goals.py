"""The goals of the Swift suite's half `held`, as a user of Hypothesis would write them."""

import datetime
import math
import re
import sys
from unicodedata import category, normalize

import subject
from hypothesis import strategies as st
from predicates import *

GOALS = {
    # Text
    "text_line_feed": (
        st.text(),
        lambda v: "\n" in v),
    "text_carriage_return_line_feed": (
        st.text(),
        lambda v: "\r\n" in v),
    "text_white_space_alone": (
        st.text(),
        lambda v: len(v) >= 2 and all(map(is_white, v))),
    "text_null_character": (
        st.text(),
        lambda v: "\0" in v),
    "text_delete_or_c1": (
        st.text(),
        lambda v: any("\x7f" <= c <= "\x9f" for c in v)),
    "text_angle_bracket": (
        st.text(),
        lambda v: "<" in v),
    "text_apostrophe": (
        st.text(),
        lambda v: "'" in v),
    "text_two_dots": (
        st.text(),
        lambda v: ".." in v),
    "text_comma_and_quote": (
        st.text(),
        lambda v: "," in v and "\"" in v),
    "text_two_words": (
        st.text(),
        lambda v: v.isascii() and word_count(v) == 2),
    "text_digits_alone": (
        st.text(),
        lambda v: len(v) >= 3 and v.isascii() and v.isdigit()),
    "text_leading_zero": (
        st.text(),
        lambda v: len(v) >= 2 and v[0] == "0" and v.isascii() and v.isdigit()),
    "text_negative_number": (
        st.text(),
        lambda v: re.fullmatch("-[0-9]*[1-9][0-9]*", v, re.ASCII) is not None),
    "text_no_break_space": (
        st.text(),
        lambda v: "\xa0" in v),
    "text_line_separator": (
        st.text(),
        lambda v: "\u2028" in v or "\u2029" in v),
    "text_zero_width_joiner": (
        st.text(),
        lambda v: "\u200d" in v),
    "text_emoji_sequence": (
        st.text(),
        lambda v: re.search("\u200d[\U0001f300-\U0001faff]", v) is not None),
    "text_flag": (
        st.text(),
        lambda v: re.search("[\U0001f1e6-\U0001f1ff]{2}", v) is not None),
    "text_longer_in_upper_case": (
        st.text(),
        lambda v: len(v.upper()) > len(v)),
    "text_title_case_letter": (
        st.text(),
        lambda v: any(category(c) == "Lt" for c in v)),
    "text_digit_beyond_ascii": (
        st.text(),
        lambda v: any(ord(c) > 127 and category(c) == "Nd" for c in v)),
    "text_beside_surrogates": (
        st.text(),
        lambda v: "\ud7ff" in v or "\ue000" in v),
    "text_plane_edge": (
        st.text(),
        lambda v: "\uffff" in v or "\U00010000" in v),
    "text_greatest_scalar": (
        st.text(),
        lambda v: "\U0010ffff" in v),
    "text_one_byte_edge": (
        st.text(),
        lambda v: any(c in "\x7f\x80\xff\u0100" for c in v)),
    "text_repeats_a_character": (
        st.text(),
        lambda v: any(a == b for a, b in zip(v, v[1:]))),
    "text_one_character_throughout": (
        st.text(),
        lambda v: len(v) >= 4 and len(set(v)) == 1),
    "text_of_fifty": (
        st.text(),
        lambda v: len(v) >= 50),
    # Texts
    "texts_equal": (
        st.tuples(st.text(), st.text()),
        lambda v: len(v[0]) >= 3 and v[0] == v[1]),
    "texts_differ_in_white_space": (
        st.tuples(st.text(), st.text()),
        lambda v: v[0] != v[1] and trimmed(v[0]) != "" and trimmed(v[0]) == trimmed(v[1])),
    "texts_reversed": (
        st.tuples(st.text(), st.text()),
        lambda v: len(v[0]) >= 2 and v[0] != v[1] and v[0] == v[1][::-1]),
    "texts_of_one_length": (
        st.tuples(st.text(), st.text()),
        lambda v: len(v[0]) >= 8 and len(v[0]) == len(v[1])),
    "texts_second_empty": (
        st.tuples(st.text(), st.text()),
        lambda v: len(v[0]) >= 5 and not v[1]),
    "text_list_all_equal": (
        st.lists(st.text()),
        lambda v: len(v) >= 3 and v[0] and len(set(v)) == 1),
    "text_list_with_separator": (
        st.lists(st.text()),
        lambda v: len(v) >= 2 and any("," in x for x in v)),
    "text_list_empty_last": (
        st.lists(st.text()),
        lambda v: len(v) >= 3 and v[-1] == "" and all(v[:-1])),
    # Integers
    "integer_least": (
        st.integers(),
        lambda v: v == -(2**63)),
    "integer_past_32_bits": (
        st.integers(),
        lambda v: v == 2**31),
    "integer_least_of_32_bits": (
        st.integers(),
        lambda v: v == -(2**31)),
    "integer_unsigned_32_bits": (
        st.integers(),
        lambda v: v in (2**32 - 1, 2**32)),
    "integer_byte_edge": (
        st.integers(),
        lambda v: 255 <= v <= 257),
    "integer_nines": (
        st.integers(),
        lambda v: v >= 999 and set(str(v)) == {"9"}),
    "integer_thousand": (
        st.integers(),
        lambda v: v == 1000),
    "integer_year": (
        st.integers(),
        lambda v: 1900 <= v <= 2100),
    "integer_millions": (
        st.integers(),
        lambda v: 1000000 <= v <= 5000000),
    "integer_negative_hundreds": (
        st.integers(),
        lambda v: -999 <= v <= -100),
    "integer_seconds_since_1970": (
        st.integers(),
        lambda v: 1000000000 <= v <= 2000000000),
    "integer_power_of_two": (
        st.integers(),
        lambda v: v >= 1024 and v & (v - 1) == 0),
    "integer_page_multiple": (
        st.integers(),
        lambda v: v > 0 and v % 4096 == 0),
    "integer_of_8_bits_least": (
        st.integers(-128, 127),
        lambda v: v == -128),
    "integer_of_unsigned_16_bits_greatest": (
        st.integers(0, 2**16 - 1),
        lambda v: v == 2**16 - 1),
    "integer_unsigned_past_signed": (
        st.integers(0, 2**64 - 1),
        lambda v: v == 2**63),
    "integer_range_below_upper_bound": (
        st.integers(0, 1000000),
        lambda v: v == 999999),
    "integer_range_zero_inside": (
        st.integers(-5000, 5000),
        lambda v: v == 0),
    "integer_range_hundred": (
        st.integers(-1000000, 1000000),
        lambda v: v == 100),
    "integer_range_minus_one": (
        st.integers(-1000000, 1000000),
        lambda v: v == -1),
    # Relations
    "integers_adjacent": (
        st.tuples(st.integers(), st.integers()),
        lambda v: v[0] > 100 and v[1] == v[0] + 1),
    "integers_divide": (
        st.tuples(st.integers(), st.integers()),
        lambda v: v[0] > 100 and 1 < v[1] < v[0] and v[0] % v[1] == 0),
    "integers_square": (
        st.tuples(st.integers(), st.integers()),
        lambda v: v[0] > 3 and v[1] == v[0] * v[0]),
    "integers_collide": (
        st.tuples(st.integers(), st.integers()),
        lambda v: v[0] > v[1] > 0 and v[0] % 64 == v[1] % 64),
    "integers_sum_overflows": (
        st.tuples(st.integers(), st.integers()),
        lambda v: not -(2**63) <= v[0] + v[1] < 2**63),
    "integers_both_ordinary": (
        st.tuples(st.integers(), st.integers()),
        lambda v: 100 <= v[0] <= 9999 and 100 <= v[1] <= 9999),
    "integers_small_against_large": (
        st.tuples(st.integers(), st.integers()),
        lambda v: 2 <= v[0] <= 20 and v[1] > 1000000),
    "integers_bounded_both_greatest": (
        st.tuples(st.integers(0, 1000000), st.integers(0, 1000000)),
        lambda v: v[0] == 1000000 and v[1] == 1000000),
    "integers_bounded_sum": (
        st.tuples(st.integers(0, 1000000), st.integers(0, 1000000)),
        lambda v: v[0] > 0 and v[1] > 0 and v[0] + v[1] == 1000000),
    "three_sum": (
        st.tuples(st.integers(), st.integers(), st.integers()),
        lambda v: v[0] > 1 and v[1] > 1 and v[2] == v[0] + v[1]),
    "triangle_of_equal_sides": (
        st.tuples(*[st.integers(1, 1000)] * 3),
        lambda v: v[0] == v[1] == v[2] > 1),
    "triangle_flat": (
        st.tuples(*[st.integers(1, 1000)] * 3),
        lambda v: v[0] > 1 and v[1] > 1 and v[0] + v[1] == v[2]),
    "six_digits_all_zero": (
        st.lists(st.integers(0, 9), min_size=6, max_size=6),
        lambda v: not any(v)),
    "index_at_the_end": (
        st.tuples(st.lists(st.integers()), st.integers(0, 100)),
        lambda v: len(v[0]) >= 3 and v[1] == len(v[0]) - 1),
    "index_just_past_the_end": (
        st.tuples(st.lists(st.integers()), st.integers(0, 100)),
        lambda v: len(v[0]) >= 5 and v[1] == len(v[0])),
    # Floats
    "double_least_above_zero": (
        st.floats(),
        lambda v: abs(v) == 5e-324),
    "double_least_normal": (
        st.floats(),
        lambda v: abs(v) == sys.float_info.min),
    "double_subnormal": (
        st.floats(),
        lambda v: 0 < abs(v) < sys.float_info.min),
    "double_negative_zero": (
        st.floats(),
        lambda v: v == 0 and math.copysign(1, v) < 0),
    "double_negative_infinity": (
        st.floats(),
        lambda v: v == -math.inf),
    "double_negative_not_a_number": (
        st.floats(),
        lambda v: v != v and math.copysign(1, v) < 0),
    "double_past_integers": (
        st.floats(),
        lambda v: abs(v) == 2.0**63),
    "double_ulp_of_one": (
        st.floats(),
        lambda v: abs(v) == 2.0**-52),
    "double_bounded_upper": (
        st.floats(10, 20),
        lambda v: v == 20),
    "double_bounded_above_lower": (
        st.floats(10, 20),
        lambda v: v == math.nextafter(10, 20)),
    "double_bounded_whole": (
        st.floats(10, 20),
        lambda v: 10 < v < 20 and v == round(v)),
    "double_bounded_inside": (
        st.floats(10, 20),
        lambda v: 12 < v < 14 and v != round(v)),
    "double_bounded_half": (
        st.floats(0, 1),
        lambda v: v == 0.5),
    "double_bounded_one": (
        st.floats(0, 1),
        lambda v: v == 1),
    "double_bounded_tiny": (
        st.floats(0, 1),
        lambda v: 0 < v < 1e-300),
    "double_bounded_below_one": (
        st.floats(0, 1),
        lambda v: 0.999 < v < 1),
    "latitude_pole": (
        st.floats(-90, 90),
        lambda v: v == 90),
    "latitude_negative_zero": (
        st.floats(-90, 90),
        lambda v: v == 0 and math.copysign(1, v) < 0),
    "doubles_equal_fraction": (
        st.tuples(st.floats(), st.floats()),
        lambda v: v[0] == v[1] and math.isfinite(v[0]) and v[0] != round(v[0])),
    "doubles_one_step_apart": (
        st.tuples(st.floats(), st.floats()),
        lambda v: math.isfinite(v[0]) and v[0] != 0 and v[1] == math.nextafter(v[0], math.inf)),
    "doubles_product_vanishes": (
        st.tuples(st.floats(), st.floats()),
        lambda v: v[0] != 0 and v[1] != 0 and v[0] * v[1] == 0),
    "doubles_absorbed": (
        st.tuples(st.floats(), st.floats()),
        lambda v: math.isfinite(v[0]) and abs(v[1]) >= 1 and v[0] + v[1] == v[0]),
    "double_list_not_a_number_among": (
        st.lists(st.floats()),
        lambda v: len(v) >= 3 and sum(x != x for x in v) == 1),
    # Flags
    "flags_all_set": (
        st.lists(st.booleans(), min_size=16, max_size=16),
        lambda v: all(v)),
    "flags_one_clear": (
        st.lists(st.booleans(), min_size=16, max_size=16),
        lambda v: sum(v) == 15),
    "flags_alternate": (
        st.lists(st.booleans(), min_size=12, max_size=12),
        lambda v: all(a != b for a, b in zip(v, v[1:]))),
    "optionals_all_nil": (
        st.tuples(*[st.none() | st.integers()] * 5),
        lambda v: all(x is None for x in v)),
    "optionals_all_zero": (
        st.tuples(*[st.none() | st.integers()] * 5),
        lambda v: all(x == 0 for x in v)),
    "optional_list_all_nil": (
        st.lists(st.none() | st.integers()),
        lambda v: len(v) >= 6 and all(x is None for x in v)),
    "optional_list_all_present": (
        st.lists(st.none() | st.integers()),
        lambda v: len(v) >= 8 and all(x is not None for x in v)),
    "optional_list_empty_against_nil": (
        st.tuples(*[st.none() | st.lists(st.integers())] * 3),
        lambda v: v[0] is None and v[1] == [] and v[2] is not None and len(v[2]) > 2),
    "enum_list_last_case_thrice": (
        st.lists(st.sampled_from(range(7))),
        lambda v: v.count(6) >= 3 and len(v) <= 5),
    "element_of_three_hundred_last": (
        st.sampled_from(range(300)),
        lambda v: v == 299),
    # Lists
    "list_equal_neighbours": (
        st.lists(st.integers()),
        lambda v: any(a == b > 10 for a, b in zip(v, v[1:]))),
    "list_all_equal": (
        st.lists(st.integers()),
        lambda v: len(v) >= 4 and v[0] != 0 and len(set(v)) == 1),
    "list_descending": (
        st.lists(st.integers()),
        lambda v: len(v) >= 5 and all(a > b for a, b in zip(v, v[1:]))),
    "list_consecutive": (
        st.lists(st.integers()),
        lambda v: len(v) >= 3 and all(a + 1 == b for a, b in zip(v, v[1:]))),
    "list_of_fifty": (
        st.lists(st.integers()),
        lambda v: len(v) >= 50),
    "list_of_exactly_sixteen": (
        st.lists(st.integers()),
        lambda v: len(v) == 16),
    "list_of_seventeen_or_more_distinct": (
        st.lists(st.integers()),
        lambda v: len(set(v)) >= 17),
    "list_first_equals_last": (
        st.lists(st.integers()),
        lambda v: len(v) >= 3 and v[0] == v[-1] > 10),
    "list_halves_equal": (
        st.lists(st.integers()),
        lambda v: len(v) >= 4 and len(v) % 2 == 0 and v[:len(v) // 2] == v[len(v) // 2:] and len(set(v)) > 1),
    "list_all_even": (
        st.lists(st.integers()),
        lambda v: len(v) >= 6 and all(x % 2 == 0 for x in v)),
    "list_greatest_first": (
        st.lists(st.integers()),
        lambda v: len(v) >= 4 and v[0] == 2**63 - 1),
    "list_small_and_huge": (
        st.lists(st.integers()),
        lambda v: any(1 <= x <= 9 for x in v) and any(x > 2**48 for x in v) and any(x < 0 for x in v)),
    "digit_list_run_of_four": (
        st.lists(st.integers(0, 9)),
        lambda v: longest_run(v) >= 4),
    "digit_list_permutation": (
        st.lists(st.integers(0, 9)),
        lambda v: len(v) >= 4 and sorted(v) == list(range(len(v)))),
    "sublists_equal": (
        st.lists(st.lists(st.integers())),
        lambda v: has_equal_pair([x for x in v if len(x) >= 2])),
    "sublists_of_one_length": (
        st.lists(st.lists(st.integers())),
        lambda v: len(v) >= 3 and len(v[0]) >= 2 and len({len(x) for x in v}) == 1),
    "lists_prefix": (
        st.tuples(st.lists(st.integers()), st.lists(st.integers())),
        lambda v: len(v[0]) >= 2 and len(v[1]) > len(v[0]) and v[1][:len(v[0])] == v[0]),
    "lists_share_an_element": (
        st.tuples(st.lists(st.integers()), st.lists(st.integers())),
        lambda v: any(abs(x) > 100 and x in v[1] for x in v[0])),
    # Records
    "records_equal": (
        st.lists(st.builds(Record, st.integers(), st.text(), st.booleans())),
        lambda v: has_equal_pair([x for x in v if x.id != 0 and x.name])),
    "records_same_key": (
        st.lists(st.builds(Record, st.integers(), st.text(), st.booleans())),
        lambda v: shares_key(v, lambda x: x.id, lambda a, b: a.id > 100 and a.name != b.name)),
    "records_same_name": (
        st.lists(st.builds(Record, st.integers(), st.text(), st.booleans())),
        lambda v: shares_key(v, lambda x: x.name, lambda a, b: a.name and a.id != b.id)),
    "records_one_closed": (
        st.lists(st.builds(Record, st.integers(), st.text(), st.booleans())),
        lambda v: len(v) >= 6 and sum(not x.is_open for x in v) == 1),
    "records_default_among": (
        st.lists(st.builds(Record, st.integers(), st.text(), st.booleans())),
        lambda v: len(v) >= 3 and any(x.id == 0 and not x.name and not x.is_open for x in v)),
    "record_pair_one_field_differs": (
        st.tuples(*[st.builds(Record, st.integers(), st.text(), st.booleans())] * 2),
        lambda v: v[0].id == v[1].id > 10 and v[0].is_open == v[1].is_open and v[0].name != v[1].name),
    "pairs_duplicate_key": (
        st.lists(st.tuples(st.text(), st.integers())),
        lambda v: shares_key(v, lambda x: x[0], lambda a, b: a[0] and a[1] != b[1])),
    "pairs_key_differs_in_case": (
        st.lists(st.tuples(st.text(), st.integers())),
        lambda v: shares_key(v, lambda x: x[0].lower(), lambda a, b: a[0] != b[0])),
    "dictionary_of_ten": (
        st.dictionaries(st.text(), st.integers()),
        lambda v: len(v) >= 10),
    "dictionary_empty_key": (
        st.dictionaries(st.text(), st.integers()),
        lambda v: "" in v and len(v) >= 2),
    "dictionary_equal_values": (
        st.dictionaries(st.text(), st.integers()),
        lambda v: has_equal_pair([x for x in v.values() if x > 100])),
    "dictionary_many_to_one": (
        st.dictionaries(st.integers(), st.booleans()),
        lambda v: len(v) >= 6 and len(set(v.values())) == 1),
    "set_collides_modulo_eight": (
        st.sets(st.integers()),
        lambda v: len(v) >= 4 and len({x % 8 for x in v}) == 1),
    "set_subset": (
        st.tuples(st.sets(st.integers()), st.sets(st.integers())),
        lambda v: len(v[0]) >= 2 and v[0] < v[1]),
    "intervals_touch": (
        st.lists(st.tuples(st.integers(), st.integers())),
        lambda v: any(a[0] < a[1] == b[0] < b[1] for a, b in zip(v, v[1:]))),
    "graph_edge_both_ways": (
        st.lists(st.tuples(st.integers(0, 50), st.integers(0, 50))),
        lambda v: any(a != b and a == y and b == x for (a, b), (x, y) in zip(v, v[1:]))),
    # Bytes
    "bytes_four_zeros": (
        st.binary(),
        lambda v: b"\0\0\0\0" in v),
    "bytes_all_zero": (
        st.binary(),
        lambda v: len(v) >= 8 and not any(v)),
    "bytes_all_ones": (
        st.binary(),
        lambda v: len(v) >= 4 and all(x == 255 for x in v)),
    "bytes_greatest_word": (
        st.binary(),
        lambda v: b"\xff\xff\xff\xff" in v),
    "bytes_sign_bit_word": (
        st.binary(),
        lambda v: b"\x80\0\0\0" in v),
    "bytes_cut_off_text": (
        st.binary(),
        lambda v: len(v) >= 3 and 0xC2 <= v[-1] <= 0xF4 and is_utf8(v[:-1])),
    "bytes_overlong_text": (
        st.binary(),
        lambda v: re.search(rb"[\xc0\xc1][\x80-\xbf]", v) is not None),
    "bytes_line_end": (
        st.binary(),
        lambda v: b"\r\n" in v),
    "bytes_byte_order_mark": (
        st.binary(),
        lambda v: v.startswith(b"\xef\xbb\xbf")),
    "bytes_zip_magic": (
        st.binary(),
        lambda v: v.startswith(b"PK\x03\x04")),
    "bytes_wide_length_prefix": (
        st.binary(),
        lambda v: len(v) >= 5 and int.from_bytes(v[:4], "big") == len(v) - 4),
    "bytes_palindrome": (
        st.binary(),
        lambda v: len(v) >= 5 and v == v[::-1]),
    "bytes_run_of_three": (
        st.binary(),
        lambda v: longest_run(v) >= 3),
    "bytes_of_two_hundred": (
        st.binary(),
        lambda v: len(v) >= 200),
    "bytes_seven_bits": (
        st.binary(),
        lambda v: len(v) >= 12 and max(v) < 128),
    "byte_strings_one_bit_apart": (
        st.tuples(st.binary(), st.binary()),
        lambda v: len(v[0]) >= 2 and len(v[0]) == len(v[1]) and sum((a ^ b).bit_count() for a, b in zip(*v)) == 1),
    # Trees
    "tree_deep": (
        TREE,
        lambda v: depth(v) >= 6),
    "tree_perfect": (
        TREE,
        lambda v: size(v) == 15 and depth(v) == 3),
    "json_deep": (
        JSON,
        lambda v: json_depth(v) >= 4),
    "json_nested_empty_arrays": (
        JSON,
        lambda v: json_depth(v) >= 3 and is_empty_nest(v)),
    "json_empty_key": (
        JSON,
        lambda v: json_any(v, lambda x: isinstance(x, dict) and "" in x)),
    "json_null_in_object": (
        JSON,
        lambda v: json_any(v, lambda x: isinstance(x, dict) and len(x) >= 2 and None in x.values())),
    "json_empty_object_in_array": (
        JSON,
        lambda v: json_any(v, lambda x: isinstance(x, list) and len(x) >= 2 and {} in x)),
    "json_array_of_objects": (
        JSON,
        lambda v: isinstance(v, list) and len(v) >= 2 and all(isinstance(x, dict) and x for x in v)),
    "term_nested_quotients": (
        TERM,
        lambda v: term_any(v, lambda x: x[0] == "/" and operator(x[2]) == "/" and operator(x[2][2]) == "/")),
    # Dates
    "date_greatest_year": (
        st.dates(),
        lambda v: v.year == 9999),
    "date_least_year": (
        st.dates(),
        lambda v: v.year == 1 and v.month > 1),
    "date_epoch": (
        st.dates(),
        lambda v: v == datetime.date(1970, 1, 1)),
    "date_year_2000": (
        st.dates(),
        lambda v: v.year == 2000),
    "dates_same_day_of_another_year": (
        st.tuples(st.dates(), st.dates()),
        lambda v: v[0].year != v[1].year and v[0].month == v[1].month and v[0].day == v[1].day),
    "dates_one_day_apart": (
        st.tuples(st.dates(), st.dates()),
        lambda v: v[0].year == v[1].year and v[0].month == v[1].month and v[0].day + 1 == v[1].day),
    "time_midnight": (
        st.times(),
        lambda v: v.hour == 0 and v.minute == 0 and v.second == 0),
    "time_noon": (
        st.times(),
        lambda v: v.hour == 12 and v.minute == 0 and v.second == 0),
    # Constants
    "constant_seconds_of_day": (
        st.integers(),
        lambda v: subject.is_next_day(v)),
    "constant_past_limit": (
        st.integers(),
        lambda v: subject.is_just_past_quota(v)),
    "constant_prime_modulus": (
        st.integers(),
        lambda v: subject.checksum_vanishes(v)),
    "constant_header": (
        st.text(),
        lambda v: subject.is_request_header(v)),
    "constant_code_in_list": (
        st.lists(st.integers()),
        lambda v: subject.holds_error_code(v)),
    "constant_key_in_dictionary": (
        st.dictionaries(st.text(), st.integers()),
        lambda v: subject.has_version_key(v)),
    "constant_wide_identifier": (
        st.integers(0, 2**64 - 1),
        lambda v: subject.is_sentinel(v)),
}
