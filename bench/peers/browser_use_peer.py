"""browser-use's own state of a page, as its agent puts it into a prompt, for the benchmark `observe`.

Settings are those of Siren's adapter (python/adapters/browser_use_agent.py). `whole` lifts the limit of 1,000 pixels
beneath the viewport, beyond which browser-use leaves things out: then it tells of the same part of the page as others.
"""

import asyncio
import logging
import os
import tempfile

from line import Line, Watch

_FOLDER = tempfile.TemporaryDirectory()

# browser-use reads these when it is imported.
os.environ.update(
    ANONYMIZED_TELEMETRY="false",
    BROWSER_USE_CLOUD_SYNC="false",
    BROWSER_USE_VERSION_CHECK="false",
    BROWSER_USE_DISABLE_EXTENSIONS="1",
    BROWSER_USE_CONFIG_DIR=_FOLDER.name,
    BROWSER_USE_LOGGING_LEVEL="result",
    # On a busy machine a look at a large page takes longer than an agent would wait.
    BROWSER_USE_CDP_TIMEOUT_S="110",
    TIMEOUT_BrowserStateRequestEvent="110",
    TIMEOUT_NavigateToUrlEvent="110",
)


async def _main(line: Line) -> None:
    from importlib.metadata import version

    from browser_use import Browser
    from browser_use.agent.prompts import AgentMessagePrompt
    from browser_use.browser.events import NavigateToUrlEvent
    from browser_use.dom.service import DomService

    logging.disable(logging.WARNING)
    browser = None
    line.answer(name="browser-use", version=version("browser-use"))
    while asked := await asyncio.to_thread(line.asked):
        if asked["do"] == "open":
            first = browser is None
            if first:
                browser = Browser(
                    cdp_url=asked["endpoint"],
                    viewport=asked["viewport"],
                    permissions=[],
                    enable_default_extensions=False,
                    captcha_solver=False,
                    highlight_elements=False,
                )
                await browser.start()
            await browser.event_bus.dispatch(NavigateToUrlEvent(url=asked["url"], new_tab=first))
            line.answer(done=True)
        elif asked["do"] == "look":
            watchdog = browser._dom_watchdog
            if watchdog._dom_service is None:
                watchdog._dom_service = DomService(browser_session=browser, logger=browser.logger)
            watchdog._dom_service.viewport_threshold = None if asked["whole"] else 1000
            watch = Watch()
            state = await browser.get_browser_state_summary(include_screenshot=asked["picture"])
            # The other tabs of the benchmark are none of its agent's.
            state.tabs = [tab for tab in state.tabs if tab.target_id == browser.agent_focus_target_id]
            if not state.dom_state.selector_map:
                raise RuntimeError("browser-use saw nothing of the page.")
            text = AgentMessagePrompt(state, file_system=None)._get_browser_state_description()
            ms = watch.ms()
            picture = len(state.screenshot or "") * 3 // 4
            line.answer(ms=ms, text=text, picture=picture)
    # Its own tasks go on for as long as they are let.
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(_main(Line()))
