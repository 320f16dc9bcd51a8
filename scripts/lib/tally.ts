import { z } from 'zod';

/** How many tests of a run passed, failed and were left out. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const count = z.number();

/** The JSON reports of Vitest and of Playwright. */
const Report = z.union([
  z
    .object({ numPassedTests: count, numFailedTests: count, numPendingTests: count, numTodoTests: count })
    .transform((of) => ({
      passed: of.numPassedTests,
      failed: of.numFailedTests,
      skipped: of.numPendingTests + of.numTodoTests,
    })),
  z
    .object({ stats: z.object({ expected: count, flaky: count, unexpected: count, skipped: count }) })
    .transform(({ stats }) => ({
      passed: stats.expected,
      // What passed at a second try, where somebody asked for one, has failed once.
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    })),
]);

/**
 * What a runner's report comes to. Where it ended with another code than 0, ran nothing or left no report that can be
 * read, at least one has failed: a file may not even have loaded.
 */
export function tallyOf(report: string, exitCode: number): Tally {
  try {
    const tally = Report.parse(JSON.parse(report));
    return { ...tally, failed: Math.max(tally.failed, exitCode === 0 && tally.passed > 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** The files in which a report of Playwright says what the pages of failed tests showed. */
export function pagesKeptIn(report: string): string[] {
  const paths = report.matchAll(/"path": ?("(?:[^"\\]|\\.)*error-context\.md")/g);
  return [...paths].map(([, path = '""']) => String(JSON.parse(path)));
}

const LONGEST_PAGE = 120;

/** What the page showed, by roles and names, as such a file says it. */
export function pageIn(context: string): string {
  const [, page = 'The page could not be read any more.'] = /```yaml\n(.*?)```/s.exec(context) ?? [];
  return page.split('\n').slice(0, LONGEST_PAGE).join('\n').trimEnd();
}

const COMPLAINT =
  /uncaught|unhandled|ERR_[A-Z_]+|PROXY ERROR|internal error|failed to (?:start|load|handle)|request to function failed|"severity":"ERROR"/i;
const MOST_COMPLAINTS = 20;

/** The last lines of the emulators' log in which a function, or one of them, says that something went wrong. */
export function complaintsIn(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => COMPLAINT.test(line))
    .slice(-MOST_COMPLAINTS);
}
