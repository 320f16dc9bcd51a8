import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildsToCompare, buildToCompare } from './build.ts';
import { runChild } from './children.ts';
import { inRoot, LOCAL } from './paths.ts';
import { stackFor } from './stack.ts';
import { ONE_FAILED, ONE_PASSED, settle, type Tally, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

/** What a part of the tests came to, and where its output is. */
export interface Outcome {
  part: string;
  tally: Tally;
  log: string;
}

type Command = readonly [script: string, ...args: string[]];

const TSC: Command = [inRoot('node_modules', 'typescript', 'bin', 'tsc')];
const BIOME: Command = [inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off'];
const OXLINT: Command = [inRoot('node_modules', 'oxlint', 'bin', 'oxlint')];
const KNIP: Command = [inRoot('node_modules', 'knip', 'bin', 'knip.js')];
const SIZE_LIMIT: Command = [inRoot('node_modules', 'size-limit', 'bin.js')];
const VITEST: Command = [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run'];
const PLAYWRIGHT: Command = [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test'];
const TYPED = ['domain', 'functions', 'web', 'tests'];

/** Runs beside each other have stacks of their own, and so folders. */
function inReports(name: string): string {
  return join(stackFor('test').folder, 'reports', name);
}

function logOf(name: string): string {
  return inReports(`${name}.log`);
}

/** Runs checks that report nothing but their exit code, each to its end; together they count as one test. */
async function check(part: string, commands: readonly Command[], env = {}): Promise<Outcome> {
  const complaints: string[] = [];
  for (const [index, args] of commands.entries()) {
    const log = logOf(`${part}-${index}`);
    const code = await runChild({ command: process.execPath, args, env, log });
    if (code !== 0) complaints.push(readFileSync(log, 'utf8'));
  }
  const log = logOf(part);
  writeFileSync(log, complaints.join('\n'));
  return { part, tally: complaints.length === 0 ? ONE_PASSED : ONE_FAILED, log };
}

/** Checks each workspace's types, again only what changed since the last time. */
export function checkTypes(): Promise<Outcome> {
  const memoryOf = (project: string) => join(LOCAL, 'types', `${project}.tsbuildinfo`);
  return check(
    'types',
    TYPED.map((project) => [...TSC, '-p', project, '--incremental', '--tsBuildInfoFile', memoryOf(project)]),
  );
}

export function checkLint(): Promise<Outcome> {
  return check('lint', [BIOME, OXLINT, KNIP]);
}

/** Checks what the pages that visitors read weigh (.size-limit.ts). */
export async function checkSizes(): Promise<Outcome> {
  const stack = stackFor('test');
  await buildToCompare(stack);
  return check('size', [SIZE_LIMIT], buildsToCompare(stack));
}

interface Runner {
  command: Command;
  env: Record<string, string>;
  report: string;
  count(report: unknown): Tally;
}

/** Runs tests and counts their report. A runner that leaves none, or one that can't be read, has failed. */
async function runTests(part: string, { command, env, report, count }: Runner): Promise<Outcome> {
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  const log = logOf(part);
  const code = await runChild({ command: process.execPath, args: command, env, log });
  if (!existsSync(report)) return { part, tally: ONE_FAILED, log };
  try {
    return { part, tally: settle(count(JSON.parse(readFileSync(report, 'utf8'))), code), log };
  } catch {
    return { part, tally: ONE_FAILED, log };
  }
}

/** Runs Vitest projects, only the files whose path contains one of `filters` where there are any. */
export function runVitest(
  part: string,
  projects: readonly string[],
  filters: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const report = inReports(`${part}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runTests(part, {
    command: [...VITEST, ...chosen, ...reporters, ...filters],
    env,
    report,
    count: tallyOfVitest,
  });
}

/** Runs projects of the browser tests, only the files whose path contains one of `filters` where there are any. */
export function runPlaywright(
  part: string,
  projects: readonly string[],
  filters: readonly string[],
  env: Record<string, string>,
): Promise<Outcome> {
  const report = inReports(`${part}.json`);
  const chosen = [...projects.map((project) => `--project=${project}`), ...filters];
  return runTests(part, {
    command: [...PLAYWRIGHT, '--reporter=list,json', `--output=${inReports(part)}`, ...chosen],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
    count: tallyOfPlaywright,
  });
}
