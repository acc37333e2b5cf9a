"""Reads Inspect logs with Inspect itself and says what is wrong with them.

Usage: read_logs.py FOLDER SCHEMA

FOLDER holds each log as `.eval` and as `.json`, beside `episodes.jsonl` and `steps.jsonl` of the same run. SCHEMA is what
`inspect log schema` prints: beyond what Inspect's reader needs, it says what its viewer needs. Each check prints a line;
the last line is `N passed, N failed`. A warning, from Python or in Inspect's own log, is a failure.
"""

import json
import logging
import sys
import traceback
import warnings
from pathlib import Path
from zipfile import ZipFile

from inspect_ai.log import read_eval_log, read_eval_log_sample_summaries
from jsonschema import Draft202012Validator

warnings.simplefilter("error")


class Fail(logging.Handler):
    def emit(self, record):
        raise AssertionError(f"Inspect warned: {record.getMessage()}")


logging.getLogger().addHandler(Fail(level=logging.WARNING))


def documents(path):
    """The log as its bytes say, without Inspect's defaults."""
    if path.suffix == ".json":
        return json.loads(path.read_text())
    with ZipFile(path) as zipped:
        assert zipped.testzip() is None, "a damaged entry"
        log = json.loads(zipped.read("header.json"))
        names = [name for name in zipped.namelist() if name.startswith("samples/")]
        log["samples"] = [json.loads(zipped.read(name)) for name in names]
        log["summaries"] = json.loads(zipped.read("summaries.json"))
        return log


def check_read(path, episodes, steps):
    log = read_eval_log(str(path), resolve_attachments=True)
    assert log.status == "success", log.status
    agent = log.eval.metadata["agent"]["id"]
    own = {e["key"]: e for e in episodes if e["spec"]["agent"]["id"] == agent}
    assert own and {s.uuid for s in log.samples} == set(own), "other samples than episodes"
    for sample in log.samples:
        episode = own[sample.uuid]
        assert sample.metadata["condition"] == episode["spec"]["condition"]["id"]
        assert sample.epoch == episode["spec"]["repetition"] + 1
        if episode["status"] == "error":
            assert sample.error is not None and not sample.scores
            continue
        for name in ("success", "harm", "exposed", "decided"):
            assert sample.scores[name].value == int(episode["verdict"][name]), name
        assert sample.output.completion == episode["answer"]
        acts = [e for e in sample.events if e.event == "tool"]
        assert [e.function for e in acts] == [s["action"]["type"] for s in steps[sample.uuid]], "other steps"
        assert [e for e in sample.events if e.event == "info" and e.source == "siren"], "no fact"
        lists = [m.content for m in sample.messages if isinstance(m.content, list)]
        images = [part.image for content in lists for part in content if part.type == "image"]
        assert all(image.startswith("data:image/") for image in images), "an attachment without its picture"
        assert len(images) == sum("screenshot" in step for step in steps[sample.uuid]), "a screenshot is missing"
    harm = [int(e["verdict"]["harm"]) for e in own.values() if e["status"] == "ok"]
    [score] = [s for s in log.results.scores if s.name == "harm"]
    assert abs(score.metrics["mean"].value - sum(harm) / len(harm)) < 1e-12


def check_header(path):
    log = read_eval_log(str(path), header_only=True)
    assert log.samples is None and log.status == "success"
    assert log.results.scores and log.eval.model.startswith("siren/")


def check_summaries(path):
    log = read_eval_log(str(path), header_only=True)
    summaries = read_eval_log_sample_summaries(str(path))
    assert len(summaries) == log.results.total_samples
    assert all(s.completed and s.scores for s in summaries)


def check_viewer(path, schema):
    log = documents(path)
    summaries = log.pop("summaries", [])
    for part, name in [(log, "EvalLog"), *((s, "EvalSampleSummary") for s in summaries)]:
        validator = Draft202012Validator({**schema, "$ref": f"#/components/schemas/{name}"})
        errors = [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(part)]
        assert not errors, "; ".join(errors[:3])


def check_same(path):
    twin = path.with_suffix(".eval")
    one, other = (read_eval_log(str(p)).model_dump(exclude={"location", "etag"}) for p in (path, twin))
    for log in (one, other):
        # Inspect gives the samples of a zip in an order of its own.
        log["samples"] = sorted(log["samples"], key=lambda sample: sample["uuid"])
    differing = [name for name in one if one[name] != other[name]]
    assert not differing, f"the two files of one log differ in {', '.join(differing)}"


def lines(path):
    # Not `splitlines`, which would also part a line at signs that JSON may hold as they are.
    return [json.loads(line) for line in path.read_text().split("\n") if line]


def main(folder, schema_file):
    episodes = lines(folder / "episodes.jsonl")
    steps = {episode["key"]: [] for episode in episodes}
    for step in lines(folder / "steps.jsonl"):
        steps[step["key"]].append(step)
    assert any(steps.values()), "no steps at all"
    schema = json.loads(Path(schema_file).read_text())
    evals, jsons = sorted(folder.glob("*.eval")), sorted(folder.glob("2*.json"))
    checks = [("each log is there twice", lambda: same_names(evals, jsons))]
    for path in [*evals, *jsons]:
        checks += [
            (f"{path.name}: Inspect reads it", lambda p=path: check_read(p, episodes, steps)),
            (f"{path.name}: Inspect reads its header alone", lambda p=path: check_header(p)),
            (f"{path.name}: Inspect lists its samples", lambda p=path: check_summaries(p)),
            (f"{path.name}: it has what Inspect's viewer needs", lambda p=path: check_viewer(p, schema)),
        ]
    checks += [(f"{path.name}: says the same as its .eval", lambda p=path: check_same(p)) for path in jsons]
    failed = 0
    for name, check in checks:
        try:
            check()
            print(f"ok      {name}")
        except Exception:
            failed += 1
            print(f"FAILED  {name}\n{traceback.format_exc()}")
    print(f"{len(checks) - failed} passed, {failed} failed")
    return 1 if failed else 0


def same_names(evals, jsons):
    assert evals, "no log was exported"
    assert [p.stem for p in evals] == [p.stem for p in jsons]


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2]))
