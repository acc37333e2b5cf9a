import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { type MockModel, startMockModel } from '../src/agents/mock-model/index.ts';
import { openStore, type Store } from '../src/store/index.ts';

/**
 * A store and a mock model for all tests of a file, there from its first test to its last.
 *
 * @param environment variables of the environment for as long
 */
export function mocked(environment: Readonly<Record<string, string>>): { store: Store; model: MockModel } {
  const made = {} as { store: Store; model: MockModel };
  let folder: string;
  beforeAll(async () => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    folder = mkdtempSync(join(tmpdir(), 'siren-mocked-'));
    made.store = openStore(folder);
    made.model = await startMockModel();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await made.model.close();
    await made.store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return made;
}
