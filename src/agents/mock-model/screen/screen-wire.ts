import type { Turn } from '../asked.ts';
import type { Move } from '../move.ts';

/** A request for a screen to be worked, whatever its form was. */
export interface ScreenAsked {
  readonly model: string;
  readonly turns: readonly Turn[];
}

/** One provider's own tool for working a screen: how a request is read, and how a move is answered. */
export interface ScreenWire {
  /** The request; undefined when it offers no such tool. */
  read(body: Body, path: string): ScreenAsked | undefined;
  /** The body of the response. */
  write(asked: ScreenAsked, move: Move, used: Used): object;
}

/** Tokens, by the mock's way of counting. */
export interface Used {
  readonly input: number;
  readonly output: number;
}

export type Body = Readonly<Record<string, unknown>>;

/** The members of whatever came; none of what has none. */
export const bodyOf = (value: unknown): Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : {};
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A turn with nothing in it but what is given. */
export const turn = (role: string, more: Partial<Turn>): Turn => ({
  role,
  text: '',
  pictures: [],
  calls: [],
  ...more,
});

/** A picture in base64; none for what is no text. */
export const pictureOf = (data: unknown): readonly Uint8Array[] =>
  typeof data === 'string' && data !== '' ? [Buffer.from(data, 'base64')] : [];

/** Where a move aims, pixels of the picture. */
export const placeOf = ({ item }: Move & { readonly kind: 'click' | 'type' }): { x: number; y: number } =>
  item.at ?? { x: 0, y: 0 };
