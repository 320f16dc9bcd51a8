import { expect, test } from 'vitest';
import { tallyOf } from './junit.ts';

const vitest = `<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests" tests="3" failures="1" errors="0" time="0.03">
  <testsuite name="a.test.ts" timestamp="2026-01-01T00:00:00.000Z" hostname="x" tests="2" failures="1" errors="0" skipped="0" time="0.01">
    <testcase classname="a.test.ts" name="seats &gt; fill up" time="0.01">
      <failure message="expected 1 to be 2" type="AssertionError"></failure>
    </testcase>
    <testcase classname="a.test.ts" name="seats &gt; are free" time="0">
    </testcase>
  </testsuite>
  <testsuite name="b.test.ts" timestamp="2026-01-01T00:00:00.000Z" hostname="x" tests="1" failures="0" errors="0" skipped="1" time="0">
    <testcase classname="b.test.ts" name="later" time="0"><skipped/></testcase>
  </testsuite>
</testsuites>`;

const playwright = `<testsuites id="" name="" tests="2" failures="1" skipped="0" errors="0" time="3">
<testsuite name="site/a.test.ts" timestamp="2026-01-01" hostname="phone" tests="2" failures="1" skipped="0" time="1" errors="0">
<testcase name="opens" classname="site/a.test.ts" time="1">
</testcase>
<testcase name="closes" classname="site/a.test.ts" time="1">
<system-out>
<![CDATA[
[[ATTACHMENT|e2e/closes/error-context.md]]
]]>
</system-out>
<failure message="a.test.ts:3:1 closes" type="FAILURE">
</failure>
</testcase>
</testsuite>
</testsuites>`;

test.each([
  ['Vitest', vitest, { passed: 1, failed: 1, failures: ['a.test.ts: seats &gt; fill up'] }],
  ['Playwright', playwright, { passed: 1, failed: 1, failures: ['site/a.test.ts: closes'] }],
])('counts the tests of %s and names the failed ones', (_, report, tally) => {
  expect(tallyOf(report, 1)).toEqual(tally);
});

test.each([
  ['a bad exit code', '<testsuite name="a.test.ts" tests="1" failures="0" skipped="0" errors="0">', 1],
  ['an empty run', '<testsuites></testsuites>', 0],
  ['a missing report', '', 0],
])('counts %s as a failure', (_, report, exitCode) => {
  expect(tallyOf(report, exitCode).failed).toBe(1);
});
