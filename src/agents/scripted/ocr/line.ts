import { z } from 'zod';

const box = z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** What a stored reading must hold. */
export const textLinesSchema = z.array(
  z.strictObject({
    text: z.string(),
    sureness: z.number().min(0).max(1),
    box,
    frame: box.optional(),
  }),
);

/**
 * A piece of text in a picture: what it says, how sure the model is (0 to 1), where it stands, and the filled or
 * bordered area right around it, if there is one. Boxes are picture pixels.
 */
export type TextLine = Readonly<z.output<typeof textLinesSchema>[number]>;
