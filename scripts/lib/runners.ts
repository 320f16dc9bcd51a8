import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildToCompare } from './build.ts';
import { runChild } from './children.ts';
import { inRoot } from './paths.ts';
import { emulatorLog, type Stack, stackFor } from './stack.ts';
import { say } from './steps.ts';
import { complaintsIn, pageIn, pagesKeptIn, type Tally, tallyOf } from './tally.ts';

/** What a part of the tests came to, and what it printed. */
export interface Outcome extends Tally {
  part: string;
  output: string;
}

type Command = readonly [script: string, ...args: string[]];

const inModules = (...parts: string[]) => inRoot('node_modules', ...parts);
const TYPED = ['domain', 'functions', 'web', 'tests'];

/** A path among the reports. Runs beside each other have stacks of their own, and so folders. */
function inReports(name: string): string {
  const folder = join(stackFor('test').folder, 'reports');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}

export function outcomeOf(part: string, hasPassed: boolean, output = ''): Outcome {
  return { part, passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0, output };
}

/** Runs checks that report nothing but their exit code, each to its end; together they count as one test. */
async function check(part: string, commands: readonly Command[], env = {}): Promise<Outcome> {
  const complaints: string[] = [];
  for (const [index, args] of commands.entries()) {
    const log = inReports(`${part}-${index}.log`);
    const code = await runChild({ command: process.execPath, args, env, log });
    if (code !== 0) complaints.push(readFileSync(log, 'utf8'));
  }
  const output = complaints.join('\n');
  writeFileSync(inReports(`${part}.log`), output);
  return outcomeOf(part, complaints.length === 0, output);
}

/** Checks each workspace's types, again only what changed since the last time. */
export function checkTypes(): Promise<Outcome> {
  return check('types', [[inModules('typescript', 'bin', 'tsc'), '--build', ...TYPED]]);
}

export function checkLint(): Promise<Outcome> {
  return check('lint', [
    [inModules('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '--colors=off'],
    [inModules('oxlint', 'bin', 'oxlint')],
    [inModules('knip', 'bin', 'knip.js')],
  ]);
}

/** Checks what the pages that visitors read weigh (.size-limit.ts). */
export async function checkSizes(): Promise<Outcome> {
  return check('size', [[inModules('size-limit', 'bin.js')]], await buildToCompare(stackFor('test')));
}

/** Runs tests and counts their JSON report. */
async function runTests(part: string, args: Command, report: string, env: Record<string, string>): Promise<Outcome> {
  rmSync(report, { force: true });
  const log = inReports(`${part}.log`);
  const code = await runChild({ command: process.execPath, args, env, log });
  const written = existsSync(report) ? readFileSync(report, 'utf8') : '';
  return { part, ...tallyOf(written, code), output: readFileSync(log, 'utf8') };
}

/** Runs Vitest projects, only the files whose path contains one of the filters where there are any. */
export function runVitest(
  part: string,
  projects: readonly string[],
  filters: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const report = inReports(`${part}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runTests(part, [inModules('vitest', 'vitest.mjs'), 'run', ...chosen, ...reporters, ...filters], report, env);
}

/** Runs projects of the browser tests, with further words of Playwright's command line, such as files. */
export async function runPlaywright(
  part: string,
  projects: readonly string[],
  words: readonly string[],
  env: Record<string, string>,
): Promise<Outcome> {
  const report = inReports(`${part}.json`);
  const options = ['--reporter=list,json', `--output=${inReports(part)}`];
  const chosen = [...projects.map((project) => `--project=${project}`), ...words];
  const command: Command = [inModules('@playwright', 'test', 'cli.js'), 'test', ...options, ...chosen];
  const outcome = await runTests(part, command, report, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const kept = existsSync(report) ? pagesKeptIn(readFileSync(report, 'utf8')) : [];
  const pages = kept.filter(existsSync).map((file) => `Page of ${file}:\n${pageIn(readFileSync(file, 'utf8'))}`);
  return { ...outcome, output: [outcome.output, ...pages].join('\n') };
}

/** Says what a part came to, and all that it printed where something failed. */
export function show({ part, passed, failed, skipped, output }: Outcome): void {
  say(`  ${part}: ${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
  if (failed > 0) say(output.trimEnd());
}

/** Says what the emulators complained of: a test sees no more of it than a refusal. */
export function showComplaints(stack: Stack): void {
  const complaints = complaintsIn(readFileSync(emulatorLog(stack), 'utf8'));
  if (complaints.length > 0) say(['What the emulators complained of:', ...complaints].join('\n  '));
}

/** Says the sum of everything as the last line; returns the exit code that goes with it. */
export function conclude(outcomes: readonly Outcome[]): number {
  const sum = (what: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[what], 0);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}
