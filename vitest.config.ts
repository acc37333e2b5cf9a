import { defineConfig } from 'vitest/config';

/** Unit tests need no browser; `*.e2e.ts` files start a real Chromium, so few of them run at once. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          // A test that hangs fails; one on a busy machine does not.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['src/**/*.e2e.ts', 'test/**/*.e2e.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      // Those that need other agents' libraries, which `scripts/install-agents.ts` installs.
      { test: { name: 'agents', include: ['test/**/*.agents.ts'] } },
    ],
  },
});
