import type { Comparison } from '../comparison.ts';
import type { Answer } from '../threshold/decide.ts';
import type { Tested } from '../threshold/threshold.ts';
import { testedWords } from './words.ts';

/**
 * Thresholds as JUnit XML: a suite for each pair of agents, a test case for each threshold. What is undecided is
 * skipped, with its reason: it is neither a pass nor a failure, and the exit code tells it apart.
 */
export function junitOf(comparisons: readonly Comparison[]): string {
  const all = comparisons.flatMap(({ tested }) => tested);
  const suites = comparisons.map(({ a, b, tested, notes }) => {
    const name = `${b.name} against ${a.name}`;
    return [
      `  <testsuite name="${xml(name)}" ${counts(tested)}>`,
      ...tested.map((one) => testCase(name, one)),
      ...(notes.length > 0 ? [`    <system-out>${xml(notes.join('\n'))}</system-out>`] : []),
      '  </testsuite>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="siren compare" ${counts(all)}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function counts(tested: readonly Tested[]): string {
  const count = (answer: Answer): number => tested.filter((one) => one.answer === answer).length;
  return `tests="${tested.length}" failures="${count('fail')}" errors="0" skipped="${count('undecided')}"`;
}

function testCase(suite: string, tested: Tested): string {
  const says = xml(testedWords(tested));
  const body = {
    pass: `<system-out>${says}</system-out>`,
    fail: `<failure message="${says}" type="threshold"/>`,
    undecided: `<skipped message="undecided: ${says}"/>`,
  }[tested.answer];
  return `    <testcase classname="${xml(suite)}" name="${xml(tested.threshold.text)}">${body}</testcase>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as XML. Characters that XML 1.0 does not know become U+FFFD. */
function xml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to go.
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
      .replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
  );
}
