import { createLedger, type Ledger } from '../../../../core/ledger.ts';
import { handClock, lamp, lampType, plainly } from '../../engine/testing/lamps.ts';
import type { Market } from '../../market.ts';
import type { Presentation } from '../../presentation.ts';
import type { ProductType } from '../../product-type.ts';
import type { Product } from '../../record.ts';

/** The lamps of a test storefront: `a` to `h`, each a little dearer, and `z`, which is sold out. */
export const LAMPS: readonly Product[] = [
  ...[...'abcdefgh'].map((id, n) => lamp(id, { price: 4000 + n * 100 })),
  lamp('z', { stock: 0 }),
];

/** Someone in a test storefront, who follows redirects and takes time enough not to be asked for a code. */
export interface Visitor {
  readonly ledger: Ledger;
  readonly clock: ReturnType<typeof handClock>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  post(path: string, form: Readonly<Record<string, string>> | URLSearchParams | string): Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly path: string;
  readonly text: string;
  readonly headers: Headers;
}

/** A storefront with a catalog, the lamps unless given, and a visitor. `hurry` leaves the clock alone. */
export function visit(
  market: Market,
  presentation: Partial<Presentation> = {},
  {
    hurry = false,
    type = lampType,
    catalog = LAMPS,
  }: { readonly hurry?: boolean; readonly type?: ProductType; readonly catalog?: readonly Product[] } = {},
): Visitor {
  const clock = handClock();
  const ledger = createLedger(clock);
  const site = market.open({
    type,
    catalog,
    presentation: plainly(presentation),
    pageSize: 4,
    clock,
    ledger,
    seed: 11,
  });
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    if (!hurry) clock.pass(5000);
    const response = await site.fetch(
      new Request(`https://${market.host}${path}`, { ...init, redirect: 'manual' }),
    );
    const to = response.headers.get('location');
    if (to !== null) return send(to, {});
    const { status, headers } = response;
    return { status, path, headers, text: await response.text() };
  };
  return {
    ledger,
    clock,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, form) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
      }),
  };
}

/** What a hidden field of a page holds. */
export function hidden({ text }: Answer, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
}

/** The form that puts a lamp with a long cord into the cart. */
export const LONG: Readonly<Record<string, string>> = {
  do: 'add',
  product: 'a',
  'o-cord': 'long',
  quantity: '1',
};
