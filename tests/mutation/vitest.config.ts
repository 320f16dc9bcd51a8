import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { emulatorEnvironment } from '../../scripts/lib/local.ts';

/** The tests that break for a broken server: one file at a time, because each has a database of its own. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['functions/src/**/*.test.ts', 'tests/{api,scheduled}/**/*.test.ts'],
    // They need the builds, or break connections.
    exclude: ['tests/api/{framework,outage}.test.ts', 'tests/api/registrations/rush.test.ts'],
    env: emulatorEnvironment,
    isolate: false,
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
