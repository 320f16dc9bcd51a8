import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';
import { errorsIn, failuresIn, snapshotsIn, tallyOf } from './tally.ts';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };
const playwright = { stats: { expected: 4, flaky: 0, unexpected: 0, skipped: 2 }, errors: [] };
const twice = { stats: { expected: 3, flaky: 1, unexpected: 0, skipped: 2 }, errors: [] };

test.each([
  ['of Vitest', vitest, 0, { passed: 5, failed: 0, skipped: 2 }],
  ['of Vitest with failures', { ...vitest, numFailedTests: 2 }, 1, { passed: 5, failed: 2, skipped: 2 }],
  ['of Vitest, of which a file did not load', vitest, 1, { passed: 5, failed: 1, skipped: 2 }],
  ['of Playwright', playwright, 0, { passed: 4, failed: 0, skipped: 2 }],
  ['of Playwright that broke off', playwright, 1, { passed: 4, failed: 1, skipped: 2 }],
  ['of Playwright, with a test that passed at its second try', twice, 0, { passed: 3, failed: 1, skipped: 2 }],
])('reads a report %s', (_what, report, code, tally) => {
  expect(tallyOf(JSON.stringify(report), code)).toEqual(tally);
});

test('counts a truncated or missing report as a failure', () => {
  for (const report of ['', '{"numPassedTests":']) expect(tallyOf(report, 0).failed).toBe(1);
});

test('names the failed tests of a report', () => {
  const results = [
    { status: 'failed', fullName: 'adds points' },
    { status: 'passed', fullName: 'ranks' },
  ];
  const vitestReport = {
    ...vitest,
    testResults: [
      { name: inRoot('a.test.ts'), status: 'failed', assertionResults: results },
      { name: inRoot('b.test.ts'), status: 'failed', assertionResults: [] },
    ],
  };
  expect(failuresIn(JSON.stringify(vitestReport))).toEqual([
    'a.test.ts: adds points',
    'b.test.ts: the file could not run',
  ]);
  const specOf = (title: string, ...statuses: string[]) => ({
    title,
    file: 'a.test.ts',
    tests: statuses.map((status, index) => ({ status, projectName: ['phone', 'desktop'][index] })),
  });
  const specs = [specOf('opens', 'expected', 'unexpected'), specOf('closes', 'expected'), specOf('shares', 'flaky')];
  const suites = [{ title: 'a.test.ts', file: 'a.test.ts', specs: [], suites: [{ title: 'b', specs }] }];
  expect(failuresIn(JSON.stringify({ ...playwright, suites }))).toEqual([
    'a.test.ts: opens (desktop)',
    'a.test.ts: shares (phone)',
  ]);
  expect(failuresIn('')).toEqual(['a runner that wrote no report']);
});

test('finds the page snapshots of failed tests in a report', () => {
  const attachments = [
    { name: 'screenshot', path: '/reports/page.png' },
    { name: 'error-context', path: '/reports/a “team” \\ 1/error-context.md' },
  ];
  for (const indent of [0, 2]) {
    const report = JSON.stringify({ suites: [{ specs: [{ tests: [{ results: [{ attachments }] }] }] }] }, null, indent);
    expect(snapshotsIn(report)).toEqual(['/reports/a “team” \\ 1/error-context.md']);
  }
});

test('tells errors from other lines of the log', () => {
  const lines = [
    'i  functions: Finished "us-central1-api" in 15.9ms',
    '>  Error [ERR_HTTP_HEADERS_SENT]: Cannot remove headers after they are sent to the client',
    '>  {"severity":"ERROR","message":"request failed"}',
    '[PROXY ERROR] Failed to make request to http://127.0.0.1:5001/api/health',
    '⚠  functions: Failed to load function.',
    'Error: An unexpected error has occurred.',
  ];
  expect(errorsIn(lines.join('\n'))).toEqual(lines.slice(1));
  expect(errorsIn('[PROXY ERROR]\n'.repeat(100))).toHaveLength(20);
});
