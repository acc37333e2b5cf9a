import { sumsIn } from './money.ts';
import { naming } from './names.ts';
import { folded, type Line } from './view.ts';

/** Words beside the sum that is to be paid in all. */
const TOTAL =
  /\b(order |grand |overall |cart |basket |trip )?total\b(?! (discount|saving|weight|review|rating))|\b(to pay|you pay|payable|amount due|all-in|all in)\b|\b(incl(\.|uding|udes)?|with|plus) (delivery|shipping|fees|all fees)\b|\bdelivered\b/;
const DELIVERY = /\b(delivery|shipping|postage|p&p)\b/;
const FREE = /\bfree\b|\bno charge\b|\bincluded\b/;
/** Sums that are no price of the thing itself. */
const OTHER =
  /\b(was|rrp|save|saving|off|per month|a month|\/mo|instal+ments?|deposit|tip|over|orders? (above|over|from)|cashback|voucher|add-on|add |protection|cover|warranty|gift|subtotal)\b|[+]\s?[£$€]/;

/** After a sum that is the price of a measure and not of the thing: "$9.06 per litre". */
const UNIT_PRICE =
  /^\s*(per|\/|an?) ?(100 ?)?(l|litre|liter|ml|kg|g|kilo|lb|oz|metre|meter|m²?|sheet|wash|bottle|piece|pack)\b/i;

/** Whether a line names the price of the base configuration, and not of the one asked for. */
export function isBase(text: string): boolean {
  return /\b(from|starting at|starts at|as low as)\b/.test(folded(text));
}

/** The sum to be paid in all, when the lines name it as such, in cents; "Total: $90 + $5 delivery" is added up. */
export function totalIn(lines: readonly Line[]): number | undefined {
  const totals = sums(lines).filter(
    ({ context }) => TOTAL.test(context) && !isBase(context) && !/\b(sav(e|ings?)|off)\b/.test(context),
  );
  const [total] = totals;
  if (total === undefined) return undefined;
  const added = /^\D*total[^\d+]*[£$€][\d.,]+(\s*\+\s*[£$€][\d.,]+[^+]*)+$/.test(total.context);
  return added ? sumsIn(total.context).reduce((sum, { cents }) => sum + cents, 0) : total.cents;
}

/** The price of the thing itself that stands first, in cents. */
export function priceIn(lines: readonly Line[]): number | undefined {
  const own = sums(lines).filter(({ context }) => !OTHER.test(context) && !DELIVERY.test(context));
  return own[0]?.cents;
}

/** The price that stands beside the names of all these choices, in cents: "32 GB, 1 TB $1,249.00". */
export function configuredIn(lines: readonly Line[], choices: readonly string[]): number | undefined {
  if (choices.length === 0) return undefined;
  const named = sums(lines).filter(({ context }) => !context.includes('+'));
  const by = (least: 1 | 2): number | undefined =>
    named.find(({ context }) => choices.every((choice) => naming(context, choice) >= least))?.cents;
  return by(2) ?? by(1);
}

/** What delivery costs, in cents; undefined when nothing is said of it. */
export function deliveryIn(lines: readonly Line[]): number | undefined {
  for (const [index, line] of lines.entries()) {
    const said = folded(line.text);
    if (!DELIVERY.test(said) || /\b(over|above) [£$€]/.test(said)) continue;
    const near = sumsIn(line.text)[0] ?? (FREE.test(said) ? { cents: 0 } : undefined);
    if (near !== undefined) return near.cents;
    const next = lines[index + 1];
    const beside = next === undefined ? undefined : sumsIn(next.text)[0];
    if (beside !== undefined) return beside.cents;
    if (next !== undefined && FREE.test(folded(next.text))) return 0;
  }
  return undefined;
}

/** The sums of lines with the words that they stand in: their own part of the line, or the line before when that is all. */
function sums(lines: readonly Line[]): readonly { readonly cents: number; readonly context: string }[] {
  return lines.flatMap(({ text }, index) => {
    const before = lines[index - 1]?.text ?? '';
    return text.split(/\s+[·•|]\s+/).flatMap((part) => {
      const found = sumsIn(part).filter(({ end }) => !UNIT_PRICE.test(part.slice(end)));
      const bare =
        found.length === 1 && part.replace(/[\d.,\s£$€¥]/g, '') === '' && sumsIn(before).length === 0;
      return found.map(({ cents }) => ({ cents, context: folded(bare ? `${before} ${part}` : part) }));
    });
  });
}
