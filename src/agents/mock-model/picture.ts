import { sharedOcr } from '../scripted/ocr/ocr.ts';
import { labelsOf } from '../scripted/pixels/labels.ts';
import { vocabularyOf } from '../scripted/words/vocabulary.ts';
import type { Item } from './item.ts';

/** The texts in a picture, read by OCR, as items with a place and no reference. An unreadable picture shows nothing. */
export async function itemsInPicture(picture: Uint8Array, instruction: string): Promise<readonly Item[]> {
  const lines = await sharedOcr()
    .read(picture)
    .catch(() => []);
  return labelsOf(lines, vocabularyOf(instruction)).map(({ text, box, look }) => ({
    role: '',
    label: text,
    at: { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) },
    disabled: false,
    look,
    priced: false,
  }));
}
