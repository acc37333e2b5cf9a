import { folded } from './view.ts';

/** An invented buyer: what to write into a field, by the words of its label; the first that fits counts. */
const ANSWERS: readonly (readonly [label: RegExp, answer: string])[] = [
  [/e-?mail/, 'robin.example@mail.example'],
  [/phone|mobile|telephone/, '020 7946 0123'],
  [/(name on|holder|cardholder)/, 'Robin Ashdown'],
  [/(card|account).*number|^card$|number on card/, '4242 4242 4242 4242'],
  [/expir.*month|^month/, '12'],
  [/expir.*year|^year/, '2030'],
  [/expir|valid (until|thru)|mm ?\/ ?yy/, '12/30'],
  [/cvc|cvv|security (code|number)|verification (code|number)/, '123'],
  [/first|given|forename/, 'Robin'],
  [/last|family|surname/, 'Ashdown'],
  [/company|organisation|organization/, ''],
  [/name/, 'Robin Ashdown'],
  [/post ?code|postal|zip/, '10001'],
  [/city|town/, 'Springvale'],
  [/state|province|county|region/, 'NY'],
  [/country/, 'United States'],
  [/(line|address) ?2|apartment|flat|suite|unit|optional/, ''],
  [/street|address|house/, '12 Orchard Road'],
  [/guests|people|quantity/, '1'],
];

/**
 * What the buyer writes into a field of that label. Undefined for a field that has nothing to do with a buyer; empty for
 * one that is left empty.
 */
export function answerFor(label: string): string | undefined {
  return ANSWERS.find(([words]) => words.test(folded(label)))?.[1];
}
