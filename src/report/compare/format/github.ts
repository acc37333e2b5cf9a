import type { Comparison } from '../comparison.ts';
import { flipWords, testedWords } from './words.ts';

const COMMANDS = { pass: 'notice', fail: 'error', undecided: 'warning' } as const;

/** Workflow commands of GitHub Actions: an annotation for each threshold, and one for each verdict that has become worse. */
export function githubOf(comparisons: readonly Comparison[]): string {
  const lines = comparisons.flatMap(({ b, tested, flips, notes }) => [
    ...tested.map((one) =>
      command(
        COMMANDS[one.answer],
        `siren ${one.answer}: ${one.threshold.text} (${b.agent})`,
        testedWords(one),
      ),
    ),
    ...flips
      .filter(({ worse }) => worse)
      .map((flip) => command('notice', `siren: flipped (${b.agent})`, flipWords(flip))),
    ...notes.map((note) => command('notice', `siren: note (${b.agent})`, note)),
  ]);
  return lines.map((line) => `${line}\n`).join('');
}

function command(name: string, title: string, message: string): string {
  return `::${name} title=${data(title).replaceAll(':', '%3A').replaceAll(',', '%2C')}::${data(message)}`;
}

/** What a workflow command would take as its end. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
