"""Run with ``python -m unittest discover -s python/tests``; needs nothing but Python."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src"
sys.path.insert(0, str(SOURCE))

import siren_agent  # noqa: E402

JOB = {
    "version": 1,
    "instruction": "Décline the cookies.",
    "start": "https://www.example.test/",
    "cdp": {"endpoint": "http://127.0.0.1:1"},
    "viewport": {"width": 1280, "height": 720},
    "limits": {"steps": 12, "episodeMs": 60000, "stepMs": 30000},
    "seed": 7,
    "settings": {"model": "m"},
}


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.environment = {
            "SIREN_JOB": str(self.folder / "job.json"),
            "SIREN_RESULT": str(self.folder / "result.json"),
            "SIREN_REMARKS": str(self.folder / "remarks.jsonl"),
        }
        self.write(JOB)

    def write(self, job):
        (self.folder / "job.json").write_text(json.dumps(job), encoding="utf-8")

    def start(self, program):
        """Runs a program as Siren would, and gives its exit code, its errors and its result."""
        environment = {**os.environ, **self.environment, "PYTHONPATH": str(SOURCE)}
        ended = subprocess.run(
            [sys.executable, "-c", "import siren_agent\n" + program],
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
        )
        path = self.folder / "result.json"
        result = json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
        return ended.returncode, ended.stderr, result


class Reading(Folder):
    def test_gives_what_the_job_says(self):
        job = siren_agent.read_job(self.environment)
        self.assertEqual(job.instruction, "Décline the cookies.")
        self.assertEqual(job.cdp_endpoint, "http://127.0.0.1:1")
        self.assertEqual(job.viewport, siren_agent.Viewport(1280, 720))
        self.assertEqual(job.limits, siren_agent.Limits(12, 60000, 30000))
        self.assertEqual((job.seed, job.settings), (7, {"model": "m"}))

    def test_says_what_is_wrong_with_a_job(self):
        with self.assertRaisesRegex(siren_agent.NoJob, "SIREN_JOB; found none"):
            siren_agent.read_job({})
        with self.assertRaisesRegex(siren_agent.NoJob, "none that can be read"):
            siren_agent.read_job({"SIREN_JOB": str(self.folder / "nowhere")})
        for broken in ["", "[]", "{}", '{"version": 1}']:
            (self.folder / "job.json").write_text(broken)
            with self.assertRaisesRegex(siren_agent.NoJob, "none that can be read"):
                siren_agent.read_job(self.environment)
        self.write({**JOB, "version": 2})
        with self.assertRaisesRegex(siren_agent.NoJob, "contract 1; found 2"):
            siren_agent.read_job(self.environment)

    def test_writes_remarks_a_line_each(self):
        job = siren_agent.read_job(self.environment)
        job.remark("I click\nit.", reasoned="It says so.", at=1.5)
        job.remark(usage={"requests": 1, "ms": 3})
        lines = (self.folder / "remarks.jsonl").read_text(encoding="utf-8").splitlines()
        first, second = [json.loads(line) for line in lines]
        self.assertEqual(first, {"at": 1500.0, "said": "I click\nit.", "reasoned": "It says so."})
        self.assertEqual(second["usage"], {"requests": 1, "ms": 3})
        self.assertGreater(second["at"], 1e12)


class Running(Folder):
    def test_the_answer_is_what_a_function_returns(self):
        code, _, result = self.start("siren_agent.run(lambda job: job.start, account={'v': '1'})")
        self.assertEqual(code, 0)
        self.assertEqual(
            result,
            {"version": 1, "status": "done", "answer": JOB["start"], "message": "", "account": {"v": "1"}},
        )

    def test_takes_async_functions_and_no_answer(self):
        _, _, result = self.start("async def agent(job):\n  return None\nsiren_agent.run(agent)")
        self.assertEqual((result["status"], result["answer"]), ("done", ""))

    def test_tells_failures_from_trouble(self):
        for raised, status in [("AgentFailed('a')", "failed"), ("Trouble('a')", "trouble")]:
            program = f"def agent(job):\n  raise siren_agent.{raised}\nsiren_agent.run(agent)"
            _, _, result = self.start(program)
            self.assertEqual((result["status"], result["message"]), (status, "a"))

    def test_an_exception_is_a_failure_with_its_traceback_in_the_log(self):
        code, errors, result = self.start("async def agent(job):\n  return 1 / 0\nsiren_agent.run(agent)")
        self.assertEqual((code, result["status"]), (0, "failed"))
        self.assertEqual(result["message"], "ZeroDivisionError: division by zero")
        self.assertIn("Traceback", errors)

    def test_without_a_job_it_says_how_to_start_it(self):
        self.environment = {"SIREN_JOB": ""}
        code, errors, result = self.start("siren_agent.run(lambda job: '')")
        self.assertEqual((code, result), (2, None))
        self.assertIn("--agent command -- python", errors)
        self.assertNotIn("Traceback", errors)


if __name__ == "__main__":
    unittest.main()
