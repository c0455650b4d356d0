"""A match at the terminal: everything by typing, nothing lost, no hand shown to another."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from budgetable import decks, records
from budgetable.rules import Card, Match, Seeded, legal
from budgetable.terminal.saving import restore
from budgetable.words import Voice, text
from tests.terminal.playing import NEEDS_PROC, Person, budgetable

DECK = decks.load("standard")


def seed_where(players: list[str], is_right: Callable[[Match], bool]) -> str:
    """The first seed whose deal is of this kind; who deals first is by lot, so by seed too."""
    for seed in range(2000):
        if is_right(Match.new(DECK, players, seed=str(seed))):
            return str(seed)
    raise AssertionError("no such deal among 2,000 seeds")


def starts(seat: int) -> Callable[[Match], bool]:
    return lambda match: match.state.turn == seat


def replayed(file: Path) -> Match:
    """The match in a file, which must be whole and follow the rules."""
    return list(records.replay(records.read(file)))[-1].match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


def test_a_whole_match_is_played_by_numbers_saved_replayed_and_shown(file: Path):
    done = budgetable(
        "play", "Ann", "steady", "--seed", "1", "--save", str(file), lines=["1"] * 4000
    )
    assert done.returncode == 0
    assert "the match" in done.stdout
    assert f"The match is kept in {file}" in done.stdout
    match = replayed(file)
    assert match.is_over
    assert done.stdout.count("Press Enter for the next round.") == len(match.rounds) - 1
    assert budgetable("replay", str(file)).returncode == 0
    assert budgetable("show", str(file)).returncode == 0
    over = budgetable("play", "--resume", str(file))
    assert over.stdout == "The match of Ann, Steady is over already.\n"


def test_without_names_it_asks_and_enter_takes_what_is_offered(tmp_path: Path):
    done = budgetable("play", "--seed", "1", lines=["", "", ""], home=tmp_path)
    assert "How many players" in done.stdout
    assert "At the table: Player 1, Steady." in done.stdout
    (kept,) = (tmp_path / "data" / "budgetable" / "matches").iterdir()
    assert replayed(kept).players == ("Player 1", "Steady")


def test_wrong_answers_while_setting_up_are_asked_again(tmp_path: Path):
    lines = ["five", "7", "2", "Ann", "ann", "novice"]
    done = budgetable("play", "--seed", "1", lines=lines, home=tmp_path)
    assert done.stdout.count("Please type a number from 2 to 4.") == 2
    assert "ann is taken" in done.stdout
    assert "At the table: Ann, Novice." in done.stdout


def test_the_end_of_the_input_loses_nothing_and_the_match_goes_on_later(file: Path):
    seed = seed_where(["Ann", "Steady"], starts(1))
    lines = ["draw deck", "draw deck"]
    first = budgetable("play", "Ann", "steady", "--seed", seed, "--save", str(file), lines=lines)
    assert first.returncode == 0
    assert f"python -m budgetable play --resume {file}" in first.stdout
    assert len(replayed(file).round.moves) == 2
    again = budgetable("play", "--resume", str(file), lines=["done"])
    assert "Resumed the match of Ann, Steady." in again.stdout
    voice = Voice("en", DECK, ["Ann", "Steady"])
    for card in replayed_hand(file, 2):
        assert f"  {voice.card(card)}\n" in again.stdout
    assert str(replayed(file).round.moves[2][1]) == "done"


def replayed_hand(file: Path, ply: int) -> tuple[Card, ...]:
    steps = list(records.replay(records.read(file)))
    return steps[ply].match.state.hands[1]


@pytest.fixture
def ann(file: Path) -> Iterator[Person]:
    """Ann against a bot, with the first turn and two cards drawn."""
    seed = seed_where(["Ann", "Steady"], starts(1))
    with closing(Person("play", "Ann", "steady", "--seed", seed, "--save", str(file))) as person:
        for _ in range(2):
            person.read_until("Your move: ")
            person.type("draw deck")
        person.read_until("Your move: ")
        yield person


@NEEDS_PROC
def test_ctrl_c_keeps_the_match(ann: Person, file: Path):
    ann.interrupt()
    said = ann.rest()
    assert "Traceback" not in said
    assert f"budgetable play --resume {file}" in said
    assert ann.game.returncode == 130
    assert len(replayed(file).round.moves) == 2


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM])
def test_however_the_program_ends_the_match_is_whole(ann: Person, file: Path, end: signal.Signals):
    ann.game.send_signal(end)
    ann.game.wait(timeout=60)
    assert len(replayed(file).round.moves) == 2
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_quit_asks_first(ann: Person):
    ann.type("quit")
    ann.read_until("to go on. ")
    ann.type("")
    ann.read_until("Your move: ")
    ann.type("quit")
    ann.read_until("to go on. ")
    ann.type("yes")
    assert "go on with it" in ann.rest()
    assert ann.game.returncode == 0


@pytest.mark.parametrize(
    ("language", "rent", "move", "unknown"),
    [("en", "rent", "draw deck", "I do not know"), ("es", "alquiler", "robar mazo", "No conozco")],
)
def test_whatever_the_help_names_can_be_typed(
    language: str, rent: str, move: str, unknown: str, file: Path
):
    named = [
        line.partition(":")[0].partition(",")[0] for line in text("help", language).split("\n")
    ]
    lines = [
        line.replace("CARTA", rent)
        .replace("CARD", rent)
        .replace("JUGADA", move)
        .replace("MOVE", move)
        for line in named[1:-1]  # The last one quits.
        if not line.startswith(("NAME", "NOMBRE", "language", "idioma"))
    ]
    assert len(lines) > 13
    options = ("--language", language, "--save", str(file))
    said = budgetable("play", "Ann", "steady", *options, lines=[*lines, "dance"]).stdout
    assert said.count(unknown) == said.count("dance") == 1


def test_questions_are_answered_and_change_nothing(ann: Person, file: Path):
    before = file.read_bytes()
    for question, answer in {
        "help": "undo: take back your last move",
        "rules": "Win two rounds, or as many as you chose, and you win the match.",
        "what does rent do?": "Rent",
        "WHAT DOES just say no DO": "Just Say No",
        "hand": "Your hand:",
        "budget": "No cards yet",
        "table": "Steady: 5 cards in hand",
        "piles": "Draw pile: 41 cards.",
        "now": "Your turn: 3 actions left.",
        "history": "You draw",
        "why accept": "No Life Happens card waits for an answer.",
        "why done": "That move is allowed.",
        "why place castle": 'No card of this deck is called "castle"',
        "what does castle do": 'No card of this deck is called "castle"',
        "what": "Which card?",
        "what is relief": "relief",
        "place": "Write it like this: place ",
        "why 1": "That move is allowed.",
        "x" * 5000: "I do not know",
        "save " + "y" * 280: "could not be saved",
        "h": "undo: take back your last move",
        "?": "undo: take back your last move",
        "": "What you can do:",
        "!": "I do not know",
        "dance": 'I do not know "dance"',
        "99": "There is no move 99.",
        "0": "There is no move 0.",
        "steady play scam 1": "I do not know",
        "undo": "your last move showed something that was hidden",
        "language xx": 'There is no language "xx"',
        "language es": "El idioma es",
        "mano": "Tu mano:",
        "breve": "",
        "language en": "The language is English.",
        "save": f"Saved to {file}",
    }.items():
        ann.type(question)
        said = ann.read_until(
            "jugada: " if question in ("language es", "mano", "breve") else "Your move: "
        )
        assert answer in said, question
    assert file.read_bytes() == before


def test_a_refusal_says_why(ann: Person):
    ann.type("draw deck")
    assert "Draw pile" not in ann.read_until("Your move: ")
    ann.type("PLACE   Castle")
    assert "castle" in ann.read_until("Your move: ").casefold()


def test_moves_are_read_kindly_and_ones_own_last_move_is_undone(ann: Person, file: Path):
    match = replayed(file)
    move = next(move for move in legal(match.state, 1) if str(move).startswith("place"))
    name = next(card.name for card in match.state.hands[1] if str(move).endswith(f" {card.id}"))
    ann.type(f"  Place   {name.upper()} ")
    assert f"You place {name}" in ann.read_until("Your move: ")
    assert str(replayed(file).round.moves[-1][1]) == str(move)
    ann.type("undo")
    assert f"Undone: {move}" in ann.read_until("Your move: ")
    assert len(replayed(file).round.moves) == 2


def test_a_match_can_be_kept_in_a_second_file(ann: Person, file: Path, tmp_path: Path):
    copy = tmp_path / "copy.json"
    ann.type(f"save {copy}")
    assert f"Saved to {copy}" in ann.read_until("Your move: ")
    assert copy.read_bytes() == file.read_bytes()
    for bad in (tmp_path, tmp_path / "none" / "match.json"):
        ann.type(f"save {bad}")
        assert "folder" in ann.read_until("Your move: ")


def test_two_people_never_see_each_others_hands(file: Path):
    seed = seed_where(["Ann", "Ben"], starts(1))
    lines = ["", "draw deck", "draw deck", "done", *["1"] * 2, "", "draw deck", "draw deck"]
    done = budgetable("play", "Ann", "Ben", "--seed", seed, "--save", str(file), lines=lines)
    before, anns, bens = done.stdout.split("is alone with the screen.")
    steps = [step.match for step in records.replay(records.read(file))]
    voice = Voice("en", DECK, ["Ann", "Ben"])

    def seen(text: str, seat: int) -> set[str]:
        """The cards of a seat's hands so far that a text names, those that lay open left out."""
        held = {card for match in steps for card in match.state.hands[seat]}
        open_cards = {card for match in steps for card in match.state.discard_pile}
        return {card.id for card in held - open_cards if voice.card(card) in text}

    assert seen(before, 1) | seen(before, 2) == set()
    assert seen(anns, 1)
    assert seen(anns, 2) == set()
    assert seen(bens, 2)
    assert seen(bens, 1) == set()
    assert done.stdout.count("\n" * 30) == 2


def test_no_hand_stays_on_the_screen_while_a_bot_plays(file: Path):
    seed = seed_where(["Ann", "Ben", "Novice"], starts(2))
    lines = ["", "draw deck", "draw deck", "done", "1", "1"]
    players = ("Ann", "Ben", "novice")
    done = budgetable("play", *players, "--seed", seed, "--save", str(file), lines=lines)
    bens, bots = done.stdout.split("You discard")[-1].split("\n" * 30, 1)
    assert "Novice draws" not in bens
    assert "Novice draws a card." in bots


def test_a_scam_comes_in_on_anothers_turn(file: Path):
    def is_right(match: Match) -> bool:
        return match.state.turn == 1 and any(c.id == "scam" for c in match.state.hands[2])

    seed = seed_where(["Ann", "Ben"], is_right)
    lines = ["", "draw deck", "2 play scam ann"]
    done = budgetable("play", "Ann", "Ben", "--seed", seed, "--save", str(file), lines=lines)
    match = replayed(file)
    assert [f"{seat} {move}" for seat, move in match.round.moves][-1] == "2 play scam 1"
    assert match.state.to_act == 1
    assert len(match.state.hands[2]) == 5
    assert "Ben interrupts with Scam on you" in done.stdout
    assert "Your answer:" in done.stdout


def test_while_bots_play_a_person_may_come_in_with_a_scam(file: Path):
    def is_right(match: Match) -> bool:
        return match.state.turn == 2 and any(c.id == "scam" for c in match.state.hands[1])

    seed = seed_where(["Ann", "Novice"], is_right)
    done = budgetable(
        "play", "Ann", "novice", "--seed", seed, "--save", str(file), lines=["play scam 2"]
    )
    assert "Press Enter to go on, or play an any-time card." in done.stdout
    assert "1 play scam 2" in [f"{seat} {move}" for seat, move in replayed(file).round.moves]


def test_a_match_that_cannot_be_kept_says_so_and_is_played_all_the_same(tmp_path: Path):
    (tmp_path / "data").write_text("where the folder should be", "utf-8")
    done = budgetable("play", "Ann", "steady", "--seed", "1", lines=["1"] * 9, home=tmp_path)
    assert "The match could not be saved." in done.stderr
    assert "Your move:" in done.stdout
    assert done.stdout.splitlines()[-1] == "This match is not saved."


def test_no_other_file_is_written_over(tmp_path: Path, file: Path):
    file.write_text("mine", "utf-8")
    missing = tmp_path / "none" / "match.json"
    for place in (file, tmp_path, missing, Path("/dev/null")):
        done = budgetable("play", "Ann", "steady", "--save", str(place))
        assert done.returncode == 2
        assert str(place) in done.stderr
    assert file.read_text("utf-8") == "mine"
    records_folder = str(tmp_path / "records")
    assert budgetable("simulate", "--matches", "1", "--records", records_folder).returncode == 0
    again = budgetable("simulate", "--matches", "1", "--records", records_folder)
    assert (again.returncode, "holds matches already" in again.stderr) == (2, True)


def test_the_newest_match_is_gone_on_with_by_one_word(tmp_path: Path):
    none = budgetable("play", "--resume", "last", home=tmp_path)
    assert (none.returncode, "No match is kept here yet" in none.stderr) == (2, True)
    budgetable("play", "Ann", "steady", lines=["1"], home=tmp_path)
    done = budgetable("play", "--resume", "last", home=tmp_path)
    assert "Resumed the match of Ann, Steady." in done.stdout


@pytest.mark.parametrize("name", ["", " ", "2", "quit", "\x1b"])
def test_a_name_that_means_something_else_is_refused(name: str):
    done = budgetable("play", "Ann", name)
    assert done.returncode == 2
    assert "cannot be a player's name here" in done.stderr


def test_behind_the_curtain_only_enter_shows_a_hand(file: Path):
    seed = seed_where(["Ann", "Ben"], starts(1))
    lines = ["help", "1", "hand", "salir", "quit", "yes"]
    done = budgetable("play", "Ann", "Ben", "--seed", seed, "--save", str(file), lines=lines)
    assert "undo: take back your last move" in done.stdout
    assert "Your hand" not in done.stdout
    assert "go on with it" in done.stdout


def test_a_match_of_bots_alone_plays_itself(file: Path):
    done = budgetable("play", "steady", "novice", "--seed", "2", "--save", str(file))
    assert done.returncode == 0
    assert replayed(file).is_over


def test_a_resumed_match_is_the_same_match(file: Path):
    match = Match.new(DECK, ["Ann", "Ben"], seed=3)
    for _ in range(60):
        match = match.play(match.state.to_act, legal(match.state, match.state.to_act)[-1])
    records.write(file, records.of(match))
    again = restore(records.read(file), Seeded(3))
    for _ in range(60):
        assert [str(again.view(seat)) for seat in (0, 1, 2)] == [
            str(match.view(seat)) for seat in (0, 1, 2)
        ]
        moves = legal(match.state, match.state.to_act)
        match = match.play(match.state.to_act, str(moves[-1]))
        again = again.play(again.state.to_act, str(moves[-1]))


def test_a_hint_goes_a_step_further_each_time_until_the_position_changes(file: Path):
    seed = seed_where(["Ann", "Steady"], starts(1))
    lines = ["hint", "hint", "hint", "hint", "draw deck", "hint"]
    done = budgetable("play", "Ann", "steady", "--seed", seed, "--save", str(file), lines=lines)
    told = [line for line in done.stdout.split("Your move: ") if line]
    look, card, move, again = told[1:5]
    assert len({look, card, move}) == 3
    assert move == again
    assert move.startswith("The move: ")
    assert "The move: " not in told[6]
    file.unlink()
    options = ("--seed", seed, "--save", str(file), "--language", "es")
    spanish = budgetable("play", "Ann", "steady", *options, lines=["pista"] * 3)
    assert "La jugada: " in spanish.stdout
