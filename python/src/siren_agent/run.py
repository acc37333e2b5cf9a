"""Takes a job with a function."""

from __future__ import annotations

import asyncio
import inspect
import sys
import traceback
from typing import Any, Awaitable, Callable, NoReturn, Optional, Union

from .errors import AgentFailed, NoJob, Trouble
from .job import Job, read_job

Answer = Optional[str]
Agent = Callable[[Job], Union[Answer, Awaitable[Answer]]]


def run(agent: Agent, account: Any = None) -> NoReturn:
    """Lets ``agent`` take the job, writes its result, and ends the program.

    ``agent`` may be an ordinary function or an ``async`` one. What it returns is the answer to the user. It raises
    AgentFailed to give up, and Trouble when something around it failed; any other exception counts as its own failure,
    and its traceback goes to standard error, which Siren keeps. ``account`` is kept with the episode: versions, say.
    """
    try:
        job = read_job()
    except NoJob as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    try:
        answer = agent(job)
        if inspect.isawaitable(answer):
            answer = asyncio.run(_awaited(answer))
        job.write_result("done", answer="" if answer is None else str(answer), account=account)
    except Trouble as error:
        job.write_result("trouble", message=str(error), account=account)
    except AgentFailed as error:
        job.write_result("failed", message=str(error), account=account)
    except Exception as error:  # noqa: BLE001 - whatever an agent raises is its failure
        traceback.print_exc()
        job.write_result("failed", message=f"{type(error).__name__}: {error}", account=account)
    sys.exit(0)


async def _awaited(answer: Awaitable[Answer]) -> Answer:
    return await answer
