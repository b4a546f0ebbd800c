"""Pairs of a graph: as many as there can be at once, by Edmonds' method with blossoms."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence, Set

Friends = Mapping[int, Set[int]]
"""Whom everybody fits."""


def most_pairs(people: Sequence[int], friends: Friends) -> int:
    """How many pairs can be made at once of people who fit each other."""
    places = {one: at for at, one in enumerate(people)}
    near = [[places[other] for other in people if other in friends[one]] for one in people]
    return _Matching(near).pairs()


class _Matching:
    """A matching that grows by one pair at a time along paths found from whoever is alone."""

    def __init__(self, near: list[list[int]]) -> None:
        self._near = near
        self._mate = [-1] * len(near)

    def pairs(self) -> int:
        """How many pairs there are once no more can be added."""
        for one, others in enumerate(self._near):
            free = next((other for other in others if self._mate[other] == -1), None)
            if self._mate[one] == -1 and free is not None:
                self._mate[one], self._mate[free] = free, one
        for one in range(len(self._near)):
            if self._mate[one] == -1:
                self._grow(one)
        return sum(mate != -1 for mate in self._mate) // 2

    def _grow(self, root: int) -> None:
        """Turn a path from somebody alone to somebody else alone inside out, if there is one."""
        self._base = list(range(len(self._near)))
        self._parent = [-1] * len(self._near)
        seen, queue = {root}, deque([root])
        while queue:
            at = queue.popleft()
            for to in self._near[at]:
                if self._base[at] == self._base[to] or self._mate[at] == to:
                    continue
                if to == root or (self._mate[to] != -1 and self._parent[self._mate[to]] != -1):
                    queue.extend(self._contract(at, to, seen))
                elif self._parent[to] == -1:
                    self._parent[to] = at
                    if self._mate[to] == -1:
                        self._turn(to)
                        return
                    seen.add(self._mate[to])
                    queue.append(self._mate[to])

    def _turn(self, end: int) -> None:
        while end != -1:
            before = self._parent[end]
            following = self._mate[before]
            self._mate[end], self._mate[before] = before, end
            end = following

    def _contract(self, one: int, other: int, seen: set[int]) -> list[int]:
        """Take an odd circle for one; returns whom the search reaches by that."""
        base, blossom = self._meeting(one, other), set[int]()
        self._mark(one, base, other, blossom)
        self._mark(other, base, one, blossom)
        reached = []
        for at in range(len(self._near)):
            if self._base[at] in blossom:
                self._base[at] = base
                if at not in seen:
                    seen.add(at)
                    reached.append(at)
        return reached

    def _meeting(self, one: int, other: int) -> int:
        """Where the ways back to the root meet."""
        passed = set()
        while True:
            one = self._base[one]
            passed.add(one)
            if self._mate[one] == -1:
                break
            one = self._parent[self._mate[one]]
        while self._base[other] not in passed:
            other = self._parent[self._mate[self._base[other]]]
        return self._base[other]

    def _mark(self, at: int, base: int, child: int, blossom: set[int]) -> None:
        while self._base[at] != base:
            blossom |= {self._base[at], self._base[self._mate[at]]}
            self._parent[at] = child
            child = self._mate[at]
            at = self._parent[self._mate[at]]
