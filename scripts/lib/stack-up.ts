import { startGoogle } from '../demo/google.ts';
import { writeDemoSecrets } from '../demo/secrets.ts';
import { isEmpty, seed } from '../demo/seed.ts';
import { openAdmin } from './admin.ts';
import { buildFor } from './build.ts';
import type { Child } from './children.ts';
import { clearTheWay, type Machine, startEmulators } from './emulators.ts';
import { downloadEmulator, findEmulatorJar } from './firestore-emulator.ts';
import { findJava } from './java.ts';
import { inRoot } from './paths.ts';
import { tick } from './scheduler.ts';
import type { Stack } from './stack.ts';
import { say, step } from './steps.ts';

/**
 * Finds what the stack needs and the packages don't bring: its ports, Java, the Firestore emulator.
 * @throws Stop naming what is missing and what to do about it.
 */
export async function findMachine(stack: Stack): Promise<Machine> {
  await clearTheWay(stack);
  const java = findJava();
  say(`Java ${java.major}${java.bin === null ? '' : ` (${java.bin})`}`);
  const jar = findEmulatorJar();
  if (jar.from === 'download') await step('Downloading the Firestore emulator', downloadEmulator);
  return { java, jar };
}

/**
 * Builds what changed, starts the emulators on it, fills in the demo data where there is none and publishes
 * what is due.
 * @param data an export to start from; null starts empty.
 */
export async function bringUp(stack: Stack, machine: Machine, data: string | null): Promise<Child> {
  await step('Building the site and the functions', () => buildFor(stack));
  await writeDemoSecrets(inRoot(stack.functions));
  await startGoogle(stack);
  const emulators = await step('Starting the emulators', () => startEmulators(stack, machine, { data }));
  const { database, auth } = openAdmin(stack);
  if (await isEmpty(database)) await step('Filling in demo data', () => seed(database, auth, new Date()));
  await step('Publishing what is due', () => tick(stack, 'minute'));
  return emulators;
}
