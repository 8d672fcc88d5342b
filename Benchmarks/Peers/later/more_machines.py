"""Accounts, jobs, files, replicas and memory."""

from hypothesis import strategies as st
from hypothesis.stateful import Bundle, consumes, multiple, precondition, rule

from unseen.recorded import Recorded, machine


class Account:
    """The balance, and what is held in the order in which it was."""

    def __init__(self, ends_holds):
        self.ends_holds = ends_holds
        self.balance = 0
        self.held = []

    def available(self):
        return self.balance - sum(self.held)

    def pay(self, hold):
        self.balance -= self.held[hold]
        if self.ends_holds:
            self.held[hold] = 0


@machine("machine_reservation", "deposit(1); hold(1); pay(0)")
class Reservation(Recorded):
    holds = Bundle("holds")

    def __init__(self):
        super().__init__()
        self.model, self.system = Account(ends_holds=True), Account(ends_holds=False)

    def each(self, text, act):
        for side in (self.model, self.system):
            act(side)
        self.step(text, self.system.available(), self.model.available())

    @rule(amount=st.integers(1, 100))
    def deposit(self, amount):
        def act(side):
            side.balance += amount

        self.each(f"deposit({amount})", act)

    @precondition(lambda self: self.model.available() > 0)
    @rule(target=holds, amount=st.integers(1, 50))
    def hold(self, amount):
        if amount > self.model.available():
            return multiple()
        self.each(f"hold({amount})", lambda side: side.held.append(amount))
        return len(self.model.held) - 1

    @rule(hold=consumes(holds))
    def pay(self, hold):
        self.each(f"pay({hold})", lambda side: side.pay(hold))

    @rule(hold=consumes(holds))
    def cancel(self, hold):
        def act(side):
            side.held[hold] = 0

        self.each(f"cancel({hold})", act)


@machine("machine_cancelled_jobs", "add(0); add(0); cancel(1); next")
class CancelledJobs(Recorded):
    """Jobs in the order of their times, equal ones as they came."""

    jobs = Bundle("jobs")

    def __init__(self):
        super().__init__()
        self.times, self.model, self.system = [], [], []

    @rule(target=jobs, time=st.integers(0, 50))
    def add(self, time):
        job = len(self.times)
        self.times.append(time)
        for waiting in (self.model, self.system):
            waiting.append(job)
            waiting.sort(key=self.times.__getitem__)
        self.step(f"add({time})", len(self.system), len(self.model))
        return job

    @rule(job=jobs)
    def cancel(self, job):
        if job not in self.model:
            return
        self.model.remove(job)
        # The mistake: the first job of the same time goes.
        same = [other for other in self.system if self.times[other] == self.times[job]]
        if same:
            self.system.remove(same[0])
        self.step(f"cancel({job})", len(self.system), len(self.model))

    @rule()
    def next(self):
        actual, expected = (
            waiting.pop(0) if waiting else -1 for waiting in (self.system, self.model))
        self.step("next", actual, expected)


class SparseFile:
    """Bytes and a place in or behind them."""

    def __init__(self, has_gaps):
        self.has_gaps = has_gaps
        self.bytes, self.place = [], 0

    def write(self, byte):
        if self.has_gaps:
            self.bytes += [0] * (self.place - len(self.bytes))
        self.bytes[self.place:self.place + 1] = [byte]
        self.place += 1

    def seek(self, place):
        self.place = place

    def truncate(self, count):
        del self.bytes[count:]


@machine("machine_sparse_file", "seek(1); write(0); read")
class WrittenFile(Recorded):
    def __init__(self):
        super().__init__()
        self.sides = [SparseFile(has_gaps=False), SparseFile(has_gaps=True)]

    def each(self, text, act):
        for side in self.sides:
            act(side)
        self.step(text, [], [])

    @rule(byte=st.integers(0, 9))
    def write(self, byte):
        self.each(f"write({byte})", lambda side: side.write(byte))

    @rule(place=st.integers(0, 9))
    def seek(self, place):
        self.each(f"seek({place})", lambda side: side.seek(place))

    @rule(count=st.integers(0, 9))
    def truncate(self, count):
        self.each(f"truncate({count})", lambda side: side.truncate(count))

    @rule()
    def read(self):
        self.step("read", *(side.bytes for side in self.sides))


class Replica:
    """When each item was added and removed last."""

    def __init__(self):
        self.added, self.removed = {}, {}

    def contains(self, item, remembers_removals):
        if item not in self.added:
            return False
        if item not in self.removed:
            return True
        return not remembers_removals and self.added[item] > self.removed[item]


def latest(left, right):
    return {key: max(left.get(key, 0), right.get(key, 0)) for key in left | right}


ITEM = st.integers(0, 5)


@machine("machine_replicas", "remove(False, 0); add(False, 0); contains(False, 0)")
class Replicas(Recorded):
    def __init__(self):
        super().__init__()
        self.replicas = [Replica(), Replica()]

    @rule(is_second=st.booleans(), item=ITEM)
    def add(self, is_second, item):
        self.replicas[is_second].added[item] = len(self.steps) + 1
        self.step(f"add({is_second}, {item})", True, True)

    @rule(is_second=st.booleans(), item=ITEM)
    def remove(self, is_second, item):
        self.replicas[is_second].removed[item] = len(self.steps) + 1
        self.step(f"remove({is_second}, {item})", True, True)

    @rule()
    def merge(self):
        first, second = self.replicas
        added = latest(first.added, second.added)
        removed = latest(first.removed, second.removed)
        for replica in self.replicas:
            replica.added, replica.removed = dict(added), dict(removed)
        self.step("merge", True, True)

    @rule(is_second=st.booleans(), item=ITEM)
    def contains(self, is_second, item):
        replica = self.replicas[is_second]
        self.step(
            f"contains({is_second}, {item})", replica.contains(item, remembers_removals=True),
            replica.contains(item, remembers_removals=False))


class Memory:
    """What is free of sixteen units, as starts and ends in order."""

    def __init__(self, joins_before):
        self.joins_before = joins_before
        self.gaps = [(0, 16)]
        self.given = []

    def allocate(self, size):
        for place, (start, end) in enumerate(self.gaps):
            if end - start >= size:
                self.given.append((start, start + size))
                self.gaps[place:place + 1] = [(start + size, end)] if start + size < end else []
                return start
        self.given.append((0, 0))
        return -1

    def free(self, block):
        start, end = self.given[block]
        place = sum(gap[0] < start for gap in self.gaps)
        gaps = self.gaps
        gaps.insert(place, (start, end))
        if place + 1 < len(gaps) and gaps[place + 1][0] == end:
            gaps[place:place + 2] = [(start, gaps[place + 1][1])]
        if self.joins_before and place > 0 and gaps[place - 1][1] == start:
            gaps[place - 1:place + 1] = [(gaps[place - 1][0], gaps[place][1])]
        return start


@machine(
    "machine_allocator", "allocate(1); allocate(1); free(0); free(1); allocate(2)")
class Allocator(Recorded):
    blocks = Bundle("blocks")

    def __init__(self):
        super().__init__()
        self.model, self.system = Memory(joins_before=True), Memory(joins_before=False)

    @rule(target=blocks, size=st.integers(1, 16))
    def allocate(self, size):
        expected = self.model.allocate(size)
        self.step(f"allocate({size})", self.system.allocate(size), expected)
        return multiple() if expected < 0 else len(self.model.given) - 1

    @rule(block=consumes(blocks))
    def free(self, block):
        expected = self.model.free(block)
        self.step(f"free({block})", self.system.free(block), expected)
