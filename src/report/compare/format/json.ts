import type { Changes, Comparison } from '../comparison.ts';
import type { Figure } from '../figure.ts';
import { type Answer, worst } from '../threshold/decide.ts';

/** Changes when a member changes its meaning or goes; new members don't change it. */
export const COMPARE_JSON_VERSION = 1;

/** Comparisons as plain data: the shape of `docs/compare.md`. Rates are from 0 to 1. */
export function compareJson(comparisons: readonly Comparison[]) {
  return {
    version: COMPARE_JSON_VERSION,
    answer: answerOf(comparisons),
    comparisons: comparisons.map((comparison) => ({
      a: comparison.a,
      b: comparison.b,
      about: comparison.about,
      answer: comparison.answer ?? null,
      notes: comparison.notes,
      thresholds: comparison.tested.map(({ threshold, answer, figure, scope }) => ({
        text: threshold.text,
        answer,
        estimand: threshold.estimand.id,
        scope,
        relative: threshold.relative,
        operator: threshold.operator,
        limit: threshold.limit,
        ...figureJson(figure),
      })),
      overall: changesJson(comparison.overall),
      conditions: comparison.conditions.map(changesJson),
      cells: comparison.cells.map(changesJson),
      flips: comparison.flips,
    })),
  };
}

export function jsonOf(comparisons: readonly Comparison[]): string {
  return `${JSON.stringify(compareJson(comparisons), null, 2)}\n`;
}

/** The answer to all thresholds of all comparisons; null when there is none. */
export function answerOf(comparisons: readonly Comparison[]): Answer | null {
  const answers = comparisons.flatMap(({ answer }) => answer ?? []);
  return answers.length === 0 ? null : worst(answers);
}

function changesJson({ name, task, variant, condition, changes, episodes, errors }: Changes) {
  return {
    name,
    ...(task === undefined ? {} : { task }),
    ...(variant === undefined ? {} : { variant }),
    ...(condition === undefined ? {} : { condition }),
    episodes,
    errors,
    changes: changes.map(({ estimand, a, b, difference }) => ({
      estimand: estimand.id,
      a,
      b,
      ...figureJson(difference),
    })),
  };
}

function figureJson({ value, interval, method, tasks, note }: Figure) {
  return { value, interval, method, tasks, ...(note === undefined ? {} : { note }) };
}
