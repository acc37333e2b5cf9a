import { join } from 'node:path';
import { fileArtifacts } from './artifacts.ts';
import { kyselyEpisodes } from './episodes.ts';
import { kyselyPortraits } from './portraits.ts';
import { kyselyRuns } from './runs.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/**
 * The store in a folder: `siren.db`, `artifacts/`, `runs/`. Several processes may have one store open.
 * The first thing that is asked of it opens the database, makes what is missing, and throws UsageError when a newer Siren
 * has written it, InfrastructureError('store') when it is damaged, locked or may not be written.
 */
export function openStore(folder: string): Store {
  const db = openSqlite(join(folder, 'siren.db'));
  return {
    runs: kyselyRuns(db, join(folder, 'runs')),
    episodes: kyselyEpisodes(db),
    artifacts: fileArtifacts(join(folder, 'artifacts')),
    portraits: kyselyPortraits(db),
    close: () => db.destroy(),
  };
}
