// `npm test`: every test. `npm test -- <part> [word…]`: one part, or only its files whose path contains a word.
import { parseArgs } from 'node:util';
import { provideBrowsers } from './lib/browser.ts';
import { endFirestore } from './lib/emulators.ts';
import { log, step, UserError } from './lib/log.ts';
import { checkPrerequisites } from './lib/prerequisites.ts';
import { main } from './lib/process.ts';
import {
  checkLint,
  checkSizes,
  checkTypes,
  conclude,
  type PartResult,
  resultOf,
  runPlaywright,
  runVitest,
  show,
  showEmulatorErrors,
  showEndOf,
} from './lib/runners.ts';
import { addressesOf, environmentOf, type Stack, stackFor } from './lib/stack.ts';
import { startStack, startWithData } from './lib/start-stack.ts';

type Run = (words: readonly string[], env: Record<string, string>) => Promise<PartResult>;

const PROBE_TIMEOUT_MS = 30_000;

const vitest =
  (part: string): Run =>
  (words, env) =>
    runVitest(part, [part], words, env);

/** Parts without emulators. */
const offline: Record<string, Run> = {
  types: checkTypes,
  lint: checkLint,
  size: checkSizes,
  unit: (words) => runVitest('unit', ['unit', 'site', 'dom'], words),
};

/** Parts in a browser, against the demo site. */
const inBrowser: Record<string, Run> = {
  e2e: (words, env) => runPlaywright('e2e', ['phone', 'desktop', 'notices'], words, env),
  serial: (words, env) => runPlaywright('serial', ['serial'], words, env),
  smoke: (_words, env) => runPlaywright('smoke', ['phone'], ['site/smoke.test'], env),
  'visual-update': (words, env) =>
    runPlaywright('visual-update', ['phone', 'desktop'], [...pictures(words), '--update-snapshots'], env),
  pictures: (words, env) => runPlaywright('pictures', ['pictures'], words, { ...env, ARENA_PICTURES: '1' }),
};

/** Parts against the emulators. */
const onStack: Record<string, Run> = {
  rules: vitest('rules'),
  api: vitest('api'),
  scheduled: vitest('scheduled'),
  simulation,
  load: vitest('load'),
  ...inBrowser,
};

/** Stages of a whole run. Parts of one stage share nothing, so they run side by side. */
const everything = [Object.keys(offline), ['rules', 'api', 'simulation'], ['e2e'], ['serial', 'scheduled']];

await main(async () => {
  const [word, ...words] = process.argv.slice(2);
  const names = stagesFor(word);
  const stack = stackFor('test');
  const stages = names.filter(([name = '']) => Object.hasOwn(onStack, name));
  // A missing prerequisite is reported before minutes are spent.
  const prerequisites = stages.length > 0 ? await checkPrerequisites(stack) : null;
  const needsBrowser = names.flat().some((name) => Object.hasOwn(inBrowser, name)) || words.includes('--browsers');
  const browsers = needsBrowser ? await provideBrowsers() : { fast: '', whole: '' };
  const results = await runParts(pick(offline, names.flat()), words);
  if (prerequisites === null) return conclude(results);
  try {
    let emulators = await startStack(stack, prerequisites, null);
    const env = { ...environmentOf(stack), CHROMIUM_PATH: browsers.fast, CHROMIUM_WHOLE_PATH: browsers.whole };
    for (const stage of stages) {
      const run = () => runParts(pick(onStack, stage), words, env);
      const stageResults = await run();
      if (emulators.isRunning()) {
        results.push(...stageResults);
        continue;
      }
      // Without emulators the results say nothing of the code.
      showEndOf(stack, await emulators.exited);
      await emulators.stop();
      await endFirestore(stack);
      emulators = await startWithData(stack, prerequisites, null);
      results.push(...(await run()));
    }
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    return conclude([...results, resultOf('stack', false)]);
  }
  results.push(...(await runParts({ health: () => probe(stack) }, words)));
  if (results.some(({ failed }) => failed > 0)) showEmulatorErrors(stack);
  return conclude(results);
});

function stagesFor(word: string | undefined): string[][] {
  if (word === undefined) return everything;
  if (word === 'check') return [Object.keys(offline)];
  if (Object.hasOwn({ ...offline, ...onStack }, word)) return [[word]];
  throw new UserError(`There is no part '${word}' of the tests: use one of ${everything.flat().join(', ')}.`);
}

function pick(parts: Record<string, Run>, names: readonly string[]): Record<string, Run> {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => names.includes(name)));
}

async function runParts(parts: Record<string, Run>, words: readonly string[], env = {}): Promise<PartResult[]> {
  const runs = Object.values(parts);
  if (runs.length === 0) return [];
  const work = () => Promise.all(runs.map((run) => run(words, env)));
  const results = await step(`Testing ${Object.keys(parts).join(', ')}`, work);
  results.forEach(show);
  return results;
}

/** Checks that the whole stack still answers: a runner can be content although an emulator died. */
async function probe(stack: Stack): Promise<PartResult> {
  const url = `${addressesOf(stack).site}/api/health`;
  const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).catch(() => null);
  return resultOf('health', response?.status === 200);
}

/** Runs the match-day simulation with its options; docs/testing.md explains them. */
function simulation(words: readonly string[], env: Record<string, string>): Promise<PartResult> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { seed: text, seeds: text, fault: text, falsify: text, minutes: text, browsers: flag, speeds: flag };
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const { seed, seeds = seed, ...rest } = values;
  const variables = {
    ARENA_SEEDS: seeds,
    ARENA_FAULT: rest.fault,
    ARENA_FALSIFY: rest.falsify,
    ARENA_MINUTES: rest.minutes,
    ARENA_BROWSERS: rest.browsers && '1',
    ARENA_SPEEDS: rest.speeds && '1',
  };
  const given = Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return runVitest('simulation', ['simulation'], positionals, { ...env, ...Object.fromEntries(given) });
}

function pictures(words: readonly string[]): string[] {
  return ['e2e/visual', ...(words.length === 0 ? [] : ['--grep', words.join('|')])];
}
