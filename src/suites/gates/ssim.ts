import { ssim } from 'ssim.js';
import { type Picture, samePicture } from './picture.ts';

/** The paper's threshold (agent-native-twins, section 8, 6.1). */
export const SSIM_THRESHOLD = 0.999;

/**
 * Mean structural similarity of two pictures of the same size, 1 for equal ones, at their full size (Wang et al. 2004,
 * gaussian window of 11). 0 for pictures of different sizes.
 */
export function similarity(control: Picture, treatment: Picture): number {
  if (control.width !== treatment.width || control.height !== treatment.height) return 0;
  if (samePicture(control, treatment)) return 1;
  return ssim(control, treatment, { ssim: 'fast', downsample: false }).mssim;
}

/** The gate: why the pictures are not similar enough; empty when they are. */
export function dissimilar(
  control: Picture,
  treatment: Picture,
  threshold: number = SSIM_THRESHOLD,
): string[] {
  const value = similarity(control, treatment);
  return value >= threshold
    ? []
    : [`structural similarity to the control is ${value.toFixed(5)}; at least ${threshold} is needed`];
}
