"""Caches, queues and locks with a few kinds of command."""

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from unseen.recorded import Recorded, machine


class ExpiringCache:
    """When the value of each key expires."""

    def __init__(self, renews):
        self.renews = renews
        self.time = 0
        self.ends = {}

    def put(self, key, duration):
        if self.renews or key not in self.ends:
            self.ends[key] = self.time + duration

    def wait(self, duration):
        self.time += duration
        self.ends = {key: end for key, end in self.ends.items() if end > self.time}


@machine("machine_expiring", "put(0, 1); put(0, 2); wait(1); get(0)")
class Expiring(Recorded):
    def __init__(self):
        super().__init__()
        self.sides = [ExpiringCache(renews=False), ExpiringCache(renews=True)]

    @rule(key=st.integers(0, 2), duration=st.integers(1, 9))
    def put(self, key, duration):
        for side in self.sides:
            side.put(key, duration)
        self.step(f"put({key}, {duration})", True, True)

    @rule(duration=st.integers(1, 5))
    def wait(self, duration):
        for side in self.sides:
            side.wait(duration)
        self.step(f"wait({duration})", True, True)

    @rule(key=st.integers(0, 2))
    def get(self, key):
        actual, expected = (key in side.ends for side in self.sides)
        self.step(f"get({key})", actual, expected)


class SeldomUsedCache:
    """Three keys in the order in which they were put, with how often each was used."""

    def __init__(self, gives_up_first):
        self.gives_up_first = gives_up_first
        self.uses = {}

    def get(self, key):
        if key not in self.uses:
            return False
        self.uses[key] += 1
        return True

    def put(self, key):
        if key in self.uses:
            return True
        if len(self.uses) == 3:
            least = min(self.uses.values())
            seldom = [key for key, count in self.uses.items() if count == least]
            del self.uses[seldom[0 if self.gives_up_first else -1]]
        self.uses[key] = 0
        return False


# Hypothesis puts a look before a change.
@machine(
    "machine_seldom_used", "put(0); put(1); put(2); put(3); put(0)",
    "put(0); put(1); put(2); put(3); get(0)")
class SeldomUsed(Recorded):
    def __init__(self):
        super().__init__()
        self.model = SeldomUsedCache(gives_up_first=True)
        self.system = SeldomUsedCache(gives_up_first=False)

    @rule(key=st.integers(0, 9))
    def put(self, key):
        self.step(f"put({key})", self.system.put(key), self.model.put(key))

    @rule(key=st.integers(0, 9))
    def get(self, key):
        self.step(f"get({key})", self.system.get(key), self.model.get(key))


class Ring:
    """A queue that grows when it is full; the mistake: it forgets where it began."""

    def __init__(self):
        self.places = [0, 0]
        self.start = self.count = 0

    def push(self, value):
        if self.count == len(self.places):
            self.places += [0] * self.count
        self.places[(self.start + self.count) % len(self.places)] = value
        self.count += 1
        return self.count

    def pop(self):
        if self.count == 0:
            return -1
        value = self.places[self.start]
        self.start = (self.start + 1) % len(self.places)
        self.count -= 1
        return value


@machine("machine_growing_queue", "push(0); pop; push(0); push(1); push(0); pop; pop")
class GrowingQueue(Recorded):
    def __init__(self):
        super().__init__()
        self.queue, self.ring = [], Ring()

    @rule(value=st.integers(0, 9))
    def push(self, value):
        self.queue.append(value)
        self.step(f"push({value})", self.ring.push(value), len(self.queue))

    @rule()
    def pop(self):
        self.step("pop", self.ring.pop(), self.queue.pop(0) if self.queue else -1)


class ReadersLock:
    """How many read, and whether somebody writes."""

    def __init__(self, counts_readers):
        self.counts_readers = counts_readers
        self.readers, self.is_written = 0, False

    def read(self):
        if self.is_written:
            return False
        self.readers += 1
        return True

    def write(self):
        if self.is_written or self.readers > 0:
            return False
        self.is_written = True
        return True

    def upgrade(self):
        if self.is_written or (self.counts_readers and self.readers > 1):
            return False
        self.readers -= 1
        self.is_written = True
        return True

    def end_read(self):
        self.readers -= 1
        return True

    def end_write(self):
        self.is_written = False
        return True


@machine("machine_readers", "read; read; upgrade")
class Readers(Recorded):
    def __init__(self):
        super().__init__()
        self.model = ReadersLock(counts_readers=True)
        self.system = ReadersLock(counts_readers=False)

    def each(self, text, act):
        expected = act(self.model)
        self.step(text, act(self.system), expected)

    @rule()
    def read(self):
        self.each("read", ReadersLock.read)

    @rule()
    def write(self):
        self.each("write", ReadersLock.write)

    @precondition(lambda self: self.model.readers > 0)
    @rule()
    def end_read(self):
        self.each("endRead", ReadersLock.end_read)

    @precondition(lambda self: self.model.is_written)
    @rule()
    def end_write(self):
        self.each("endWrite", ReadersLock.end_write)

    @precondition(lambda self: self.model.readers > 0)
    @rule()
    def upgrade(self):
        self.each("upgrade", ReadersLock.upgrade)


class Permits:
    """How many of three permits are free."""

    def __init__(self, is_bounded):
        self.is_bounded = is_bounded
        self.free = 3

    def acquire(self):
        if self.free == 0:
            return False
        self.free -= 1
        return True

    def release(self):
        self.free = min(self.free + 1, 3) if self.is_bounded else self.free + 1
        return True

    def acquire_all(self):
        if self.free < 3:
            return False
        self.free -= 3
        return True


@machine("machine_permits", "release; acquire; acquireAll")
class LentPermits(Recorded):
    def __init__(self):
        super().__init__()
        self.model, self.system = Permits(is_bounded=True), Permits(is_bounded=False)

    def each(self, text, act):
        expected = act(self.model)
        self.step(text, act(self.system), expected)

    @rule()
    def acquire(self):
        self.each("acquire", Permits.acquire)

    @rule()
    def release(self):
        self.each("release", Permits.release)

    @rule()
    def acquire_all(self):
        self.each("acquireAll", Permits.acquire_all)


class CircuitBreaker:
    """Opens for ten units of time after three failures in a row."""

    def __init__(self, starts_again):
        self.starts_again = starts_again
        self.failures = self.left = 0
        self.is_trial = False

    def wait(self, duration):
        self.left = max(self.left - duration, 0)
        return True

    def succeed(self):
        if self.left > 0:
            return False
        if self.starts_again or not self.is_trial:
            self.failures = 0
        self.is_trial = False
        return True

    def fail(self):
        if self.left > 0:
            return False
        self.failures += 1
        if self.failures >= 3:
            self.left, self.is_trial = 10, True
        return True


# Hypothesis puts a failure before a success.
@machine(
    "machine_breaker", "fail; fail; fail; wait(10); succeed; fail; succeed",
    "fail; fail; fail; wait(10); succeed; fail; fail")
class Breaker(Recorded):
    def __init__(self):
        super().__init__()
        self.model = CircuitBreaker(starts_again=True)
        self.system = CircuitBreaker(starts_again=False)

    def each(self, text, act):
        expected = act(self.model)
        self.step(text, act(self.system), expected)

    @rule()
    def succeed(self):
        self.each("succeed", CircuitBreaker.succeed)

    @rule()
    def fail(self):
        self.each("fail", CircuitBreaker.fail)

    @rule(duration=st.integers(1, 20))
    def wait(self, duration):
        self.each(f"wait({duration})", lambda side: side.wait(duration))
