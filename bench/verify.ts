import { defaultEnvironment } from '../src/run/index.ts';
import { type Verification, verify } from '../src/run/verify/index.ts';
import { checksOf, gatesOf, SUITES } from '../src/suites/index.ts';

/** Measures how long the whole verification of `markets` takes: every task, both paths in control and treatment in a real browser, all gates. */
export async function verifyBench(print: (line: string) => void): Promise<void> {
  const environment = await defaultEnvironment();
  try {
    await environment.browser.version();
    const begin = performance.now();
    let tasks = 0;
    const found: Verification = await verify({
      suites: SUITES,
      gatesOf,
      checksOf,
      filter: ['markets'],
      environment,
      onEvent: (event) => {
        if (event.type === 'planned') tasks = event.tasks;
      },
    });
    const seconds = (performance.now() - begin) / 1000;
    print(
      `${tasks} tasks of markets: ${found.checked} checks, ${found.failed.length} failed, in ${seconds.toFixed(0)} s (${(seconds / tasks).toFixed(1)} s a task)`,
    );
    for (const { task, condition, check, why } of found.failed)
      print(`  ${task} ${condition} · ${check}: ${why}`);
  } finally {
    await environment.browser.close();
  }
}
