// `npm start`: the whole product on this computer, with demo data. `npm run dev` adds hot reload.
import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import concurrently from 'concurrently';
import { DEMO_PASSWORD, demoAccounts } from './demo/accounts.ts';
import { DEMO_LOCAL_ADMIN } from './demo/secrets.ts';
import { forgetBuild, functionsEnvironment, siteEnvironment } from './lib/build.ts';
import { log, step } from './lib/log.ts';
import { inRoot } from './lib/paths.ts';
import { checkPrerequisites } from './lib/prerequisites.ts';
import { isExiting, main, onExit } from './lib/process.ts';
import { addressesOf, emulatorLog, portOf, type Stack, stackFor } from './lib/stack.ts';
import { post, startStack, tick } from './lib/start-stack.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SAVING_MS = 15_000;

await main(async () => {
  const stack = stackFor('dev');
  const data = join(stack.folder, 'saved');
  const prerequisites = await checkPrerequisites(stack);
  if (process.argv.includes('--fresh')) rmSync(data, { recursive: true, force: true });
  const emulators = await startStack(stack, prerequisites, existsSync(data) ? data : null);
  const save = () => saveData(stack, data);
  onExit(async () => {
    if (emulators.isRunning()) await step('Saving the data', () => save().catch(logError));
  });
  greet(stack);
  if (process.argv.includes('--dev')) reload(stack);
  runSchedule(stack, save);
  await emulators.exited;
  if (!isExiting()) log(`The emulators ended by themselves (see ${emulatorLog(stack)})`);
  return 1;
}, 0);

function saveData(stack: Stack, data: string): Promise<void> {
  const url = `${addressesOf(stack).hub}/_admin/export`;
  return post(stack, 'Saving the data', url, { path: data, initiatedBy: 'npm start' }, SAVING_MS);
}

/** Calls the scheduled functions, which the emulator never fires, and saves the data each minute. */
function runSchedule(stack: Stack, save: () => Promise<void>): void {
  const attempt = (work: () => Promise<void>) => work().catch(logError);
  const day = () => void attempt(() => tick(stack, 'day'));
  setInterval(() => void attempt(() => tick(stack, 'minute')).then(() => attempt(save)), MINUTE_MS);
  setInterval(day, DAY_MS);
  day();
}

function logError(error: unknown): void {
  if (!isExiting()) log(error instanceof Error ? error.message : String(error));
}

function greet(stack: Stack): void {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  log(`\nArena Libre is running at ${addressesOf(stack).site}`);
  log(`Its mails are at ${addressesOf(stack).mail}`);
  if (process.argv.includes('--dev')) log(`with hot reload at ${addressesOf(stack).vite}`);
  log(`\nDemo accounts, each with the password ${DEMO_PASSWORD}:`);
  for (const { email, role } of demoAccounts) log(`  ${email.padEnd(width)}  ${role}`);
  log(`  ${DEMO_LOCAL_ADMIN.username.padEnd(width)}  local admin login`);
  log('\nCtrl-C stops everything and keeps the data. `npm start -- --fresh` starts with new demo data.');
}

/** Serves the site's sources with hot reload and rebuilds the functions on change. */
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
  result.catch(() => isExiting() || log('Hot reload has ended: see above.'));
}
