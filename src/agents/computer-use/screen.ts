import sharp from 'sharp';
import type { Pixels } from '../../core/observation.ts';
import type { ImagePart, Screen } from '../model/index.ts';
import type { Scale } from './wish.ts';

/** Anthropic's models see larger pictures made smaller, and would then name places in those. */
const LONGEST_EDGE = 1568;
const MOST_PIXELS = 1_150_000;
/** Gemini names places in thousandths. */
const GRID = 1000;

/** The size at which a provider's model is shown a viewport. */
export function shownSize(provider: string, { width, height }: Screen): Screen {
  if (provider !== 'anthropic') return { width, height };
  const factor = Math.min(
    1,
    LONGEST_EDGE / Math.max(width, height),
    Math.sqrt(MOST_PIXELS / (width * height)),
  );
  return { width: Math.floor(width * factor), height: Math.floor(height * factor) };
}

/** From what a provider's model says of a picture to CSS pixels of the viewport. */
export function scaleOf(provider: string, viewport: Screen): Scale {
  const shown = provider === 'google' ? { width: GRID, height: GRID } : shownSize(provider, viewport);
  const whole = (value: number, from: number, to: number) =>
    Math.min(to - 1, Math.max(0, Math.round((value * to) / from)));
  return {
    x: (value) => whole(value, shown.width, viewport.width),
    y: (value) => whole(value, shown.height, viewport.height),
  };
}

/** A screenshot as the model is shown it. */
export async function pictureOf({ png, width }: Pixels, shown: Screen): Promise<ImagePart> {
  const bytes =
    shown.width === width ? png : await sharp(png).resize(shown.width, shown.height).png().toBuffer();
  return { type: 'image', bytes, mediaType: 'image/png' };
}
