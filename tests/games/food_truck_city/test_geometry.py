"""Segments, intersections, adjacency and distances (section 2)."""

from __future__ import annotations

import pytest

from games.food_truck_city.geometry import CITIES
from tests.games.food_truck_city.builders import distances


@pytest.mark.parametrize(("size", "segments", "with_six", "with_three"), [(5, 40, 24, 16), (6, 60, 40, 20)])
def test_segments_have_six_or_three_neighbours(size: int, segments: int, with_six: int, with_three: int) -> None:
    counts = [len(near) for near in CITIES[size].neighbours.values()]
    assert (len(counts), counts.count(6), counts.count(3)) == (segments, with_six, with_three)


def test_adjacency_of_the_examples() -> None:
    near = CITIES[5].neighbours
    assert set(near["H1-2"]) == {"H1-1", "H1-3", "V1-1", "V1-2", "V2-1", "V2-2"}
    assert set(near["V0-0"]) == {"H0-0", "H0-1", "V1-0"}


@pytest.mark.parametrize("size", CITIES)
def test_adjacency_is_mutual_and_every_crossing_joins_four(size: int) -> None:
    near = CITIES[size].neighbours
    assert all(one in near[other] for one in near for other in near[one])
    assert sum(len(found) for found in near.values()) == 12 * (size - 1) ** 2


@pytest.mark.parametrize(("size", "upright"), [(5, "V"), (5, "H"), (6, "V"), (6, "H")])
def test_distances_to_the_centre_are_those_of_the_table(size: int, upright: str) -> None:
    table = distances(size, upright)
    assert {segment: CITIES[size].distance[segment] for segment in table} == table


@pytest.mark.parametrize(("size", "counts"), [(5, [4, 8, 20, 8]), (6, [4, 12, 20, 16, 8])])
def test_rings_round_the_centre(size: int, counts: list[int]) -> None:
    assert [len(ring) for ring in CITIES[size].rings] == counts


@pytest.mark.parametrize("size", CITIES)
def test_a_block_has_a_street_on_every_side_that_is_not_the_city_limit(size: int) -> None:
    def streets(block: str) -> set[str]:
        return {segment for segment, touching in CITIES[size].sides.items() if block in dict(touching)}

    assert [len(streets(f"{r}-{c}")) for r, c in ((0, 0), (0, 1), (1, 1))] == [2, 3, 4]
    assert streets("1-1") == {"V1-0", "V1-1", "H0-1", "H1-1"}
