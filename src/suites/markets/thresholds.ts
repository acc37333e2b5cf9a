/** Up to how many pieces in stock are called few. */
export const FEW = 5;

/** Up to how many returns of a hundred orders earn the platform's badge. */
export const RARELY_RETURNED = 4;
