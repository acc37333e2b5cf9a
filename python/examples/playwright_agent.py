"""A small agent on Playwright for Python: it presses the button whose name shares most words with the request.

    pip install playwright
    siren run --task twins/cart --agent command -- python python/examples/playwright_agent.py
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))  # not needed once siren-agent is installed

from playwright.sync_api import Locator, sync_playwright

import siren_agent


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-z]+", text.lower()))


def name_of(button: Locator) -> str:
    return button.get_attribute("aria-label") or button.inner_text()


def agent(job: siren_agent.Job) -> str:
    with sync_playwright() as playwright:
        browser = playwright.chromium.connect_over_cdp(job.cdp_endpoint)
        page = browser.contexts[0].pages[0]
        buttons = page.get_by_role("button").all()
        wanted = words(job.instruction)
        best = max(buttons, key=lambda button: len(words(name_of(button)) & wanted))
        name = name_of(best)
        job.remark(said=f'I press "{name}".')
        best.click()
        page.wait_for_load_state()
        return f'I pressed "{name}".'


if __name__ == "__main__":
    siren_agent.run(agent)
