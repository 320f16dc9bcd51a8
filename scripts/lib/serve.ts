import { DEMO_PASSWORD, demoAccounts } from '../demo/accounts.ts';
import { DEMO_LOCAL_ADMIN } from '../demo/secrets.ts';
import { areLeftBehind } from './emulators.ts';
import { atEnd, isEnding } from './lifetime.ts';
import { forgetData, saveData, savedData } from './saved-data.ts';
import { tick } from './scheduler.ts';
import { addressesOf, emulatorLog, type Stack } from './stack.ts';
import { bringUp, findMachine } from './stack-up.ts';
import { say, step } from './steps.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

function sayOnce(): (line: string) => void {
  const said = new Set<string>();
  return (line) => {
    if (!said.has(line) && !isEnding()) say(line);
    said.add(line);
  };
}

/**
 * What the scheduler does elsewhere: every minute, with a copy of the data in case this program gets killed, and every
 * day. A computer is off at night, so the first day begins at once.
 */
function keepTime(stack: Stack): void {
  const complain = sayOnce();
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error));
    }
  };
  const round = async () => {
    await attempt(() => tick(stack, 'minute'));
    await attempt(() => saveData(stack));
  };
  const day = () => void attempt(() => tick(stack, 'day'));
  setInterval(() => void round(), MINUTE_MS);
  setInterval(day, DAY_MS);
  day();
}

/** Saves what emulators of an earlier, killed run still hold. Where they no longer can, the last copy serves. */
async function rescueData(stack: Stack): Promise<void> {
  if (areLeftBehind(stack)) await saveData(stack).catch(() => undefined);
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

/**
 * Runs the product until the developer ends it: builds, emulators, demo data, the scheduled function.
 * @param furtherParts starts what else belongs to it and resolves with lines to greet with.
 * @returns 1 where the emulators end by themselves.
 */
export async function serve(stack: Stack, furtherParts: () => Promise<string[]> = async () => []): Promise<number> {
  await rescueData(stack);
  if (process.argv.includes('--fresh')) forgetData(stack);
  const emulators = await bringUp(stack, await findMachine(stack), savedData(stack));
  atEnd(async (hurry) => {
    say();
    await step('Saving the data', () => saveData(stack, hurry));
  });
  const lines = await furtherParts();
  greet([`Arena Libre is running at ${addressesOf(stack).site}`, ...lines]);
  keepTime(stack);
  await emulators.exited;
  if (!isEnding()) say(`The emulators ended by themselves (see ${emulatorLog(stack)})`);
  return 1;
}
