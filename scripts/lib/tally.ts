import { relative } from 'node:path';
import { z } from 'zod';
import { ROOT } from './paths.ts';

/** Numbers of a test run. */
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
    .transform((report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    })),
  z
    .object({ stats: z.object({ expected: count, flaky: count, unexpected: count, skipped: count }) })
    .transform(({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    })),
]);

/** Reads a runner's report. A bad exit code, an empty run or an unreadable report counts as one failure at least. */
export function tallyOf(report: string, exitCode: number): Tally {
  try {
    const tally = Report.parse(JSON.parse(report));
    return { ...tally, failed: Math.max(tally.failed, exitCode === 0 && tally.passed > 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Failed tests of one file of Vitest, or of one test of Playwright. */
const Failures = z.union([
  z
    .object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    })
    .transform(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
      const titles = failed.length === 0 && status === 'failed' ? ['the file could not run'] : failed;
      return titles.map((title) => `${relative(ROOT, name)}: ${title}`);
    }),
  z
    .object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ status: z.string(), projectName: z.string() })),
    })
    .transform(({ file, title, tests }) => {
      const failed = tests.filter(({ status }) => ['unexpected', 'flaky'].includes(status));
      const projects = failed.map(({ projectName }) => projectName).join(', ');
      return failed.length === 0 ? [] : [`${file}: ${title} (${projects})`];
    }),
]);

/** Lists the failed tests in a runner's report, each with its file. */
export function failuresIn(report: string): string[] {
  const names: string[] = [];
  try {
    JSON.parse(report, (_key, value: unknown) => {
      names.push(...(Failures.safeParse(value).data ?? []));
      return value;
    });
  } catch {
    return ['a runner that wrote no report'];
  }
  return names;
}

/** Finds the page snapshots that Playwright wrote for failed tests. */
export function snapshotsIn(report: string): string[] {
  const paths = report.matchAll(/"path": ?("(?:[^"\\]|\\.)*error-context\.md")/g);
  return [...paths].map(([, path = '""']) => String(JSON.parse(path)));
}

const ERROR =
  /uncaught|unhandled|fatal error|unexpected error|ERR_[A-Z_]+|PROXY ERROR|internal error|failed to (?:start|load|handle)|request to function failed|"severity":"ERROR"/i;
const MAX_ERRORS = 20;

/** Finds the last errors in the emulators' log. */
export function errorsIn(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => ERROR.test(line))
    .slice(-MAX_ERRORS);
}
