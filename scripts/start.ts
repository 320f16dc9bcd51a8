// `npm start`: the whole product on this computer, with demo data. `npm run dev`: with hot reload of the site and of
// the functions.
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import concurrently from 'concurrently';
import { DEMO_PASSWORD, demoAccounts } from './demo/accounts.ts';
import { DEMO_LOCAL_ADMIN } from './demo/secrets.ts';
import { forgetBuild, functionsEnvironment, siteEnvironment } from './lib/build.ts';
import { atEnd, isEnding, main } from './lib/lifetime.ts';
import { findMachine } from './lib/machine.ts';
import { inRoot } from './lib/paths.ts';
import { addressesOf, emulatorLog, portOf, type Stack, stackFor } from './lib/stack.ts';
import { bringUp, post, tick } from './lib/stack-up.ts';
import { say, step } from './lib/steps.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SAVING_MS = 15_000;

function sayOnce(): (line: string) => void {
  const said = new Set<string>();
  return (line) => {
    if (!said.has(line) && !isEnding()) say(line);
    said.add(line);
  };
}

/**
 * What the scheduler does elsewhere: every minute, with a copy of the data in case this computer stops, and every
 * day. A computer is off at night, so the first day begins at once.
 */
function keepTime(stack: Stack, data: string): void {
  const complain = sayOnce();
  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) => complain(error instanceof Error ? error.message : String(error)));
  const exporting = `${addressesOf(stack).hub}/_admin/export`;
  const save = () => post(stack, 'Saving the data', exporting, { path: data, initiatedBy: 'npm start' }, SAVING_MS);
  const day = () => void attempt(() => tick(stack, 'day'));
  setInterval(() => void attempt(() => tick(stack, 'minute')).then(() => attempt(save)), MINUTE_MS);
  setInterval(day, DAY_MS);
  day();
}

function greet(lines: readonly string[]): void {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  say();
  for (const line of lines) say(line);
  say();
  say(`Demo accounts, each with the password ${DEMO_PASSWORD}:`);
  for (const { email, role } of demoAccounts) say(`  ${email.padEnd(width)}  ${role}`);
  say(`  ${DEMO_LOCAL_ADMIN.username.padEnd(width)}  local admin login`);
  say();
  say('Ctrl-C stops everything and keeps the data. `npm start -- --fresh` starts with new demo data.');
}

/** Serves the site's sources with hot reload, and builds the functions again whenever their sources change. */
function reload(stack: Stack): void {
  const cwd = inRoot('functions');
  forgetBuild(stack, 'functions');
  const { result } = concurrently([
    {
      name: 'site',
      command: `vite --host=127.0.0.1 --port=${portOf(stack, 'vite')} --strictPort`,
      cwd: inRoot('web'),
      env: { ...siteEnvironment(stack), ARENA_SITE_URL: addressesOf(stack).site },
    },
    {
      name: 'functions',
      command: `vite build --watch --outDir=${relative(cwd, inRoot(stack.functions))} --emptyOutDir=false`,
      cwd,
      env: functionsEnvironment(stack),
    },
  ]);
  result.catch(() => isEnding() || say('What reloads has ended: see above.'));
}

await main(async () => {
  const stack = stackFor('dev');
  const data = join(stack.folder, 'saved');
  const machine = await findMachine(stack);
  if (process.argv.includes('--fresh')) rmSync(data, { recursive: true, force: true });
  const emulators = await bringUp(stack, machine, data);
  atEnd(async (hurry) => {
    say();
    if (emulators.isRunning()) await step('Saving the data', () => emulators.stop(hurry));
  });
  const { site, vite } = addressesOf(stack);
  const isDev = process.argv.includes('--dev');
  greet([`Arena Libre is running at ${site}`, ...(isDev ? [`with hot reload at ${vite}`] : [])]);
  if (isDev) reload(stack);
  keepTime(stack, data);
  await emulators.exited;
  if (!isEnding()) say(`The emulators ended by themselves (see ${emulatorLog(stack)})`);
  return 1;
}, 0);
