/**
 * JSON that every reader takes: half a character (a lone surrogate, which a hostile page can have in its title) becomes
 * U+FFFD, since strict readers would refuse the whole file for it.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'string' ? member.toWellFormed() : member,
  );
}
