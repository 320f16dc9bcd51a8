import { defineConfig } from 'vitest/config';
import { emulatorEnvironment } from './scripts/lib/local.ts';

/** JUnit report for `npm test`. */
const report = process.env.ARENA_REPORT;

/**
 * Files share a worker and its modules: what a module keeps, a test sets before it begins; what it changed of the
 * process, it changes back.
 */
const shared = { isolate: false } as const;

/**
 * A unit test is done in milliseconds; the limit is for a computer that has other things to do. Vitest leaves one core
 * free unless told, which on two cores doubles the time.
 */
const offline = { ...shared, testTimeout: 60_000, maxWorkers: '100%' } as const;

/** Mock Service Worker answers by `setImmediate`: it stays real. */
const fakeTimers = {
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
} as const;

/** Tests that talk to the emulators share two cores with them: be patient, and run one file at a time. */
const onTheEmulators = {
  ...shared,
  environment: 'node',
  env: emulatorEnvironment,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  fileParallelism: false,
} as const;

/** An attempt to break the product may go on for minutes. */
const atLength = { ...onTheEmulators, isolate: true, testTimeout: 600_000 } as const;

export default defineConfig({
  test: {
    // Titles of parametrized tests are long: print all of them.
    taskTitleValueFormatTruncate: 0,
    reporters: report === undefined ? 'default' : ['minimal', ['junit', { outputFile: report }]],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{domain,functions}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'web/*.test.ts',
            'tests/{bench,docs,imports,replay}/**/*.test.ts',
          ],
          ...offline,
        },
      },
      {
        test: {
          name: 'site',
          environment: 'node',
          include: ['web/src/**/*.test.ts'],
          setupFiles: ['tests/fixtures/clean-up.ts'],
          env: { VITE_SITE_URL: 'https://arena.example' },
          // Share pictures take their colours from a stylesheet.
          css: true,
          fakeTimers: { toFake: [...fakeTimers.toFake] },
          ...offline,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['web/src/**/*.test.tsx'],
          setupFiles: ['tests/fixtures/clean-up.ts', 'tests/fixtures/window.ts'],
          sequence: { setupFiles: 'list' },
          fakeTimers: { toFake: [...fakeTimers.toFake, 'requestAnimationFrame', 'cancelAnimationFrame'] },
          ...offline,
        },
      },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...onTheEmulators } },
      // Each file has a project, and so a database, of its own: while two wait for the emulator, another works.
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          ...onTheEmulators,
          fileParallelism: true,
          maxWorkers: 3,
        },
      },
      { test: { name: 'scheduled', include: ['tests/scheduled/**/*.test.ts'], ...onTheEmulators } },
      { test: { name: 'simulation', include: ['tests/simulation/**/*.test.ts'], ...onTheEmulators } },
      { test: { name: 'load', include: ['tests/load/**/*.test.ts'], ...atLength } },
    ],
  },
});
