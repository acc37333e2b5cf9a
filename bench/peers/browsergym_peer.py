"""BrowserGym's observation of a page, for the benchmark `observe`: the steps of `BrowserEnv._get_obs`
(browsergym/core/env.py) without its waits, then the text and the picture that its demo agent sends.
"""

import io
from importlib.metadata import version

import numpy
import playwright.sync_api
from browsergym.core import observation
from browsergym.utils.obs import flatten_axtree_to_str
from PIL import Image

from line import Line, Watch


def _look(page, picture: bool):
    observation._pre_extract(page, tags_to_mark="standard_html", lenient=False)
    dom = observation.extract_dom_snapshot(page)
    tree = observation.extract_merged_axtree(page)
    observation.extract_focused_element_bid(page)
    observation.extract_dom_extra_properties(dom, scale_factor=1.0)
    observation._post_extract(page)
    text = flatten_axtree_to_str(tree)
    return text, _jpeg(observation.extract_screenshot(page)) if picture else b""


def _jpeg(pixels: numpy.ndarray) -> bytes:
    with io.BytesIO() as out:
        Image.fromarray(pixels).save(out, format="JPEG")
        return out.getvalue()


def _main(line: Line) -> None:
    with playwright.sync_api.sync_playwright() as started:
        browser = page = None
        line.answer(name="BrowserGym", version=version("browsergym-core"))
        while asked := line.asked():
            if asked["do"] == "open":
                browser = browser or started.chromium.connect_over_cdp(asked["endpoint"])
                page = page or browser.contexts[0].new_page()
                page.set_viewport_size(asked["viewport"])
                page.goto(asked["url"], wait_until="load")
                line.answer(done=True)
            elif asked["do"] == "look":
                watch = Watch()
                text, picture = _look(page, asked["picture"])
                line.answer(ms=watch.ms(), text=text, picture=len(picture))


if __name__ == "__main__":
    _main(Line())
