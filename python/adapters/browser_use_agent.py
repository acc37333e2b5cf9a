"""Runs browser-use (https://github.com/browser-use/browser-use) as an agent of Siren: `--agent browser-use`.

Siren starts it with the Python in which browser-use is installed. What differs from browser-use's defaults, and why:
nothing is sent home or looked up (telemetry, cloud, version check), since a world has no outside; no judge, since
verdicts come from facts; no extensions, which remove the very banners that are tested; the page keeps Siren's viewport;
words in a task that look like an address are not visited.
"""

import os
import sys
import tempfile
from pathlib import Path

_FOLDER = Path(tempfile.gettempdir())

# browser-use reads these when it is imported.
os.environ.update(
    ANONYMIZED_TELEMETRY="false",
    BROWSER_USE_CLOUD_SYNC="false",
    BROWSER_USE_VERSION_CHECK="false",
    BROWSER_USE_DISABLE_EXTENSIONS="1",
    BROWSER_USE_CONFIG_DIR=str(_FOLDER / "config"),
    SKIP_LLM_API_KEY_VERIFICATION="true",
)

import siren_agent  # noqa: E402


def _key(variables: list) -> str:
    return next((os.environ[name] for name in variables if os.environ.get(name)), "none")


def _root(model: dict, path: str):
    """The address of an endpoint without the path that the provider's own library adds to it."""
    address = model.get("baseUrl")
    return address.removesuffix(path) if address else None


def _model(settings: dict):
    """The model, in browser-use's own class for its provider."""
    from browser_use import llm

    model = settings["model"]
    provider, key = model["provider"], _key(model["keyVariables"])
    sampling = {name: settings[name] for name in ("temperature", "seed") if name in settings}
    if provider == "anthropic":
        sampling.pop("seed", None)
        return llm.ChatAnthropic(
            model=model["id"],
            api_key=key,
            base_url=_root(model, "/v1"),
            **sampling,
            **({"max_tokens": settings["maxTokens"]} if "maxTokens" in settings else {}),
        )
    if provider == "google":
        return llm.ChatGoogle(
            model=model["id"],
            api_key=key,
            http_options={"base_url": _root(model, "/v1beta")},
            **sampling,
            **({"max_output_tokens": settings["maxTokens"]} if "maxTokens" in settings else {}),
        )
    return llm.ChatOpenAI(
        model=model["id"],
        api_key=key,
        base_url=model.get("baseUrl"),
        max_retries=3,
        frequency_penalty=None,
        **sampling,
        **({"max_completion_tokens": settings["maxTokens"]} if "maxTokens" in settings else {}),
    )


class _Watch:
    """Sees whether the model's endpoint fails: trouble, where an unusable reply is the agent's own failure."""

    def __init__(self, model) -> None:
        self.trouble = None
        self.stop = lambda: None
        inner = model.ainvoke

        async def ainvoke(*args, **named):
            try:
                return await inner(*args, **named)
            except Exception as error:
                cause = error.__cause__ or error
                library = type(cause).__module__.split(".")[0]
                outside = library in ("openai", "anthropic", "httpx", "httpcore", "google", "asyncio")
                if outside:
                    # The library's client has tried again by itself: to go on would only use up the episode's time.
                    self.trouble = f"{type(cause).__name__}: {error}"
                    self.stop()
                raise

        object.__setattr__(model, "ainvoke", ainvoke)


async def agent(job: siren_agent.Job) -> str:
    from browser_use import Agent, Browser

    settings = dict(job.settings)
    model = _model(settings)
    watch = _Watch(model)
    browser = Browser(
        cdp_url=job.cdp_endpoint,
        viewport={"width": job.viewport.width, "height": job.viewport.height},
        permissions=[],
        enable_default_extensions=False,
        captcha_solver=False,
        highlight_elements=False,
    )

    def on_step(_state, output, _number) -> None:
        thought = [output.thinking, output.evaluation_previous_goal, output.memory]
        job.remark(
            said=output.next_goal or "",
            reasoned="\n".join(part for part in thought if part),
        )

    worker = Agent(
        task=job.instruction,
        llm=model,
        browser=browser,
        use_vision=settings.get("vision", True),
        use_judge=False,
        directly_open_url=False,
        enable_signal_handler=False,
        message_compaction=False,
        max_actions_per_step=settings.get("actionsPerStep", 5),
        file_system_path=str(_FOLDER / "files"),
        register_new_step_callback=on_step,
    )
    watch.stop = worker.stop
    history = await worker.run(max_steps=job.limits.steps + 10)
    ACCOUNT.update(
        steps=history.number_of_steps(),
        actions=history.action_names(),
        errors=[error for error in history.errors() if error],
        successful=history.is_successful(),
        usage=history.usage.model_dump(mode="json") if history.usage else None,
    )
    if watch.trouble:
        raise siren_agent.Trouble(watch.trouble)
    if not history.is_done():
        raise siren_agent.AgentFailed("It ended without having said that it is done.")
    return history.final_result() or ""


ACCOUNT: dict = {"python": sys.version.split()[0]}

if __name__ == "__main__":
    siren_agent.run(agent, account=ACCOUNT)
