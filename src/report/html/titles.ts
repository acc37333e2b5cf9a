/** A condition's mechanisms. Of many, their number says more than their names. */
export function titlesOf(mechanisms: readonly string[], titleOf: (id: string) => string): string {
  return mechanisms.length > 3
    ? `${mechanisms.length} mechanisms together`
    : mechanisms.map(titleOf).join(' + ');
}
