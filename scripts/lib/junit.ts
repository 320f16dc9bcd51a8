/** Numbers of a test run, and its failed tests. */
export interface Tally {
  passed: number;
  failed: number;
  failures: string[];
}

/** Reads the JUnit report of Vitest or Playwright. An empty or missing report, or a bad exit code, is a failure. */
export function tallyOf(report: string, exitCode: number | string): Tally {
  const suites = [...report.matchAll(/<testsuite .*?>/g)].map(([suite]) => suite);
  const sum = (name: string) => suites.reduce((total, suite) => total + Number(attribute(suite, name)), 0);
  const failed = sum('failures') + sum('errors');
  const passed = sum('tests') - failed - sum('skipped');
  const [, ...tests] = report.split('<testcase');
  const failures = tests.filter((test) => /<(?:failure|error)\b/.test(test));
  return {
    passed,
    failed: Math.max(failed, exitCode === 0 && passed > 0 ? 0 : 1),
    failures: failures.map((test) => `${attribute(test, 'classname')}: ${attribute(test, 'name')}`),
  };
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="(.*?)"`).exec(tag)?.[1] ?? '';
}
