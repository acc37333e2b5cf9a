import type { Served } from '../served.ts';

/** An answer that tests write by hand. */
export function answer(kind: Served['kind'], text: string, rest: Partial<Served> = {}): Served {
  return {
    url: 'https://www.example.com/basket?step=2',
    status: 200,
    kind,
    headers: [],
    body: new TextEncoder().encode(text),
    text,
    ...rest,
  };
}
