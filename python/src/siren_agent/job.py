"""A job: everything that an agent is told, and where it leaves what it has to say."""

from __future__ import annotations

import json
import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Mapping, Optional

from .errors import NoJob

CONTRACT = 1


@dataclass(frozen=True)
class Viewport:
    """Size of the page in CSS pixels."""

    width: int
    height: int


@dataclass(frozen=True)
class Limits:
    """What ends the episode, and the agent's process with it."""

    steps: int
    """Acts, at most. The one beyond ends the episode and is not judged."""
    episode_ms: int
    """Time in all, from the first connection to the browser."""
    step_ms: int
    """Time from one act to the next."""


@dataclass(frozen=True)
class Job:
    """One task, with a browser that is already at its start page."""

    instruction: str
    """The user's request."""
    start: str
    """The address at which the browser is."""
    cdp_endpoint: str
    """Where the browser takes CDP connections: ``http://127.0.0.1:PORT``."""
    viewport: Viewport
    limits: Limits
    seed: int
    """For whatever is random in the agent."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """What the plan has under ``settings``."""
    result_path: Optional[Path] = None
    remarks_path: Optional[Path] = None

    def remark(
        self,
        said: Optional[str] = None,
        reasoned: Optional[str] = None,
        usage: Optional[Mapping[str, Any]] = None,
        at: Optional[float] = None,
    ) -> None:
        """Records what the agent says or thinks before its next act.

        ``usage`` is what a model used for it: ``requests`` and ``ms``, and where known ``inputTokens`` and
        ``outputTokens``. ``at`` is in seconds since 1970, as of ``time.time()``; now unless given.
        """
        line = {
            "at": (time.time() if at is None else at) * 1000,
            **({} if said is None else {"said": said}),
            **({} if reasoned is None else {"reasoned": reasoned}),
            **({} if usage is None else {"usage": dict(usage)}),
        }
        if self.remarks_path is not None:
            with self.remarks_path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")

    def write_result(
        self, status: str, answer: str = "", message: str = "", account: Any = None
    ) -> None:
        """Writes the result file, whole or not at all. ``run`` does it for you."""
        if self.result_path is None:
            return
        result = {
            "version": CONTRACT,
            "status": status,
            "answer": answer[:100_000],
            "message": message[:100_000],
            **({} if account is None else {"account": account}),
        }
        draft = self.result_path.with_suffix(".draft")
        draft.write_text(json.dumps(result), encoding="utf-8")
        os.replace(draft, self.result_path)


def read_job(environment: Mapping[str, str] = os.environ) -> Job:
    """Reads the job that Siren hands over.

    Raises NoJob when there is none.
    """
    path = environment.get("SIREN_JOB")
    if not path:
        raise NoJob(
            "Expected a job in SIREN_JOB; found none. "
            "Start this program by Siren: `--agent command -- python my_agent.py`."
        )
    try:
        told = json.loads(Path(path).read_text(encoding="utf-8"))
        if told["version"] != CONTRACT:
            raise NoJob(
                f"Expected a job of contract {CONTRACT}; found {told['version']}. "
                "Install the siren-agent that belongs to your Siren."
            )
        limits = told["limits"]
        return Job(
            instruction=told["instruction"],
            start=told["start"],
            cdp_endpoint=told["cdp"]["endpoint"],
            viewport=Viewport(told["viewport"]["width"], told["viewport"]["height"]),
            limits=Limits(limits["steps"], limits["episodeMs"], limits["stepMs"]),
            seed=told["seed"],
            settings=told["settings"],
            result_path=_path(environment.get("SIREN_RESULT")),
            remarks_path=_path(environment.get("SIREN_REMARKS")),
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise NoJob(f"Expected a job in {path}; found none that can be read ({error!r}).") from error


def _path(text: Optional[str]) -> Optional[Path]:
    return Path(text) if text else None
