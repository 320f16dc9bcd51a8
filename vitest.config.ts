import { defineConfig } from 'vitest/config';

/** Tests that talk to the emulators share two cores with them: be patient, and run one file at a time. */
const onTheStack = { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000, fileParallelism: false } as const;

export default defineConfig({
  test: {
    // A case's name is its specification: print all of it.
    taskTitleValueFormatTruncate: 0,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,functions,web}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      { test: { name: 'dom', environment: 'jsdom', include: ['web/src/**/*.test.tsx'] } },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...onTheStack } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], ...onTheStack } },
      { test: { name: 'scheduled', include: ['tests/scheduled/**/*.test.ts'], ...onTheStack } },
    ],
  },
});
