import type { StructuredData } from '../../../core/observation.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of the action that JSON-LD gives the page. */
export function jsonLdAction({ jsonLd }: StructuredData): string | undefined {
  for (const item of jsonLd) {
    if (isRecord(item) && isRecord(item.potentialAction) && typeof item.potentialAction.name === 'string')
      return item.potentialAction.name;
  }
  return undefined;
}

/** The name of the action that microdata give the page. */
export function microdataAction({ microdata }: StructuredData): string | undefined {
  for (const item of microdata) {
    const action = item.properties.potentialAction?.[0];
    const name = typeof action === 'object' ? action.properties.name?.[0] : undefined;
    if (typeof name === 'string') return name;
  }
  return undefined;
}

/** The action that a meta element gives the page. */
export function metaAction({ meta }: StructuredData): string | undefined {
  return meta['page:action'];
}
