/** What a `page-served` fact says was served. */
export type Served = 'document' | 'script' | 'style' | 'picture';

/** `Sec-Fetch-Dest` values (Fetch, section 2.2.5) that stand for a part of a page. */
const BY_DESTINATION: Readonly<Record<string, Served>> = {
  document: 'document',
  iframe: 'document',
  frame: 'document',
  script: 'script',
  worker: 'script',
  sharedworker: 'script',
  serviceworker: 'script',
  style: 'style',
  image: 'picture',
};

const BY_TYPE: readonly (readonly [RegExp, Served])[] = [
  [/^(text\/html|application\/xhtml\+xml)$/, 'document'],
  [/^(text|application)\/(x-)?(java|ecma)script$/, 'script'],
  [/^text\/css$/, 'style'],
  [/^image\//, 'picture'],
];

/**
 * What part of a page an answer is, or undefined when it is none: data, a font, the answer to a beacon.
 * The browser says by `Sec-Fetch-Dest` what it asked for; it doesn't over plain http, so there the answer's type counts.
 */
export function servedAs(
  destination: string | undefined,
  contentType: string | null | undefined,
): Served | undefined {
  if (destination !== undefined) {
    return Object.hasOwn(BY_DESTINATION, destination) ? BY_DESTINATION[destination] : undefined;
  }
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  return BY_TYPE.find(([pattern]) => pattern.test(type))?.[1];
}
