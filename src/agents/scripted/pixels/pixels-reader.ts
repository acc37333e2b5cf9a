import type { Agent } from '../../../core/agent.ts';
import { scriptedCard } from '../card.ts';
import { OCR_VERSION } from '../ocr/cache.ts';
import { type Ocr, sharedOcr } from '../ocr/ocr.ts';
import { type Choice, reader } from '../reader.ts';
import { fitness, PLAUSIBLE, ranked } from '../words/fit.ts';
import { vocabularyOf } from '../words/vocabulary.ts';
import { labelsOf } from './labels.ts';

/** How much of the viewport is left on screen when it scrolls on, as a share. */
const OVERLAP = 0.2;

/**
 * `reader:pixels` reads the screenshot by OCR and clicks coordinates: the pixel-only control. No DOM, no accessibility
 * tree and no structured data reach it.
 */
export function pixelsReader(ocr: Ocr = sharedOcr()): Agent {
  const card = scriptedCard('reader:pixels', 'Pixel reader', ['pixels'], {
    settings: { ocr: OCR_VERSION },
  });
  return reader(card, async (hands, goal) => {
    const { url, pixels, viewport, scroll } = await hands.observe({ pixels: true });
    const lines = pixels === undefined ? [] : await ocr.read(pixels.png);
    const labels = labelsOf(lines, vocabularyOf(goal.instruction));
    const byFit = ranked(
      labels,
      // Words come first: the look of a text alone makes no control of it.
      ({ text, look }) => {
        const words = fitness(text, goal);
        return words < PLAUSIBLE ? words - 1 : words + look;
      },
      ({ text }) => text,
    );
    const choices: readonly Choice[] = byFit
      .filter(({ score }) => score >= PLAUSIBLE)
      .map(({ item: { text, box }, score }) => ({
        label: text,
        target: { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) },
        why: `"${text}" fits the request best (${score.toFixed(1)}).`,
      }));
    const rest = Math.max(0, scroll.height - scroll.y - viewport.height);
    const below = Math.min(rest, Math.round(viewport.height * (1 - OVERLAP)));
    return { url, choices, labels: labels.map(({ text }) => text), below };
  });
}
