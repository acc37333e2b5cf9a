"""What can go wrong, and what it means."""


class NoJob(RuntimeError):
    """There is no job to take: the program was not started by Siren, or by one with another contract."""


class AgentFailed(Exception):
    """The agent gives up by a fault of its own: a result of the test."""


class Trouble(Exception):
    """Something around the agent failed, such as its model's endpoint: no result, and Siren tries the episode again."""
