import { buildFor } from './build.ts';
import type { Child } from './children.ts';
import { clearTheWay, type Machine, startEmulators } from './emulators.ts';
import { downloadEmulator, findEmulatorJar } from './firestore-emulator.ts';
import { findJava } from './java.ts';
import type { Stack } from './stack.ts';
import { say, step } from './steps.ts';

/** Finds Java and the Firestore emulator, which the packages don't bring. */
export async function findMachine(): Promise<Machine> {
  const java = findJava();
  const jar = findEmulatorJar();
  say(`Java ${java.major}${java.bin === null ? '' : ` (${java.bin})`}`);
  if (jar.from === 'download') await step('Downloading the Firestore emulator', downloadEmulator);
  return { java, jar };
}

/** Builds what changed and starts the emulators on it. */
export async function bringUp(stack: Stack, data: string | null): Promise<Child> {
  await clearTheWay(stack);
  const machine = await findMachine();
  await step('Building the site and the functions', () => buildFor(stack));
  return step('Starting the emulators', () => startEmulators(stack, machine, data));
}
