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

/** The parts on projects of their own, and so on databases of their own: none sees another. */
const apart = {
  rules: vitest('rules'),
  api: vitest('api'),
  scheduled: vitest('scheduled'),
  evening,
} satisfies Record<string, Run>;

/** The parts on the demo site. */
const onTheSite = {
  e2e: (words, env) => runPlaywright('e2e', ['phone', 'desktop'], words, env),
  alone: (words, env) => runPlaywright('alone', ['alone'], words, env),
} satisfies Record<string, Run>;

/** The pictures of the public screens, or those whose name has one of the words in it. */
const looksOf = (words: readonly string[]) => ['e2e/looks', ...(words.length === 0 ? [] : ['--grep', words.join('|')])];

/** What runs only when it is asked for. */
const onDemand = {
  hostile: vitest('hostile'),
  story,
  looks: (words, env) => runPlaywright('looks', ['phone', 'desktop'], [...looksOf(words), '--update-snapshots'], env),
  pictures: (words, env) => runPlaywright('pictures', ['pictures'], words, { ...env, ARENA_PICTURES: '1' }),
} satisfies Record<string, Run>;

/** The runs of those of the parts that are chosen, by name. */
function chosen(parts: Record<string, Run>, names: readonly string[]): [string, Run][] {
  return Object.entries(parts).filter(([name]) => names.includes(name));
}

/** The parts that a word asks for. */
function partsFor(word: string | undefined): string[] {
  if (word === 'check') return Object.keys(offline);
  const usual = Object.keys({ ...offline, ...apart, ...onTheSite });
  if (word === undefined) return usual;
  if (usual.includes(word) || Object.hasOwn(onDemand, word)) return [word];
  throw new Stop(`There is no part '${word}' of the tests: use one of ${usual.join(', ')}.`);
}

/** Runs parts side by side: while one waits for an emulator or a disk, another works. */
async function runTogether(runs: readonly [string, Run][], words: readonly string[], env = {}): Promise<Outcome[]> {
  if (runs.length === 0) return [];
  const names = runs.map(([name]) => name).join(', ');
  const outcomes = await step(`Testing ${names}`, () => Promise.all(runs.map(([, run]) => run(words, env))));
  outcomes.forEach(show);
  return outcomes;
}

/** Whether the whole stack still answers: a runner can be content although an emulator died under it. */
async function probe(stack: Stack): Promise<Outcome> {
  const url = `${addressesOf(stack).site}/api/health`;
  const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).catch(() => null);
  return outcomeOf('health', response?.status === 200);
}

await main(async () => {
  const [word, ...words] = process.argv.slice(2);
  const names = partsFor(word);
  const stack = stackFor('test');
  const [together, inTurn] = [chosen(apart, names), chosen({ ...onTheSite, ...onDemand }, names)];
  // What is missing on the computer is said before minutes were spent.
  const machine = together.length + inTurn.length > 0 ? await findMachine(stack) : null;
  const needsBrowser = inTurn.some(([name]) => name !== 'hostile') || words.includes('--browsers');
  const browser = words.includes('--watch') ? provideWindows() : needsBrowser ? await provideBrowser() : '';
  const outcomes = await runTogether(chosen(offline, names), words);
  if (machine === null) return conclude(outcomes);
  try {
    await bringUp(stack, machine, null);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return conclude([...outcomes, outcomeOf('stack', false)]);
  }
  const env = { ...environmentOf(stack), CHROMIUM_PATH: browser };
  outcomes.push(...(await runTogether(together, words, env)));
  for (const run of inTurn) outcomes.push(...(await runTogether([run], words, env)));
  outcomes.push(...(await runTogether([['health', () => probe(stack)]], words)));
  if (outcomes.some(({ failed }) => failed > 0)) showComplaints(stack);
  return conclude(outcomes);
});
