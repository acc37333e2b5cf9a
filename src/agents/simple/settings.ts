import { z } from 'zod';
import { modelSettingsShape } from '../model/index.ts';
import { LABELS, MODALITIES } from './modality.ts';

/** How the model says what to do: by calling a tool, or by a line of text in a fixed grammar. */
export const PROTOCOLS = ['tools', 'text'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** What the simple agent can be told. All of it is in its card. */
export const simpleSettings = z.strictObject({
  ...modelSettingsShape,
  modality: z.enum(MODALITIES).default('som'),
  protocol: z.enum(PROTOCOLS).default('tools'),
  labels: z.enum(LABELS).default('text'),
  /** How many of the newest views of the page, pictures and texts alike, stay in the conversation. */
  views: z.int().min(1).max(100).default(3),
});
export type SimpleSettings = z.output<typeof simpleSettings>;
