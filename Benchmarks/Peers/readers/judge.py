"""Runs readers over the archive suite and counts what each gets right.

`judge.py SUITE NAME COMMAND...`: the command is given paths on standard input and answers each with
one JSON line (see archive_readers.py). One JSON line for each count, then one for each file that is
not right. Readers run in processes of their own: one that dies or takes over 10 s is started again
with the next file.
"""

import json
import select
import subprocess
import sys

SECONDS = 10
COUNTS = ("right", "wrongly_refused", "wrongly_accepted", "wrong_value", "crashed", "hung")
UNORDERED = ("set", "dictionary", "countedSet", "dateComponents")


class Reader:
    def __init__(self, command):
        self.command, self.process = command, None

    def ask(self, path):
        """The answer, or 'crashed' or 'hung'."""
        if self.process is None:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL)
        try:
            self.process.stdin.write((path + "\n").encode())
            self.process.stdin.flush()
            if not select.select([self.process.stdout], [], [], SECONDS)[0]:
                return self.end("hung")
            line = self.process.stdout.readline()
            return json.loads(line) if line.endswith(b"\n") else self.end("crashed")
        except BrokenPipeError:
            return self.end("crashed")

    def end(self, how):
        self.process.kill()
        self.process.wait()
        self.process = None
        return how


def canonical(value):
    """Text that is equal for equal values: sets and dictionaries have no order."""
    if isinstance(value, dict):
        (tag, content), = value.items()
        if tag in ("real", "date"):
            return "%s %r" % (tag, float(content))
        if tag in ("error", "unit", "measurement", "notification", "url", "typedValue", "decimal"):
            return tag + "(" + ",".join(canonical(one) for one in content) + ")"
        parts = [canonical(one) for one in content] if isinstance(content, list) else [
            json.dumps(content)]
        return tag + "(" + ",".join(sorted(parts) if tag in UNORDERED else parts) + ")"
    if isinstance(value, list):
        return "[" + ",".join(canonical(one) for one in value) + "]"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return json.dumps(value)


def numbers_equal(one, other):
    return isinstance(one, (int, float)) and isinstance(other, (int, float)) and (
        float(one) == float(other) or abs(one - other) < 1e-3)


def are_fields(found):
    """Whether a reader without a type for a class hands over the fields of its object."""
    pairs = found.get("dictionary") if isinstance(found, dict) else None
    return pairs is not None and all(str(key).startswith("NS.") for key, _ in pairs)


def loosely(wanted, found):
    """Whether a value of another reader's own types can mean what is wanted."""
    if isinstance(found, dict) and "other" in found:
        return True
    if not isinstance(wanted, (str, bool, int)) and are_fields(found):
        return True
    if isinstance(found, dict) and ("real" in found or "date" in found):
        (found,) = found.values()
        found = float(found)
    if isinstance(wanted, dict):
        (tag, content), = wanted.items()
        if tag in ("real", "date"):
            return numbers_equal(float(content), found)
        if tag == "data":
            return found == wanted
        if tag == "uuid":
            return content.replace("-", "").lower() in json.dumps(found).replace("-", "").lower()
        if tag in ("set", "orderedSet"):
            return isinstance(found, list) and len(found) == len(content) and all(
                any(loosely(one, other) for other in found) for one in content)
        if tag == "dictionary":
            pairs = found.get("dictionary") if isinstance(found, dict) else None
            return pairs is not None and len(pairs) == len(content) and all(
                any(str(key) == str(other) and loosely(value, other_value)
                    for other, other_value in pairs)
                for key, value in content)
        # Readers have no one form for the rest.
        return True
    if isinstance(wanted, list):
        return isinstance(found, list) and len(wanted) == len(found) and all(
            loosely(one, other) for one, other in zip(wanted, found))
    if wanted is None:
        return found in (None, "", "$null")
    if isinstance(wanted, (bool, int)):
        return numbers_equal(wanted, found)
    return wanted == found


def same(wanted, found):
    if isinstance(found, dict) and set(found) == {"plain"}:
        return loosely(wanted, found["plain"])
    return canonical(wanted) == canonical(found)


def judged(entry, answer):
    if isinstance(answer, str):
        return answer
    read = answer["outcome"] == "read"
    if entry["verdict"] == "either":
        return "right"
    if entry["verdict"] == "refuse":
        return "wrongly_accepted" if read else "right"
    if not read:
        return "wrongly_refused"
    return "right" if same(entry["value"], answer["value"]) else "wrong_value"


def main():
    folder, name, command = sys.argv[1], sys.argv[2], sys.argv[3:]
    reader, counts, wrong = Reader(command), dict.fromkeys(COUNTS, 0), []
    with open(folder + "/verdicts.jsonl", encoding="utf-8") as lines:
        entries = [json.loads(line) for line in lines]
    for entry in entries:
        answer = reader.ask(folder + "/" + entry["file"])
        count = judged(entry, answer)
        counts[count] += 1
        if count != "right":
            why = answer.get("why") if isinstance(answer, dict) else None
            wrong.append({"reader": name, "file": entry["file"], "is": count, "why": why})
    for count in COUNTS:
        print(json.dumps({"reader": name, "metric": count, "value": counts[count]}))
    for line in wrong:
        print(json.dumps(line))


if __name__ == "__main__":
    main()
