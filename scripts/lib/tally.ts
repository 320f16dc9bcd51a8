/** How many tests of a run passed, failed and were left out. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Those of the passed that did so at their second try only, by name. */
  unsteady: readonly string[];
}

export const ONE_PASSED: Tally = { passed: 1, failed: 0, skipped: 0, unsteady: [] };
export const ONE_FAILED: Tally = { passed: 0, failed: 1, skipped: 0, unsteady: [] };

export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped, unsteady }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      unsteady: [...sum.unsteady, ...unsteady],
    }),
    { passed: 0, failed: 0, skipped: 0, unsteady: [] },
  );
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function numberIn(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number') throw new TypeError(`The report has no number '${name}'.`);
  return value;
}

/** A test file that failed as a whole, e.g. because it doesn't load, has no failed test to count. */
function isBrokenFile(file: unknown): boolean {
  const { status, assertionResults } = fieldsOf(file);
  return status === 'failed' && listOf(assertionResults).every((test) => fieldsOf(test).status !== 'failed');
}

/**
 * Counts the JSON report of Vitest.
 * @throws TypeError where it isn't one.
 */
export function tallyOfVitest(report: unknown): Tally {
  const fields = fieldsOf(report);
  return {
    passed: numberIn(fields, 'numPassedTests'),
    failed: numberIn(fields, 'numFailedTests') + listOf(fields.testResults).filter(isBrokenFile).length,
    skipped: numberIn(fields, 'numPendingTests') + numberIn(fields, 'numTodoTests'),
    unsteady: [],
  };
}

/** The tests of a suite, and of those in it, that passed at their second try only. */
function unsteadyIn(suite: unknown): string[] {
  const { specs, suites } = fieldsOf(suite);
  const names = listOf(specs)
    .map(fieldsOf)
    .filter(({ tests }) => listOf(tests).some((test) => fieldsOf(test).status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`);
  return [...names, ...listOf(suites).flatMap(unsteadyIn)];
}

/**
 * Counts the JSON report of Playwright.
 * @throws TypeError where it isn't one.
 */
export function tallyOfPlaywright(report: unknown): Tally {
  const { stats, errors } = fieldsOf(report);
  const counts = fieldsOf(stats);
  return {
    passed: numberIn(counts, 'expected') + numberIn(counts, 'flaky'),
    failed: numberIn(counts, 'unexpected') + listOf(errors).length,
    skipped: numberIn(counts, 'skipped'),
    unsteady: unsteadyIn(report),
  };
}

/** What counts for a runner that ended with `exitCode`: a failure that no count shows is one more failed. */
export function settle(tally: Tally, exitCode: number): Tally {
  const nothingRan = tally.passed + tally.failed === 0;
  const hidden = tally.failed === 0 && (exitCode !== 0 || nothingRan);
  return hidden ? { ...tally, failed: 1 } : tally;
}
