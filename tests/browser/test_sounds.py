"""Every sound of the table, played by a browser into a buffer instead of a speaker: none too loud, none lost."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from boomcat.server.tables.messages import EMOTES
from tests.support.paths import ROOT
from tools.web import play

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SOUND = ROOT / "web" / "src" / "sound"
#: Types away, and nothing else.
TRANSPILE = """
const ts = require('typescript');
const { readFileSync } = require('node:fs');
const options = { module: 'esnext', target: 'es2022' };
const files = process.argv.slice(1).map((file) => ts.transpile(readFileSync(file, 'utf-8'), options));
console.log(JSON.stringify(files));
"""
#: The ear weighs low and high tones differently (ITU-R BS.1770), and takes about a tenth of a second to hear how loud
#: something is. Levels are in decibels below full scale; noise is the same noise every time.
LISTEN = """async ({ cue, depth }) => {
  let seed = 1;
  Math.random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const { CUES } = await import('/cues');
  const { EMOTE_CUES } = await import('/emotes');
  const { Instrument } = await import('/instrument');
  const rate = 48_000;
  const dry = new OfflineAudioContext(1, 2 * rate, rate);
  (CUES[cue] ?? EMOTE_CUES[cue.slice('emote '.length)])(new Instrument(dry), depth);
  const buffer = await dry.startRendering();
  const samples = buffer.getChannelData(0);
  const ear = new OfflineAudioContext(1, 2 * rate, rate);
  const source = new AudioBufferSourceNode(ear, { buffer });
  const head = new BiquadFilterNode(ear, { type: 'highshelf', frequency: 1_500, gain: 4 });
  const low = new BiquadFilterNode(ear, { type: 'highpass', frequency: 38, Q: -6 });
  source.connect(head).connect(low).connect(ear.destination);
  source.start();
  const heard = (await ear.startRendering()).getChannelData(0);
  const span = rate / 10;
  let sum = 0, most = 0;
  for (let at = 0; at < heard.length; at += 1) {
    sum += heard[at] ** 2 - (at >= span ? heard[at - span] ** 2 : 0);
    most = Math.max(most, sum);
  }
  return {
    peak: samples.reduce((peak, one) => Math.max(peak, Math.abs(one)), 0),
    loud: 10 * Math.log10(most / span),
    last: samples.findLastIndex((one) => Math.abs(one) > 0.001) / rate,
  };
}"""


class Listener:
    def __init__(self, browser: "Browser") -> None:
        files = [SOUND / "cues.ts", SOUND / "emotes.ts", SOUND / "instrument.ts"]
        node = play().find_node()[0]
        words = [*node, "-e", TRANSPILE, *map(str, files)]
        done = subprocess.run(words, cwd=ROOT / "web", capture_output=True, text=True, check=True)
        scripts = {f"/{file.stem}": script for file, script in zip(files, json.loads(done.stdout), strict=True)}
        self.page = browser.new_page()
        self.page.route(
            "**/*",
            lambda route: route.fulfill(
                content_type="text/javascript" if (name := Path(route.request.url).name) else "text/html",
                body=scripts.get(f"/{name}", ""),
            ),
        )
        self.page.goto("http://localhost/")
        self.cues: list[str] = self.page.evaluate("async () => Object.keys((await import('/cues')).CUES)")
        self.cues += [f"emote {word}" for word in EMOTES]
        self.heard = {cue: self.hear(cue) for cue in self.cues}

    def hear(self, cue: str, depth: int = 1) -> dict[str, float]:
        found: dict[str, float] = self.page.evaluate(LISTEN, {"cue": cue, "depth": depth})
        return found


@pytest.fixture(scope="module")
def listener(browser, web_client) -> Iterator[Listener]:
    """The client is built first: that brings what reads its sources."""
    listener = Listener(browser)
    yield listener
    listener.page.close()


def test_every_moment_has_a_cue(listener):
    assert {"lift", "slide", "shuffle", "tap", "turn", "attack", "nope", "yup", "see", "fuse"} < set(listener.cues)
    assert {"boom", "defuse", "win", "tick"} < set(listener.cues)


def test_no_sound_clips_at_full_volume(listener):
    for cue, heard in listener.heard.items():
        assert 0.02 < heard["peak"] <= 0.98, cue
        assert heard["last"] < 1.5, cue
    assert listener.hear("nope", 6)["peak"] <= 0.98


def test_all_sounds_are_about_as_loud(listener):
    levels = {cue: heard["loud"] for cue, heard in listener.heard.items()}
    levels |= {f"{cue} {depth}": listener.hear(cue, depth)["loud"] for cue in ("nope", "yup") for depth in (2, 3, 5)}
    assert max(levels.values()) - min(levels.values()) <= 6, levels


def test_nothing_is_louder_than_the_explosion(listener):
    levels = {cue: heard["loud"] for cue, heard in listener.heard.items()}
    others = [level for cue, level in levels.items() if cue != "boom"]
    assert levels["boom"] > max(others), levels


def test_no_two_emotes_sound_alike(listener):
    sounds = [tuple(round(level, 4) for level in listener.heard[f"emote {word}"].values()) for word in EMOTES]
    assert len(set(sounds)) == len(EMOTES)
