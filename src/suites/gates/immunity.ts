/**
 * The gate: why the claim of human immunity is not what was measured; empty when it is. `visible` says what a person
 * could see, measured over all moments (pixels, similarity, boxes); empty when nothing.
 */
export function misclaimed(claim: boolean, visible: readonly string[]): string[] {
  if (claim && visible.length > 0) {
    return [`it claims that a person sees the same as in the control, but ${visible.join('; ')}`];
  }
  if (!claim && visible.length === 0) {
    return ['it claims that a person can see a difference, but none was measured at any moment'];
  }
  return [];
}
