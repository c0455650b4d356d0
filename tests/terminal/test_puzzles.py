"""Puzzles at the terminal: today's, any other, one after the other, or a sheet for a class."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime

import pytest

from budgetable import decks
from budgetable.coach import LEVELS, Puzzle, puzzle
from tests.terminal.playing import NEEDS_PROC, Person, budgetable

DECK = decks.load("standard")


def of(number: int, level: str = "") -> Puzzle:
    return puzzle(DECK, "t", number, level)


def where(is_right: str) -> Puzzle:
    """The first puzzle whose solution has such a move, and more than one of them."""
    for number in range(1, 200):
        found = of(number)
        if found.actions > 1 and str(found.solution[0]).startswith(is_right):
            return found
    raise AssertionError(f"no puzzle that begins with {is_right}")


def at(each: Puzzle, *lines: str, language: str = "en") -> list[str]:
    """What is answered to the lines, after the puzzle itself."""
    done = budgetable(
        "puzzle", "--seed", "t", "--number", str(each.number), "--language", language, lines=lines
    )
    assert done.returncode == 0, done.stderr
    prompt = {"en": "Your move: ", "es": "Tu jugada: "}[language]
    return done.stdout.split(prompt)


def test_the_puzzle_of_today_is_the_first_of_the_days_seed():
    before = datetime.now(UTC).date().isoformat()
    done = budgetable("puzzle", lines=["quit"])
    after = datetime.now(UTC).date().isoformat()
    assert done.returncode == 0
    assert done.stdout.startswith((f"Puzzle 1 of {before}, ", f"Puzzle 1 of {after}, "))


@NEEDS_PROC
@pytest.mark.parametrize("command", ["puzzle", "puzzles"])
def test_ctrl_c_ends_a_puzzle_with_a_word_and_the_status_of_what_was_stopped(command: str):
    with closing(Person(command, "--seed", "t", "--number", "1")) as person:
        person.read_until("Your move: ")
        person.interrupt()
        assert person.rest().split() == ["Stopped."]
        assert person.game.returncode == 130


def test_a_puzzle_is_solved_by_typing_its_moves():
    each = where("place")
    told = at(each, *map(str, each.solution))
    assert f"Balance this budget with {each.actions} actions." in told[0]
    assert f"Solved, with {each.actions} actions: income " in told[-1]
    assert f"puzzle --seed t --number {each.number + 1}" in told[-1]


def test_a_move_is_refused_with_the_reason_of_the_rules_and_nothing_is_lost():
    each = where("place")
    counter = next(card for card in DECK.cards if card.is_counter)
    used = str(each.solution)
    held = next(card for card in each.hand if card.id not in used)
    told = at(each, f"swap {held.id} {counter.id}", "draw", "accept", *map(str, each.solution))
    assert f"{counter.name} is not in your budget" in told[1]
    assert "drawn" in told[2]
    assert "answer" in told[3]
    assert "Solved" in told[-1]


def test_undo_and_again_go_back_and_an_unbalanced_end_says_what_is_left():
    each = where("place")
    first, *_ = map(str, each.solution)
    told = at(each, first, "undo", "undo", first, "again", "done", "give up")
    assert "actions left" in told[1] or "action left" in told[1]
    assert told[2].startswith("Your budget")
    assert "Nothing to undo" in told[3]
    assert told[5].startswith("Your budget")
    assert "The budget is not balanced" in told[6]
    assert f"{each.actions}. " in told[7]


def test_hints_come_a_step_at_a_time_and_say_when_a_move_must_be_taken_back():
    each = where("place")
    told = at(each, "hint", "hint", "hint", *map(str, each.solution[:1]), "hint")
    assert "You can win now" in told[1]
    assert told[2].startswith("The card to begin with")
    assert told[3].startswith("The move: ")
    assert "You can win now" in told[5]


def test_giving_up_shows_the_solution_in_spanish_too():
    each = of(3)
    told = at(each, "me rindo", language="es")
    assert told[1].startswith("La solución:")
    assert f"{each.actions}. " in told[1]
    assert f"--number {each.number + 1} --language es" in told[1]


def test_several_puzzles_come_one_after_the_other():
    lines = ["give up"] * 3
    done = budgetable("puzzles", "--number", "3", "--seed", "t", "--level", "easy", lines=lines)
    assert [f"Puzzle {number} of t, easy." in done.stdout for number in (1, 2, 3)] == [True] * 3
    assert "puzzle --seed t --number 4 --level easy" in done.stdout
    ended = budgetable("puzzles", "--number", "3", "--seed", "t", lines=["give up"])
    assert ended.returncode == 0
    assert "The input has ended" in ended.stdout


def test_a_sheet_has_its_answers_apart_and_fits_a_page():
    plain = budgetable("puzzles", "--number", "20", "--print", "--seed", "t")
    assert plain.stdout.count("Your hand:") == 20
    assert "\f" not in plain.stdout
    assert "balanced, you win" not in plain.stdout
    assert max(map(len, plain.stdout.splitlines())) <= 78
    both = budgetable("puzzles", "--number", "20", "--print", "--answers", "--seed", "t")
    sheet, answers = both.stdout.split("\f")
    assert sheet == plain.stdout
    assert " ".join(answers.split()).count("balanced, you win the round") == 20
    for number in (1, 20):
        for card in of(number).hand:
            assert card.name in sheet


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["puzzle", "--number", "0"], "--number is 0"),
        (["puzzles", "--number", "5000"], "--number is 5000"),
        (["puzzle", "--deck", "nowhere"], "no deck called"),
        (["puzzle", "--language", "xx"], "no language"),
    ],
)
def test_what_cannot_be_used_is_said(arguments: list[str], said: str):
    done = budgetable(*arguments)
    assert done.returncode == 2
    assert said in done.stderr


def test_the_levels_of_the_command_are_those_of_the_coach():
    assert budgetable("puzzle", "--level", "absurd").returncode == 2
    for level in LEVELS:
        done = budgetable("puzzle", "--level", level, "--seed", "t", lines=["quit"])
        assert f"Puzzle 1 of t, {level}." in done.stdout
