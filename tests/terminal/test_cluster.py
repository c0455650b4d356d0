"""`--scheduler`: the same on a cluster, whatever happens to its workers. It is a real one.

Scheduler and workers are processes of their own, at ports that the system chooses.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from budgetable import decks
from budgetable.simulate import Plan, run
from budgetable.simulate.cluster import ClusterProblem, cluster, is_address
from tests.terminal.playing import begun, budgetable, wait_for_record, wait_until

PLAN = ("simulate", "novice", "novice", "--matches", "120", "--seed", "4")
READY = {"scheduler": "Scheduler at:", "worker": "Registered to:"}

Process = subprocess.Popen[str]


@contextmanager
def running(kind: str, *options: str, path: Path | None = None) -> Iterator[tuple[Process, str]]:
    """A scheduler or a worker for a while, once it is ready; its address comes with it."""
    own = ["--host", "127.0.0.1", "--no-dashboard"]
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    if path is not None:
        env["PYTHONPATH"] = str(path)
    if kind == "scheduler":
        own += ["--port", "0"]
    else:
        own += ["--nthreads", "1", "--no-nanny"]
    command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", *options, *own]
    process = subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    said = []
    for line in process.stderr:
        said.append(line)
        if READY[kind] in line:
            break
    else:
        raise AssertionError("".join(said))
    rest = threading.Thread(target=process.communicate)  # A full pipe would stop it.
    rest.start()
    try:
        yield process, line.rsplit(maxsplit=1)[1]
    finally:
        process.kill()
        rest.join()


@pytest.fixture(scope="module")
def crew() -> Iterator[tuple[str, Process]]:
    """A scheduler's address, and the one worker that stays."""
    with running("scheduler") as (_, address), running("worker", address) as (worker, _):
        yield address, worker


@pytest.fixture(scope="module")
def scheduler(crew: tuple[str, Process]) -> str:
    """The address alone."""
    return crew[0]


@pytest.fixture(scope="module")
def alone() -> str:
    """What the plan comes to on this machine."""
    return budgetable(*PLAN, "--json").stdout


def test_a_worker_that_is_killed_changes_nothing(scheduler: str, alone: str, tmp_path: Path):
    with running("worker", scheduler) as (worker, _):
        watched = ("--json", "--records", str(tmp_path))
        series = begun(*PLAN, *watched, "--scheduler", scheduler)
        wait_for_record(tmp_path, series)
        worker.send_signal(signal.SIGKILL)
        worker.wait()
        assert len(list(tmp_path.iterdir())) < 120, "it was over before the worker was killed"
        said, complained = series.communicate(timeout=60)
    assert (series.returncode, complained) == (0, "")
    assert said == alone
    assert len(list(tmp_path.iterdir())) == 120


def test_a_report_and_a_ladder_are_the_same_bytes(scheduler: str, tmp_path: Path):
    pages = []
    for number, options in enumerate([("--scheduler", scheduler), ()]):
        file = tmp_path / f"{number}.html"
        small = ("simulate", "novice", "random", "--matches", "20", "--report", str(file))
        assert budgetable(*small, *options).returncode == 0
        pages.append(file.read_bytes())
    assert pages[0] == pages[1]
    ladder = ("ladder", "--bots", "novice", "random", "--matches", "6", "--seats", "2", "--json")
    there, here = budgetable(*ladder, "--scheduler", scheduler), budgetable(*ladder)
    assert (there.returncode, there.stderr) == (0, "")
    assert there.stdout == here.stdout


def test_ctrl_c_cancels_what_is_outstanding(scheduler: str, tmp_path: Path):
    many = ("simulate", "novice", "novice", "--matches", "8000", "--records", str(tmp_path))
    series = begun(*many, "--scheduler", scheduler)
    wait_for_record(tmp_path, series)
    series.send_signal(signal.SIGINT)
    said, complained = series.communicate(timeout=60)
    assert series.returncode == 130
    assert complained.startswith("Stopped after ")
    assert len(complained.splitlines()) == 1
    assert "Turns a seat in a round: median " in said
    # What was left would take the one worker minutes, and would come first.
    after = budgetable("simulate", "random", "random", "--matches", "1", "--scheduler", scheduler)
    assert after.returncode == 0


def test_a_second_ctrl_c_waits_for_nobody(crew: tuple[str, Process], tmp_path: Path):
    address, worker = crew
    few = ("simulate", "steady", "steady", "--matches", "16", "--records", str(tmp_path))
    series = begun(*few, "--scheduler", address)
    wait_for_record(tmp_path, series)
    worker.send_signal(signal.SIGSTOP)
    # Half of them came together; no more will.
    wait_until(lambda: len(list(tmp_path.iterdir())) >= 8, series)
    ended = False
    for _ in range(40):
        series.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            series.communicate(timeout=0.3)
            ended = True
            break
    series.kill()
    series.communicate()
    worker.send_signal(signal.SIGCONT)
    assert ended
    # The first may have come just before it waited, and one more while it was ending.
    assert series.returncode in (130, -signal.SIGINT)


def test_a_cluster_that_cannot_be_used_is_refused_in_one_line(tmp_path: Path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        nobody = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    blocked, older = tmp_path / "blocked", tmp_path / "older"
    for folder, file, source in (
        (blocked, "sitecustomize.py", "import sys; sys.modules['budgetable'] = None"),
        (older, "budgetable/__init__.py", "__version__ = '0.0.9'"),
        (older, "budgetable/bots.py", "BOTS = {}"),
    ):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(source, "utf-8")
    with running("scheduler") as (_, address):
        with ThreadPoolExecutor(2) as both:
            unanswered, idle = both.map(refusal, [nobody, address])
        assert f"No scheduler answers at {nobody}." in unanswered
        assert f"has no workers. Start one: dask worker {address}" in idle
        with running("worker", address, path=blocked):
            assert "has no budgetable. Install version" in refusal(address)
        with running("worker", address, path=older):
            assert "has another budgetable, version 0.0.9" in refusal(address)


def test_a_worker_of_another_version_that_comes_later_is_not_believed(
    scheduler: str, tmp_path: Path
):
    other = "import budgetable; budgetable.__version__ = '0.0.9'"
    (tmp_path / "sitecustomize.py").write_text(other, "utf-8")
    plan = Plan.of(decks.load("standard"), ("random", "random"), 16)

    def played(later: ExitStack) -> None:
        with cluster(scheduler) as executor:
            later.enter_context(running("worker", scheduler, path=tmp_path))
            assert len(list(run(plan, executor))) == 16

    with ExitStack() as later, pytest.raises(ClusterProblem) as problem:
        played(later)
    assert (problem.value.code, problem.value.version) == ("other-version", "0.0.9")


def refusal(address: str) -> str:
    """What is said where a series cannot be played on this cluster."""
    done = budgetable("simulate", "--scheduler", address)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


@pytest.mark.parametrize(
    "given", ["", "here", "tcp://", "127.0.0.1", "ftp://127.0.0.1:80", "a b:1"]
)
def test_what_is_no_address_is_known_before_anybody_is_asked(given: str):
    assert not is_address(given)


@pytest.mark.parametrize("given", ["127.0.0.1:8786", "tcp://[::1]:8786", "tls://host.example:1"])
def test_an_address_may_leave_its_scheme_out(given: str):
    assert is_address(given)


def test_what_is_no_address_is_refused_with_one_that_is():
    assert "--scheduler here is no address. One is written like this: tcp" in refusal("here")


def test_workers_here_and_a_scheduler_are_not_for_one_series():
    done = budgetable("simulate", "--workers", "2", "--scheduler", "tcp://127.0.0.1:8786")
    assert done.returncode == 2
    assert "--scheduler and --workers cannot be used together" in done.stderr


def test_a_cluster_that_is_lost_is_told_of(tmp_path: Path):
    with running("scheduler") as (process, address), running("worker", address):
        many = ("simulate", "novice", "novice", "--matches", "4000", "--records", str(tmp_path))
        series = begun(*many, "--scheduler", address)
        wait_for_record(tmp_path, series)
        process.kill()
        said, complained = series.communicate(timeout=60)
    assert (series.returncode, said) == (2, "")
    assert "was lost before the series was over" in complained
    assert "Traceback" not in complained


def test_without_the_extra_it_says_what_to_install_and_all_else_works(tmp_path: Path):
    (tmp_path / "sitecustomize.py").write_text("import sys; sys.modules['distributed'] = None")
    one = ("simulate", "random", "random", "--matches", "1")
    done = budgetable(*one, "--scheduler", "127.0.0.1:8786", PYTHONPATH=str(tmp_path))
    assert done.returncode == 2
    assert 'pip install "budgetable[cluster]"' in done.stderr
    assert budgetable(*one, PYTHONPATH=str(tmp_path)).returncode == 0


def test_nothing_imports_a_cluster_that_is_not_asked_for():
    code = (
        "import sys, budgetable.cli as cli; cli.run(['--help']);"
        "cli.run(['simulate', 'random', 'random', '--matches', '1', '--json']);"
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.splitlines()[-1].split()
    assert "budgetable.simulate" in loaded
    assert not {"distributed", "dask", "tornado"} & set(loaded)
    assert json.loads(done.stdout.splitlines()[-2])["matches"] == 1
