// `npm test`: every test. `npm test -- <part> [word…]`: one part, and of it only the files that match. Other commands
// of package.json are parts, too, that a run of everything leaves out.
import { parseArgs } from 'node:util';
import { provideBrowser, provideWindows } from './lib/browser.ts';
import { main } from './lib/lifetime.ts';
import { findMachine } from './lib/machine.ts';
import {
  checkLint,
  checkSizes,
  checkTypes,
  conclude,
  type Outcome,
  outcomeOf,
  runPlaywright,
  runVitest,
  show,
  showComplaints,
} from './lib/runners.ts';
import { addressesOf, environmentOf, type Stack, stackFor } from './lib/stack.ts';
import { bringUp } from './lib/stack-up.ts';
import { Stop, say, step } from './lib/steps.ts';

type Run = (words: readonly string[], env: Record<string, string>) => Promise<Outcome>;

/** Milliseconds between two steps of a story that is watched, for eyes to follow. */
const PACE = '500';
const PROBE_TIMEOUT_MS = 30_000;

const vitest =
  (part: string): Run =>
  (words, env) =>
    runVitest(part, [part], words, env);

const story: Run = (words, env) =>
  words.includes('--watch')
    ? runPlaywright('story', ['phone'], ['site/story.test', '--headed'], { ...env, ARENA_PACE: PACE })
    : runPlaywright('story', ['phone'], ['site/story.test'], env);

/** The evening by script: which seeds, what goes wrong over it, and what is falsified, to be found out. */
const evening: Run = (words, env) => {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean' } as const;
  const options = { seed: text, seeds: text, fault: text, falsify: text, minutes: text, browsers: yes, speeds: yes };
  const { seed, seeds = seed, ...asked } = parseArgs({ args: [...words], options }).values;
  const named = {
    ARENA_SEEDS: seeds,
    ARENA_FAULT: asked.fault,
    ARENA_FALSIFY: asked.falsify,
    ARENA_MINUTES: asked.minutes,
    ARENA_BROWSERS: asked.browsers && '1',
    ARENA_SPEEDS: asked.speeds && '1',
  };
  const given = Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return runVitest('evening', ['evening'], [], { ...env, ...Object.fromEntries(given) });
};

/** The parts that need no emulator. */
const offline = {
  types: checkTypes,
  lint: checkLint,
  size: checkSizes,
  unit: (words) => runVitest('unit', ['unit', 'site', 'dom'], words),
} satisfies Record<string, Run>;

/** The pictures of the public screens, or those whose name has one of the words in it. */
const looksOf = (words: readonly string[]) => ['e2e/looks', ...(words.length === 0 ? [] : ['--grep', words.join('|')])];

/** The parts in a browser, on the demo site. */
const withBrowser = {
  e2e: (words, env) => runPlaywright('e2e', ['phone', 'desktop'], words, env),
  alone: (words, env) => runPlaywright('alone', ['alone'], words, env),
  story,
  looks: (words, env) => runPlaywright('looks', ['phone', 'desktop'], [...looksOf(words), '--update-snapshots'], env),
  pictures: (words, env) => runPlaywright('pictures', ['pictures'], words, { ...env, ARENA_PICTURES: '1' }),
} satisfies Record<string, Run>;

/** The parts on the emulators. */
const onTheStack: Record<string, Run> = {
  rules: vitest('rules'),
  api: vitest('api'),
  scheduled: vitest('scheduled'),
  evening,
  hostile: vitest('hostile'),
  ...withBrowser,
};

/**
 * The parts that everything runs, and side by side those that share nothing: a Vitest project has a database of its own.
 * What is alone on the site leaves time for others.
 */
const everything = [Object.keys(offline), ['rules', 'api'], ['e2e'], ['alone', 'scheduled', 'evening']];

/** The parts that a word asks for, stage by stage. */
function stagesFor(word: string | undefined): string[][] {
  if (word === undefined) return everything;
  if (word === 'check') return [Object.keys(offline)];
  if (Object.hasOwn({ ...offline, ...onTheStack }, word)) return [[word]];
  throw new Stop(`There is no part '${word}' of the tests: use one of ${everything.flat().join(', ')}.`);
}

/** Runs parts side by side: while one waits for an emulator or a disk, another works. */
async function runTogether(parts: Record<string, Run>, words: readonly string[], env = {}): Promise<Outcome[]> {
  const [names, runs] = [Object.keys(parts), Object.values(parts)];
  const outcomes = await step(`Testing ${names.join(', ')}`, () => Promise.all(runs.map((run) => run(words, env))));
  outcomes.forEach(show);
  return outcomes;
}

/** Whether the whole stack still answers: a runner can be content although an emulator died under it. */
async function probe(stack: Stack): Promise<Outcome> {
  const url = `${addressesOf(stack).site}/api/health`;
  const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).catch(() => null);
  return outcomeOf('health', response?.status === 200);
}

/** Those of the parts that have these names. */
const partsNamed = (parts: Record<string, Run>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => names.includes(name)));

await main(async () => {
  const [word, ...words] = process.argv.slice(2);
  const names = stagesFor(word);
  const stack = stackFor('test');
  const stages = names.filter(([name = '']) => Object.hasOwn(onTheStack, name));
  // What is missing on the computer is said before minutes were spent.
  const machine = stages.length > 0 ? await findMachine(stack) : null;
  const needsBrowser = names.flat().some((name) => Object.hasOwn(withBrowser, name)) || words.includes('--browsers');
  const browser = words.includes('--watch') ? provideWindows() : needsBrowser ? await provideBrowser() : '';
  const checks = partsNamed(offline, names.flat());
  const outcomes = Object.keys(checks).length === 0 ? [] : await runTogether(checks, words);
  if (machine === null) return conclude(outcomes);
  try {
    await bringUp(stack, machine, null);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return conclude([...outcomes, outcomeOf('stack', false)]);
  }
  const env = { ...environmentOf(stack), CHROMIUM_PATH: browser };
  for (const stage of stages) outcomes.push(...(await runTogether(partsNamed(onTheStack, stage), words, env)));
  outcomes.push(...(await runTogether({ health: () => probe(stack) }, words)));
  if (outcomes.some(({ failed }) => failed > 0)) showComplaints(stack);
  return conclude(outcomes);
});
