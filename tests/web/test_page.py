"""The built page is served with the calls, and a wheel carries it."""

import gzip
import re
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from budgetable.web import page
from tests.web.kit import on_site

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(not page.files(), reason="the page is not built: make page")


@on_site()
@pytest.mark.parametrize("path", ["/", "/join/KITEHM", "/t/abc", "/replay/abc", "/replay"])
async def test_every_address_of_the_page_gives_the_one_document(site, path):
    answer = await site.client().http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert '<div id="status" role="status"' in answer.text


BROWSER = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@on_site()
@pytest.mark.parametrize("path", ["/nothing", "/t", "/t/abc/more", "/api/nothing"])
async def test_a_browser_that_has_lost_its_way_gets_the_document_and_a_program_the_reason(
    site, path
):
    client = site.client().http
    answer = await client.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.text == (await client.get("/")).text
    assert "content-security-policy" in answer.headers
    for program in ({}, {"Accept": "application/json"}, {"Accept": "*/*"}):
        told = await client.get(path, headers=program)
        assert told.status_code == 404
        assert told.json()["code"] == "not-found"


@on_site()
@pytest.mark.parametrize("path", ["/", "/t/abc", "/icon.svg", "an asset"])
async def test_head_is_answered_as_get_is_without_the_body(site, path):
    client = site.client().http
    if path == "an asset":
        path = next(f"/{name}" for name in page.files() if name.endswith(".js"))
    whole = await client.get(path)
    answer = await client.head(path)
    assert answer.status_code == 200
    assert answer.content == b""
    assert {**answer.headers, "date": ""} == {**whole.headers, "date": ""}


@on_site()
async def test_what_the_document_asks_for_is_there_and_may_be_kept_for_ever(site):
    client = site.client().http
    document = (await client.get("/")).text
    asked = re.findall(r'(?:src|href)="(/[^"]+)"', document)
    assert len(asked) >= 3
    for path in asked:
        answer = await client.get(path)
        assert answer.status_code == 200, path
        kept = "immutable" in answer.headers["cache-control"]
        assert kept == path.startswith("/assets/")


@on_site()
async def test_files_are_compressed_for_whoever_takes_that(site):
    client = site.client().http
    path = next(f"/{name}" for name in page.files() if name.endswith(".js"))
    plain = await client.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    async with client.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
        packed = b"".join([part async for part in answer.aiter_raw()])
    assert gzip.decompress(packed) == plain.content
    assert len(packed) < len(plain.content) * 0.6


@on_site()
async def test_the_page_may_load_nothing_from_elsewhere(site):
    answer = await site.client().http.get("/")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "http:" not in policy
    assert "https:" not in policy
    assert "*" not in policy
    for name, file in page.files().items():
        if name.endswith((".js", ".css", ".html")):
            text = file.body.decode()
            assert not re.search(r"(?:src=|href=|url\(|import\()[\"']?https?://", text), name


def test_a_page_that_was_not_built_says_how_to_build_it(monkeypatch, tmp_path):
    monkeypatch.setattr(page, "files", dict)

    @on_site()
    async def asks(site):
        answer = await site.client().http.get("/", headers={"Accept-Language": "es"})
        assert answer.status_code == 503
        assert "make play" in answer.text

    asks(tmp_path)


def test_a_wheel_plays_without_node_and_make(tmp_path):
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(
        [*build, "--directory", str(tmp_path)], cwd=ROOT, check=True, capture_output=True
    )
    wheel = next(tmp_path.glob("*.whl"))
    assert "budgetable/web/page/index.html" in zipfile.ZipFile(wheel).namelist()

    clean = tmp_path / "clean"
    venv.create(clean, with_pip=False)
    site = clean / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"
    shutil.unpack_archive(wheel, site, "zip")
    # What it depends on comes from here; of this project nothing does, for no .pth file is read.
    path = f"{site}:{sysconfig.get_path('purelib')}"
    server = subprocess.Popen(
        [
            clean / "bin" / "python",
            "-m",
            "budgetable",
            "serve",
            "--address",
            "127.0.0.1",
            "--port",
            "0",
            "--data",
            str(tmp_path / "data"),
        ],
        env={"PATH": "/nowhere", "PYTHONPATH": path, "LC_ALL": "C.UTF-8"},
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
    )
    try:
        assert server.stdout is not None
        url = re.search(r"http://[\d.:]+", server.stdout.readline())
        assert url is not None
        with urllib.request.urlopen(url.group(), timeout=20) as answer:
            assert b'role="status"' in answer.read()
    finally:
        server.kill()
        server.communicate()
