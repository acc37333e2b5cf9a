import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { random } from '../src/core/random.ts';
import { analyzeAs, dataOfCsv } from '../src/report/analyze/index.ts';
import { clusterBootstrap, type TaskSamples } from '../src/stats/index.ts';
import { median } from './median.ts';

const TABLE = new URL('../src/stats/golden/susbench_table5_reconstructed.csv', import.meta.url);
const ROUNDS = 7;
/** The design of CAVEAT-Standard. */
const DESIGN = { tasks: 52, arms: 2, agents: 5, repetitions: 3 } as const;
const REPLICATES = 10_000;

/**
 * Measures the full SusBench analysis (two fits of 54 cells, all omnibus tests, 387 contrasts, every table) and 10,000
 * bootstrap replicates over 52 tasks with their arms and agents, beside R where `Rscript` is there. Prints medians in
 * ms; R's time is without its start.
 */
export async function statsBench(print: (line: string) => void): Promise<void> {
  const csv = readFileSync(TABLE, 'utf8');
  const analysis = (): unknown =>
    analyzeAs('susbench', dataOfCsv(csv, 'table 5'), { contrasts: 'all', seed: 1 });
  const rows = samples();
  const bootstrap = (): unknown => {
    const figures = clusterBootstrap(rows, random(1), { replicates: REPLICATES });
    return [figures.rate('0'), figures.rate('1'), figures.difference('0', '1')];
  };
  print(`stats: medians of ${ROUNDS} rounds in ms; the first is what a command takes, cold`);
  const r = timesOfR(csv);
  for (const [name, work, peer] of [
    ['SusBench analysis', analysis, r?.analysis],
    [`${REPLICATES} replicates of 52 tasks`, bootstrap, r?.bootstrap],
  ] as const) {
    const { cold, warm } = time(work);
    const beside = peer === undefined ? '' : `   R ${peer.toFixed(0)} ms, ${(peer / warm).toFixed(1)} x`;
    print(
      `  ${name.padEnd(32)}cold ${cold.toFixed(0).padStart(5)}   median ${warm.toFixed(1).padStart(7)}${beside}`,
    );
  }
  print(r === undefined ? '  R: no Rscript here' : `  R: ${r.how}`);
}

function time(work: () => unknown): { cold: number; warm: number } {
  const times = Array.from({ length: ROUNDS + 1 }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  });
  const [cold = 0, ...warm] = times;
  return { cold, warm: median(warm) };
}

/** Made-up episodes of the design: each a row, so that adding them up is measured, too. */
function samples(): TaskSamples[] {
  const draw = random(7);
  const { tasks, arms, agents, repetitions } = DESIGN;
  return Array.from({ length: tasks * arms * agents * repetitions }, (_, i) => {
    const arm = Math.floor(i / (agents * repetitions)) % arms;
    return {
      task: `task-${Math.floor(i / (arms * agents * repetitions))}`,
      cell: String(arm),
      k: draw.next() < (arm === 0 ? 0.8 : 0.2) ? 1 : 0,
      n: 1,
    };
  });
}

interface TimesOfR {
  readonly analysis: number;
  readonly bootstrap: number;
  readonly how: string;
}

/** R's times for the same, in ms. The paper's packages where they are installed, else base R's `glm` and nothing more. */
function timesOfR(csv: string): TimesOfR | undefined {
  const { status, stdout } = spawnSync('Rscript', ['--vanilla', '-'], {
    input: script(csv),
    encoding: 'utf8',
  });
  if (status !== 0) return undefined;
  const [analysis, bootstrap, how = ''] = stdout.trim().split('\n').slice(-3);
  return { analysis: Number(analysis), bootstrap: Number(bootstrap), how };
}

function script(csv: string): string {
  const { tasks, arms, agents, repetitions } = DESIGN;
  return `
d <- read.csv(text = ${JSON.stringify(csv)}, stringsAsFactors = TRUE)
options(contrasts = c("contr.sum", "contr.poly"))
full <- all(sapply(c("brglm2", "car", "emmeans"), requireNamespace, quietly = TRUE))
analyse <- function() {
  y <- cbind(d$avoided, d$n - d$avoided)
  m <- suppressWarnings(glm(y ~ pattern * operator, data = d, family = binomial))
  if (!full) return(NULL)
  suppressWarnings(car::Anova(m, type = 3))
  f <- glm(y ~ pattern * operator, data = d, family = binomial, method = brglm2::brglmFit)
  for (fit in list(m, f)) for (by in list(~ operator | pattern, ~ pattern | operator, ~ pattern))
    summary(emmeans::contrast(emmeans::emmeans(fit, by), method = "pairwise"), adjust = "holm", by = NULL)
}
ms <- function(work) median(sapply(1:3, function(i) system.time(work())[["elapsed"]])) * 1000
e <- expand.grid(r = 1:${repetitions}, agent = 1:${agents}, arm = 0:${arms - 1}, task = 1:${tasks})
e$y <- rbinom(nrow(e), 1, ifelse(e$arm == 0, 0.8, 0.2))
resample <- function() {
  k <- xtabs(y ~ task + arm, e); n <- xtabs(~ task + arm, e)
  b <- replicate(${REPLICATES}, { i <- sample(${tasks}, replace = TRUE); colSums(k[i, ]) / colSums(n[i, ]) })
  apply(rbind(b, b[1, ] - b[2, ]), 1, quantile, c(.025, .975))
}
a <- ms(analyse); b <- ms(resample)
cat(a, b, paste(R.version.string, if (full) "with brglm2, car and emmeans" else "without brglm2, car and emmeans: one glm fit, no tests, no contrasts"), sep = "\\n")
`;
}
