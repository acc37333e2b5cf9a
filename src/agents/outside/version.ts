/** Whether a version is in a range of the form `3.7.x` or `0.13.8 or a later 0.13`. */
export function inRange(version: string, range: VersionRange): boolean {
  const parts = version.split('.').map((part) => Number.parseInt(part, 10));
  const { series, least = 0 } = range;
  const wanted = series.split('.').map(Number);
  return wanted.every((part, index) => parts[index] === part) && (parts[wanted.length] ?? 0) >= least;
}

/** The versions of a library that an adapter is known to work with: a series, such as `0.13`, from a patch on. */
export interface VersionRange {
  readonly series: string;
  readonly least?: number;
}

/** A range in words. */
export function rangeWords({ series, least }: VersionRange): string {
  return least === undefined ? `${series}.x` : `${series}.${least} or a later ${series}`;
}
