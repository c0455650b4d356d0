"""The real command, in a process of its own: how it starts, says no, and ends."""

import os
import select
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from budgetable import decks
from tests.web.serving import Process, server

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux has them")
SEATS = {"seats": [{"name": "Ann"}, {"name": "Ben"}]}


def run(folder, *options, **env):
    """A start that is expected to fail: the exit status and what was printed."""
    command = [sys.executable, "-m", "budgetable", "serve", "--data", str(folder)]
    if "--address" not in options:
        command += ["--address", "127.0.0.1"]
    done = subprocess.run(
        [*command, *options],
        capture_output=True,
        text=True,
        timeout=30,
        env={**os.environ, "LC_ALL": "C.UTF-8", **env},
    )
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    return done.returncode, done.stderr.strip()


@contextmanager
def streams(url, count):
    """So many streams of a new table, each of which has told something."""
    made = httpx.post(f"{url}/api/tables", json=SEATS).json()
    headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    with httpx.Client(timeout=20, headers=headers) as client:
        opened = [
            client.stream("GET", f"{url}/api/tables/{made['table']}/events") for _ in range(count)
        ]
        lines = []
        for stream in opened:
            lines.append(stream.__enter__().iter_lines())
            while not next(lines[-1]).startswith("data:"):
                pass
        try:
            yield lines
        finally:
            for stream in opened:
                stream.__exit__(None, None, None)


def test_tables_are_played_with_the_deck_that_the_host_names(tmp_path):
    sheet = tmp_path / "village.csv"
    decks.new(sheet, [])
    sheet.write_text(sheet.read_text("utf-8").replace("Teacher", "Baker"), "utf-8", newline="")
    with server(tmp_path / "data", "--deck", str(sheet)) as url:
        made = httpx.post(f"{url}/api/tables", json=SEATS).json()
        fingerprint = made["view"]["deck"]["fingerprint"]
        names = [
            card["name"] for card in httpx.get(f"{url}/api/decks/{fingerprint}").json()["cards"]
        ]
        assert "Baker" in names
        assert "Teacher" not in names
        about = httpx.get(f"{url}/api/about").json()
        assert about["decks"][0] == made["view"]["deck"]["name"]


def test_a_second_server_on_one_folder_is_refused_until_the_first_has_ended(tmp_path):
    first = Process(tmp_path)
    try:
        status, said = run(tmp_path, "--port", "0")
        assert (status, said) == (2, (
            f"Another server keeps its tables in {tmp_path}. Stop that one, or use another folder "
            "with --data."
        ))  # fmt: skip
        assert httpx.get(f"{first.url}/api/health").json() == {"status": "ok"}
    finally:
        first.kill()
    with server(tmp_path) as url:
        assert httpx.get(f"{url}/api/health").json() == {"status": "ok"}


def test_a_folder_that_cannot_be_held_is_refused_in_one_line(tmp_path):
    (tmp_path / "in-use.sqlite3").mkdir()
    status, said = run(tmp_path, "--port", "0")
    assert (status, len(said.splitlines())) == (2, 1)
    assert "its file in-use.sqlite3 cannot be opened" in said


def test_a_deck_with_faults_starts_no_server(tmp_path):
    status, said = run(tmp_path, "--deck", "nowhere")
    assert status == 2
    assert "nowhere" in said


def descendants(pid):
    """Every process that comes of another."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    threads = Path(f"/proc/{pid}/task").iterdir()
    children = [each for thread in threads for each in (thread / "children").read_text().split()]
    found = []
    for child in map(int, children):
        found += [child, *descendants(child)]
    return found


def ends(pid, seconds=10):
    """Whether a process that is not ours ends in time."""
    try:
        watched = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([watched], [], [], seconds)[0])
    finally:
        os.close(watched)


# Starting.


def test_it_prints_where_it_is_and_ends_quickly_though_streams_are_open(tmp_path):
    process = Process(tmp_path / "new" / "folder")
    try:
        assert not process.url.endswith(":0")
        assert httpx.get(f"{process.url}/api/health").json() == {"status": "ok"}
        assert (tmp_path / "new" / "folder" / "tables.sqlite3").exists()
        assert process.process.stdout is not None
        second = process.process.stdout.readline()
        assert "Ctrl-C" in second
        assert str(tmp_path) in second
        with streams(process.url, 3):
            began = time.monotonic()
            status, out, err = process.end()
            took = time.monotonic() - began
    finally:
        process.kill()
    assert status in (0, 130, -signal.SIGINT)
    assert status != -signal.SIGINT, "a shell would think that it was killed"
    assert (out, err) == ("", "")
    assert took < 1.5


def test_it_ends_with_its_service_manager_too(tmp_path):
    process = Process(tmp_path)
    try:
        with streams(process.url, 2):
            process.process.terminate()
            _, err = process.process.communicate(timeout=20)
    finally:
        process.kill()
    assert process.process.returncode in (0, 143, -signal.SIGTERM)
    assert err == ""


def test_a_seat_is_still_there_after_a_start_anew(tmp_path):
    with server(tmp_path) as url:
        made = httpx.post(f"{url}/api/tables", json=SEATS).json()
    path = f"/api/tables/{made['table']}"
    headers = {"Authorization": f"Bearer {made['seats'][1]['token']}"}
    with server(tmp_path) as url:
        view = httpx.get(url + path, headers=headers).json()
        assert view["you"] == 2
        assert len(view["hand"]) == 5
        seat = view["to_act"]
        headers = {"Authorization": f"Bearer {made['seats'][seat - 1]['token']}"}
        body = {"move": "draw deck", "position": view["position"]}
        assert httpx.post(f"{url}{path}/moves", json=body, headers=headers).status_code == 200


def test_it_speaks_spanish(tmp_path):
    for options, env in ((("--language", "es"), {}), ((), {"LC_ALL": "es_ES.UTF-8"})):
        command = [sys.executable, "-m", "budgetable", "serve", "--address", "127.0.0.1"]
        command += ["--port", "0", "--data", str(tmp_path), *options]
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", **env},
        )  # fmt: skip
        try:
            assert process.stdout is not None
            assert "El servidor está en marcha" in process.stdout.readline()
            assert "Pulsa Ctrl-C para parar" in process.stdout.readline()
        finally:
            process.kill()
            process.communicate()


# Saying no.


def test_a_port_that_is_taken(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        status, said = run(tmp_path, "--port", port)
        assert status not in (0, 1)
        assert said.startswith(f"Port {port} is taken on 127.0.0.1.")
        status, said = run(tmp_path, "--port", port, "--language", "es")
        assert said.startswith(f"El puerto {port} está ocupado")


def test_an_address_that_is_not_ours(tmp_path):
    status, said = run(tmp_path, "--address", "192.0.2.7", "--port", "0")
    assert status not in (0, 1)
    assert "192.0.2.7" in said
    status, said = run(tmp_path, "--address", "no.such.address.invalid", "--port", "0")
    assert status not in (0, 1)
    assert "no.such.address.invalid" in said


def test_a_folder_that_cannot_be_written_in(tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    for folder in (file, file / "deeper", Path("/proc/budgetable")):
        status, said = run(folder, "--port", "0")
        assert status not in (0, 1)
        assert str(folder) in said, said


def test_a_file_that_is_no_database(tmp_path):
    (tmp_path / "tables.sqlite3").write_text("These are no tables.\n" * 100)
    status, said = run(tmp_path, "--port", "0")
    assert status not in (0, 1)
    assert str(tmp_path) in said, said


@pytest.mark.parametrize(
    "options",
    [
        ("--base-url", "example.org"),
        ("--base-url", "ftp://example.org"),
        ("--port", "70000"),
        ("--port", "-1"),
        ("--limit", "-1"),
        ("--keep-days", "0"),
        ("--durability", "some"),
    ],
)
def test_an_option_that_makes_no_sense(tmp_path, options):
    status, said = run(tmp_path, *options)
    assert status not in (0, 1)
    assert options[1] in said


# Bots, and the processes that they think in.


class Bots:
    """A server with a table at which a bot has just moved, so that its processes are there."""

    def __init__(self, folder):
        self.process = Process(folder)
        body = {
            "seats": [{"name": "Ann"}, {"bot": "steady"}],
            "options": {"first_dealer": 1, "pace": 0},
        }
        made = httpx.post(f"{self.process.url}/api/tables", json=body).json()
        assert made["view"]["to_act"] == 2
        headers = {
            "Accept": "application/json",
            "Authorization": f"Bearer {made['seats'][0]['token']}",
        }
        news = made
        while news["view"]["to_act"] != 1:
            path = f"/api/tables/{made['table']}/events"
            query = {"after": news["view"]["id"], "wait": 15}
            url = self.process.url + path
            news = httpx.get(url, params=query, headers=headers, timeout=20).json()
        self.moves = news["position"] - made["view"]["position"]


def test_a_bot_plays_its_turn_within_seconds(tmp_path):
    began = time.monotonic()
    bots = Bots(tmp_path)
    took = time.monotonic() - began
    bots.process.kill()
    assert bots.moves >= 3
    assert took < 15


@LINUX
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_process_is_left_behind(tmp_path, how):
    bots = Bots(tmp_path)
    process = bots.process.process
    family = descendants(process.pid)
    assert family
    process.send_signal(how)
    _, err = process.communicate(timeout=20)
    assert "Traceback" not in err
    assert [pid for pid in family if not ends(pid)] == []
    assert bots.moves >= 3
