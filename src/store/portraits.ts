import type { Kysely } from 'kysely';
import type { Viewport } from '../core/episode.ts';
import type { PortraitStore, StoredPortrait } from './store.ts';
import type { Tables } from './tables.ts';

export function kyselyPortraits(db: Kysely<Tables>): PortraitStore {
  return {
    async get(content, viewport) {
      const row = await db
        .selectFrom('portraits')
        .select('portrait')
        .where('content', '=', content)
        .where('viewport', '=', nameOf(viewport))
        .executeTakeFirst();
      return row && (JSON.parse(row.portrait) as StoredPortrait);
    },

    async put(content, viewport, portrait) {
      const row = { content, viewport: nameOf(viewport), portrait: JSON.stringify(portrait) };
      await db
        .insertInto('portraits')
        .values(row)
        .onConflict((conflict) => conflict.columns(['content', 'viewport']).doUpdateSet(row))
        .execute();
    },
  };
}

const nameOf = ({ width, height }: Viewport): string => `${width}x${height}`;
