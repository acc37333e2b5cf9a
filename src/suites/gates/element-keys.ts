/** A node of a DOM tree, as far as keys need it. */
export interface Keyed {
  readonly tag: string;
  /** The `id` attribute, when there is one. */
  readonly id?: string | undefined;
  /** The node that holds it; absent for the root. */
  readonly parent?: Keyed | undefined;
}

/**
 * Gives each element a key that stays the same when the element moves: `#id`, or its place under the nearest element
 * that has an id, counted among the siblings of its tag that have none: `#id > ul:1 > li:2`. Pseudo-elements are
 * `<key>::before`. Call it in DOM order.
 */
export function elementKeys(): (element: Keyed) => string {
  const keys = new Map<Keyed, string>();
  const counts = new Map<string, number>();
  const nth = (place: string): number => {
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    return count;
  };
  const placeOf = ({ tag, id, parent }: Keyed): string => {
    // Ids ought to be unique; a page that repeats one must not hide an element behind another.
    if (id !== undefined && id !== '')
      return nth(`#${id}`) === 1 ? `#${id}` : `#${id}~${counts.get(`#${id}`)}`;
    const holder = parent === undefined ? undefined : keys.get(parent);
    if (holder === undefined) return tag;
    if (tag.startsWith('::')) return `${holder}${tag}`;
    const place = `${holder} > ${tag}`;
    return `${place}:${nth(place)}`;
  };
  return (element) => {
    const key = placeOf(element);
    keys.set(element, key);
    return key;
  };
}
