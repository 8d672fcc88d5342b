"""Says in Python what `CodeUnderTest.swift` says in Swift, with the same literals.

Hypothesis draws from the literals of local modules, but neither of files in a folder `tests` nor of
those whose names end in `_test`. So the goals lie in `tests`, and this file does not.
"""


def is_flush_size(count):
    return count == 10_000_000


def is_administration_port(port):
    return port == 4711


def is_next_day(seconds):
    return seconds == 86_400


def is_absolute_zero(degrees):
    return degrees == -273


def is_just_past_quota(count):
    return count == 250_000 + 1


def checksum_vanishes(number):
    return number > 0 and number % 65_521 == 0


def is_reduced_rate(rate):
    return rate == 0.175


def is_request_header(name):
    return name == "X-Request-ID"


def is_data_address(address):
    return address.startswith("data:")


def holds_placeholder(text):
    return text != "${user}" and "${user}" in text


def is_property_list(data):
    return data.startswith(b"bplist00")


def holds_error_code(codes):
    return len(codes) > 1 and 3_840 in codes


def is_archived(record):
    return record.name == "archived"


def is_administrator(user, port):
    return user == "root" and port == 8_443


def has_version_key(table):
    return "schemaVersion" in table


def is_sentinel(identifier):
    return identifier == 0xFEED_FACE_CAFE_BEEF


def reason(status):
    """Literals that no goal is about."""
    return {
        200: "OK",
        204: "No Content",
        301: "Moved Permanently",
        304: "Not Modified",
        401: "Unauthorized",
        403: "Forbidden",
        404: "Not Found",
        409: "Conflict",
        418: "I'm a teapot",
        429: "Too Many Requests",
        503: "Service Unavailable",
    }.get(status, "unknown status")


def price(weight, zone):
    """Literals that no goal is about."""
    if zone == "domestic":
        return weight * 4.95
    if zone == "europe":
        return weight * 9.5 + 0.85
    if zone == "overseas":
        return weight * 17.25 + 12.4
    return 39.99
