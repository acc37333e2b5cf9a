import { knownWay } from '../storefront/parts/ways.ts';
import { type Brief, USES } from './brand.ts';

/** The longest brief that is taken, characters. */
export const MOST_WISH = 1200;
const MOST_LINE = 80;

/** Reads a brief from a form. It is not yet checked. */
export function readBrief(form: URLSearchParams): Brief {
  const line = (name: string): string => (form.get(name) ?? '').replace(/\s+/g, ' ').trim();
  return {
    title: line('title'),
    wish: (form.get('wish') ?? '').trim(),
    match: line('match'),
    use: knownWay(USES, form.get('use')) ?? '',
  };
}

/** What is wrong with a brief, in words for the one who wrote it; empty when nothing is. */
export function complaintsAboutBrief({ title, wish, match, use }: Brief): Readonly<Record<string, string>> {
  const tooLong = (text: string, most: number): string | undefined =>
    text.length > most ? `Please keep this to ${most} characters.` : undefined;
  const complaints = {
    title: title === '' ? 'Please give the project a name.' : tooLong(title, MOST_LINE),
    wish: wish === '' ? 'Please say what should be made.' : tooLong(wish, MOST_WISH),
    match: tooLong(match, MOST_LINE),
    use: use === '' ? 'Please choose where it will be used.' : undefined,
  };
  return Object.fromEntries(
    Object.entries(complaints).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}
