"""Lets an agent written in Python take the tasks of Siren.

An agent is a function that gets a job and returns its answer to the user::

    import siren_agent

    def agent(job: siren_agent.Job) -> str:
        ...  # drive the browser at job.cdp_endpoint
        return "Done."

    siren_agent.run(agent)

Siren starts it with ``--agent command -- python my_agent.py``. The contract is in ``docs/agents.md``.
"""

from .errors import AgentFailed, NoJob, Trouble
from .job import Job, Limits, Viewport, read_job
from .run import run

__all__ = [
    "AgentFailed",
    "Job",
    "Limits",
    "NoJob",
    "Trouble",
    "Viewport",
    "read_job",
    "run",
]
__version__ = "0.1.0"
