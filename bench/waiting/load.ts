import { cpuBetween, cpuTimes, familyOf } from '../cpu.ts';

const SAMPLE_MS = 500;

/** CPU time that was used, ms. */
export interface Used {
  readonly own: number;
  readonly browser: number;
  readonly model: number;
}

/** Watches who uses the processors: this process, the browser that it has started, and the model's process. */
export async function watchLoad(model: number): Promise<() => Promise<Used>> {
  const used = { own: 0, browser: 0, model: 0 };
  const read = async () => {
    const models = await familyOf(model);
    const browser = (await familyOf(process.pid)).filter(
      (pid) => pid !== process.pid && !models.includes(pid),
    );
    return {
      own: await cpuTimes([process.pid]),
      browser: await cpuTimes(browser),
      model: await cpuTimes(models),
    };
  };
  let before = await read();
  const sample = async (): Promise<void> => {
    const now = await read();
    // The browser comes later and goes earlier.
    for (const who of ['own', 'browser', 'model'] as const)
      if (now[who].size > 0) used[who] += cpuBetween(before[who], now[who]);
    before = now;
  };
  // Often, since a process that ends takes its count with it.
  let sampling = Promise.resolve();
  const timer = setInterval(() => {
    sampling = sampling.then(sample);
  }, SAMPLE_MS);
  return async () => {
    clearInterval(timer);
    await sampling;
    await sample();
    return { ...used };
  };
}
