import { describe, expect, test } from 'vitest';
import { settle, sumOf, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

describe('a report of Vitest', () => {
  test('gives its counts', () => {
    const report = { ...vitest, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
    expect(tallyOfVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 2, unsteady: [] });
  });

  test('counts a file that did not load as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [] },
    ];
    expect(tallyOfVitest({ ...vitest, testResults }).failed).toBe(1);
  });

  test('does not count a failed test twice for its file', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }];
    expect(tallyOfVitest({ ...vitest, numFailedTests: 1, testResults }).failed).toBe(1);
  });
});

describe('a report of Playwright', () => {
  test('gives its counts, and names what passed at the second try', () => {
    const spec = (title: string, status: string) => ({ file: 'list.test.ts', title, tests: [{ status }] });
    const nested = { specs: [spec('is slow', 'flaky')], suites: [] };
    const suites = [{ specs: [spec('is read', 'expected'), spec('is late', 'flaky')], suites: [nested] }];
    const report = { stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 }, errors: [], suites };
    expect(tallyOfPlaywright(report)).toEqual({
      passed: 9,
      failed: 1,
      skipped: 3,
      unsteady: ['list.test.ts: is late', 'list.test.ts: is slow'],
    });
  });

  test('counts an error outside of tests', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'no tests' }] };
    expect(tallyOfPlaywright(report).failed).toBe(1);
  });
});

test.each([undefined, null, 'text', [], {}, { stats: { expected: '7' } }])('%j is no report', (report) => {
  expect(() => tallyOfVitest(report)).toThrow('has no number');
  expect(() => tallyOfPlaywright(report)).toThrow('has no number');
});

test.each([
  ['all passed, exit code 0', { passed: 3, failed: 0, skipped: 0, unsteady: [] }, 0, 0],
  ['a failure that is counted already', { passed: 3, failed: 2, skipped: 0, unsteady: [] }, 1, 2],
  ['an exit code that no failure explains', { passed: 3, failed: 0, skipped: 0, unsteady: [] }, 1, 1],
  ['no test at all', { passed: 0, failed: 0, skipped: 4, unsteady: [] }, 0, 1],
])('settling %s', (_, tally, exitCode, failed) => {
  expect(settle(tally, exitCode).failed).toBe(failed);
});

test('a sum adds up each count', () => {
  const sum = sumOf([
    { passed: 1, failed: 2, skipped: 3, unsteady: [] },
    { passed: 10, failed: 20, skipped: 30, unsteady: ['late'] },
  ]);
  expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33, unsteady: ['late'] });
});
