import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildToCompare } from './build.ts';
import { log } from './log.ts';
import { inRoot } from './paths.ts';
import { runProcess } from './process.ts';
import { emulatorLog, type Stack, stackFor } from './stack.ts';
import { errorsIn, failuresIn, snapshotsIn, type Tally, tallyOf } from './tally.ts';

/** Result of one part of the tests. */
export interface PartResult extends Tally {
  part: string;
  output: string;
  /** Names of the failed tests. */
  failures: string[];
}

type Command = readonly [script: string, ...args: string[]];

const LAST_LINES = 30;

const inModules = (...parts: string[]) => inRoot('node_modules', ...parts);

export function resultOf(part: string, hasPassed: boolean, output = ''): PartResult {
  const failures = hasPassed ? [] : [part];
  return { part, passed: hasPassed ? 1 : 0, failed: failures.length, skipped: 0, output, failures };
}

/** Checks the types of all workspaces, incrementally. */
export function checkTypes(): Promise<PartResult> {
  const workspaces = ['domain', 'functions', 'web', 'tests'];
  return check('types', [[inModules('typescript', 'bin', 'tsc'), '--build', ...workspaces]]);
}

export function checkLint(): Promise<PartResult> {
  return check('lint', [
    [inModules('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '--colors=off'],
    [inModules('oxlint', 'bin', 'oxlint')],
    [inModules('knip', 'bin', 'knip.js')],
  ]);
}

/** Checks the sizes of the public pages against .size-limit.ts. */
export async function checkSizes(): Promise<PartResult> {
  return check('size', [[inModules('size-limit', 'bin.js')]], await buildToCompare(stackFor('test')));
}

/** Runs Vitest projects, or only their files whose path contains one of the filters. */
export function runVitest(
  part: string,
  projects: readonly string[],
  filters: readonly string[],
  env: Record<string, string> = {},
): Promise<PartResult> {
  const report = inReports(`${part}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runTests(part, [inModules('vitest', 'vitest.mjs'), 'run', ...chosen, ...reporters, ...filters], report, env);
}

/** Runs Playwright projects with further words of its command line. Prints the page of each failed test. */
export async function runPlaywright(
  part: string,
  projects: readonly string[],
  words: readonly string[],
  env: Record<string, string>,
): Promise<PartResult> {
  const report = inReports(`${part}.json`);
  const options = ['--reporter=list,json', `--output=${inReports(part)}`];
  const chosen = [...projects.map((project) => `--project=${project}`), ...words];
  const command: Command = [inModules('@playwright', 'test', 'cli.js'), 'test', ...options, ...chosen];
  const result = await runTests(part, command, report, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const snapshots = snapshotsIn(readIfExists(report)).filter(existsSync);
  return { ...result, output: [result.output, ...snapshots.map((file) => readFileSync(file, 'utf8'))].join('\n') };
}

/** Prints the numbers of a part, and its output after a failure. */
export function show({ part, passed, failed, skipped, output }: PartResult): void {
  log(`  ${part}: ${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
  if (failed > 0) log(output.trimEnd());
}

/** Prints the errors of the emulators and functions, which a test sees only as a refusal. */
export function showEmulatorErrors(stack: Stack): void {
  const errors = errorsIn(readFileSync(emulatorLog(stack), 'utf8'));
  if (errors.length > 0) log(['Errors in the log of the emulators:', ...errors].join('\n  '));
}

/** Prints how the emulators ended by themselves: their exit code and the last lines of the log with its stack traces. */
export function showEndOf(stack: Stack, code: number): void {
  log(`The emulators ended with code ${code}; they start again, and the stage is repeated once.`);
  const lines = readIfExists(join(stack.folder, 'firebase-debug.log')).trimEnd().split('\n');
  log(lines.slice(-LAST_LINES).join('\n  '));
}

/** Prints the failed tests and, as the last line, the sum of all parts. Returns the exit code. */
export function conclude(results: readonly PartResult[]): number {
  for (const { part, failures } of results) for (const name of failures) log(`FAILED ${part}: ${name}`);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}

/** Runs commands; together they count as one test. */
async function check(part: string, commands: readonly Command[], env = {}): Promise<PartResult> {
  const failures: string[] = [];
  for (const [index, args] of commands.entries()) {
    const file = inReports(`${part}-${index}.log`);
    const code = await runProcess({ command: process.execPath, args, env, log: file });
    if (code !== 0) failures.push(readFileSync(file, 'utf8'));
  }
  const output = failures.join('\n');
  writeFileSync(inReports(`${part}.log`), output);
  return resultOf(part, failures.length === 0, output);
}

async function runTests(part: string, args: Command, report: string, env: Record<string, string>): Promise<PartResult> {
  rmSync(report, { force: true });
  const file = inReports(`${part}.log`);
  const code = await runProcess({ command: process.execPath, args, env, log: file });
  const json = readIfExists(report);
  return { part, ...tallyOf(json, code), output: readFileSync(file, 'utf8'), failures: failuresIn(json) };
}

function readIfExists(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** A path in the reports of this stack. */
function inReports(name: string): string {
  const folder = join(stackFor('test').folder, 'reports');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}
