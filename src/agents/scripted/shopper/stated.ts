import { folded, type Line, plain } from './view.ts';

/** Between facts that share a line. */
const PARTS = /\s+[·•|‧]\s+|\s*;\s+/;

/**
 * What lines state of something that they call by a label: the text after "Battery life:", in the cell beside it, or
 * before it ("12 h battery life"). Undefined when they don't mention it.
 */
export function statedOf(lines: readonly Line[], label: string): string | undefined {
  const wanted = folded(label);
  const parts = lines.flatMap(({ text }) => text.split(PARTS).map(plain)).filter((part) => part !== '');
  let before: string | undefined;
  for (const [index, part] of parts.entries()) {
    const said = folded(part);
    const next = parts[index + 1];
    if (said === wanted && next !== undefined) return next;
    if (said.startsWith(wanted)) {
      const rest = /^\s*[:–—-]\s*(\S.*)$|^\s+(\S.*)$/.exec(part.slice(wanted.length));
      const value = rest?.[1] ?? rest?.[2];
      if (value !== undefined && isValue(value, rest?.[1] !== undefined)) return value;
    }
    if (before === undefined && said.endsWith(` ${wanted}`) && /^[\d.,]/.test(said))
      before = part.slice(0, -wanted.length).trim();
  }
  return before;
}

/** After a colon anything is a value; else only what begins with a number, a yes or a no, or else "Weight class" would be a weight. */
function isValue(text: string, afterColon: boolean): boolean {
  return afterColon || /^[\d.,+±~≈-]|^(yes|no)\b/i.test(text);
}

/** A yes or no, as pages write it. */
export function flagIn(text: string): boolean | undefined {
  const said = folded(text);
  if (/^(yes|true|included|available|supported|✓|✔)/.test(said)) return true;
  if (/^(no|none|false|not |without|✗|✘|×|–|—|-$)/.test(said)) return false;
  return undefined;
}
