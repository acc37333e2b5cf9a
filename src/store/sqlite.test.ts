import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { kyselyEpisodes } from './episodes.ts';
import { kyselyRuns } from './runs.ts';
import { openSqlite } from './sqlite.ts';
import { temporaryFolder } from './testing/folder.ts';
import { aManifest, anEpisode } from './testing/records.ts';

test('a full disk in the middle of a save is told as what it is, and leaves nothing of that episode', async () => {
  const folder = await temporaryFolder();
  const db = openSqlite(join(folder, 'siren.db'));
  await kyselyRuns(db, join(folder, 'runs')).create(aManifest('one'));
  const episodes = kyselyEpisodes(db);
  await episodes.save('one', anEpisode('small'));
  // SQLite answers this limit as it answers a disk without space.
  await sql`pragma max_page_count = 60`.execute(db);
  const [fact] = anEpisode('large').facts;
  if (!fact) throw new Error('the record has a fact');
  const facts = Array.from({ length: 20_000 }, (_, seq) => ({ ...fact, seq }));
  await expect(episodes.save('one', anEpisode('large', { facts }))).rejects.toMatchObject({
    trouble: 'store',
    message: /a full disk/,
  });
  expect([...(await episodes.keys('one')).keys()]).toEqual(['small']);
  expect(await episodes.facts('one', 'large')).toEqual([]);
  await sql`pragma max_page_count = 100000`.execute(db);
  expect(await episodes.save('one', anEpisode('large', { facts }))).toBe(true);
  await db.destroy();
});
