"""One reader over many files: paths on standard input, one JSON line a file on standard output.

`archive_readers.py NAME`; a reader that this machine lacks ends with status 3.
"""

import datetime
import importlib.metadata
import json
import resource
import sys

import archive_resolver
from archive_resolver import Archive, Uid, xml_uid

sys.setrecursionlimit(5000)
resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))


def plistlib_tree():
    import plistlib

    def convert(value):
        if isinstance(value, plistlib.UID):
            return Uid(value.data)
        if isinstance(value, list):
            return [convert(one) for one in value]
        if isinstance(value, dict):
            return xml_uid({key: convert(one) for key, one in value.items()})
        return value

    return lambda data: convert(plistlib.loads(data))


def libplist_tree():
    import libplist

    def parse(data):
        tree = libplist.parse(data)
        if tree is None:
            raise archive_resolver.Refused("no property list")
        return tree

    return parse


def biplist_tree():
    import biplist

    def convert(value):
        if isinstance(value, biplist.Uid):
            return Uid(int(value.integer if hasattr(value, "integer") else value))
        if isinstance(value, list):
            return [convert(one) for one in value]
        if isinstance(value, dict):
            return {key: convert(one) for key, one in value.items()}
        return bytes(value) if isinstance(value, biplist.Data) else value

    return lambda data: convert(biplist.readPlistFromString(data))


def ccl_tree():
    import io

    import ccl_bplist

    def convert(value):
        if isinstance(value, ccl_bplist.BplistUID):
            return Uid(value.value)
        if isinstance(value, (list, tuple)):
            return [convert(one) for one in value]
        if isinstance(value, dict):
            return {key: convert(one) for key, one in value.items()}
        return value

    return lambda data: convert(ccl_bplist.load(io.BytesIO(data)))


def resolved(tree):
    parse = tree()
    return lambda data: Archive(parse(data)).value()


def bpylist2():
    from bpylist2 import archiver

    return lambda data: plain(archiver.unarchive(data))


def nska():
    import nska_deserialize

    def read(data):
        found = nska_deserialize.deserialize_plist_from_string(data, False, dict)
        return plain(found["root"] if isinstance(found, dict) and set(found) == {"root"} else found)

    return read


def unarchiver():
    import NSKeyedUnArchiver

    def read(data):
        found = NSKeyedUnArchiver.unserializeNSKeyedArchiver(data)
        return plain(found["root"] if isinstance(found, dict) and set(found) == {"root"} else found)

    return read


def plain(value):
    """The result of a reader with Python types of its own, marked as such."""
    return {"plain": python_json(value)}


def python_json(value):
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if type(value).__name__ == "timestamp":  # bpylist2's dates are seconds since 1970
        return {"date": value - 978307200}
    if isinstance(value, float):
        return {"real": value if abs(value) < float("inf") else repr(value)}
    if isinstance(value, (bytes, bytearray)):
        return {"data": bytes(value).hex()}
    if isinstance(value, datetime.datetime):
        return {"date": (value.replace(tzinfo=None) - archive_resolver.EPOCH).total_seconds()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [python_json(one) for one in value]
    if isinstance(value, dict):
        return {"dictionary": [[python_json(k), python_json(v)] for k, v in value.items()]}
    return {"other": type(value).__name__}


READERS = {
    "plistlib": (lambda: resolved(plistlib_tree), None),
    "libplist": (lambda: resolved(libplist_tree), None),
    "biplist": (lambda: resolved(biplist_tree), "biplist"),
    "ccl_bplist": (lambda: resolved(ccl_tree), "nska-deserialize"),
    "bpylist2": (bpylist2, "bpylist2"),
    "nska_deserialize": (nska, "nska-deserialize"),
    "nskeyedunarchiver": (unarchiver, "nskeyedunarchiver"),
}


def version(name):
    if name == "libplist":
        import libplist

        return libplist.version()
    package = READERS[name][1]
    return importlib.metadata.version(package) if package else sys.version.split()[0]


def main():
    name = sys.argv[1]
    try:
        read = READERS[name][0]()
    except ImportError:
        sys.exit(3)
    if sys.argv[2:] == ["--version"]:
        print(version(name))
        return
    # Some readers print what they meet; the answers have the real standard output to themselves.
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        with open(line.rstrip("\n"), "rb") as file:
            data = file.read()
        try:
            answer = {"outcome": "read", "value": read(data)}
            text = json.dumps(answer)
        except Exception as error:  # whatever a reader raises is its refusal
            text = json.dumps(
                {"outcome": "refused", "why": "%s: %s" % (type(error).__name__, str(error)[:80])})
        print(text, file=answers, flush=True)


if __name__ == "__main__":
    main()
