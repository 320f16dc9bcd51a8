// `npm test`: every test. `npm test -- <part> [word…]`: one part, or only its files whose path contains a word.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser } from './lib/browser.ts';
import { startEmulators, startSite, takePorts } from './lib/emulators.ts';
import { findJava } from './lib/java.ts';
import { type Tally, tallyOf } from './lib/junit.ts';
import { LOCAL, local } from './lib/local.ts';
import { log, main, runTogether, step, UserError } from './lib/main.ts';
import { ports } from './lib/ports.ts';

interface Result extends Tally {
  part: string;
}

const PROBE_TIMEOUT_MS = 30_000;
const REPORTS = join(LOCAL, 'reports');

const vitest = (...projects: string[]) => `vitest run ${projects.map((name) => `--project=${name}`).join(' ')} {@}`;
const playwright = (...projects: string[]) =>
  `playwright test ${projects.map((name) => `--project=${name}`).join(' ')} {@}`;

/** Parts without a report of their own; each counts as one test. */
const checks = ['types', 'lint', 'size'];

const parts: Readonly<Record<string, string>> = {
  types: 'npm run typecheck',
  lint: 'npm run lint',
  size: 'npm run size',
  unit: vitest('unit', 'site', 'dom'),
  rules: vitest('rules'),
  api: vitest('api'),
  scheduled: vitest('scheduled'),
  simulation: vitest('simulation'),
  load: vitest('load'),
  e2e: playwright('phone', 'desktop', 'notices'),
  serial: playwright('serial'),
  smoke: `${playwright('phone')} site/smoke.test`,
  'visual-update': 'playwright test --project=phone --project=desktop e2e/visual --update-snapshots --grep={*}',
  pictures: playwright('pictures'),
};

/** Stages of a whole run. Parts of one stage share nothing, so they run side by side. */
const offline = [...checks, 'unit'];
const stages = [offline, ['rules', 'api', 'simulation'], ['e2e'], ['serial', 'scheduled']];

await main(async () => {
  const [part, ...words] = process.argv.slice(2);
  if (part !== undefined && part !== 'check' && !Object.hasOwn(parts, part)) {
    throw new UserError(`There is no part '${part}' of the tests: use one of ${Object.keys(parts).join(', ')}.`);
  }
  const chosen = part === undefined ? stages : part === 'check' ? [offline] : [[part]];
  const onSite = chosen.filter((stage) => !stage.some((name) => offline.includes(name)));
  // A missing prerequisite is reported before minutes are spent.
  if (onSite.length > 0) {
    await findJava();
    await takePorts([ports.push, ports.webhooks]);
  }
  if (onSite.flat().some((name) => parts[name]?.startsWith('playwright'))) await provideBrowser();

  const results = await run(
    chosen.flat().filter((name) => offline.includes(name)),
    words,
  );
  if (onSite.length > 0) results.push(...(await runOnSite(onSite, words)));
  return conclude(results);
});

async function runOnSite(onSite: readonly string[][], words: readonly string[]): Promise<Result[]> {
  const results: Result[] = [];
  let emulators = await startSite(null);
  for (const stage of onSite) {
    let stageResults = await run(stage, words);
    if (!emulators.isRunning()) {
      // Without emulators the results say nothing of the code.
      log('The emulators crashed (.local/emulators.previous.log). The stage is repeated once.');
      emulators = await startEmulators(null);
      stageResults = await run(stage, words);
    }
    results.push(...stageResults);
  }
  // A runner can be content although an emulator died.
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  const health = await fetch(`${local.siteUrl}/api/health`, { signal }).catch(() => null);
  if (health?.ok !== true) log(`${local.siteUrl}/api/health doesn't answer after the tests (.local/emulators.log).`);
  return [...results, checked('health', health?.ok === true)];
}

/** Runs parts side by side and prints their outputs one after the other. */
async function run(names: readonly string[], words: readonly string[]): Promise<Result[]> {
  if (names.length === 0) return [];
  const reportOf = (part: string) => join(REPORTS, `${part}.xml`);
  for (const name of names) rmSync(reportOf(name), { force: true });
  const commands = names.map((name) => ({
    name,
    command: parts[name] ?? '',
    env: { ARENA_REPORT: reportOf(name), WIREIT_CACHE: 'none' },
  }));
  const options = { group: true, prefix: 'none', additionalArguments: [...words] };
  const ended = await step(`Testing ${names.join(', ')}`, () => runTogether(commands, options));
  return ended.map(({ command, exitCode }): Result => {
    const part = command.name;
    if (checks.includes(part)) return checked(part, exitCode === 0);
    const report = existsSync(reportOf(part)) ? readFileSync(reportOf(part), 'utf8') : '';
    return { part, ...tallyOf(report, exitCode) };
  });
}

function checked(part: string, hasPassed: boolean): Result {
  return { part, passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, failures: [] };
}

/** Prints the failed tests and, as the last line, the sum of all parts. Returns the exit code. */
function conclude(results: readonly Result[]): number {
  for (const { part, passed, failed } of results) log(`  ${part}: ${passed} passed, ${failed} failed`);
  for (const { part, failures, failed } of results) {
    for (const name of failures) log(`FAILED ${part}: ${name}`);
    if (failed > failures.length) log(`FAILED ${part}: see above`);
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}
