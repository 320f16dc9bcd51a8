import { delimiter, join } from 'node:path';
import { runChild } from './children.ts';
import { findEmulatorJar } from './java/firestore-emulator.ts';
import { findJava } from './java/java.ts';
import { FIREBASE_CLI, LOCAL } from './paths.ts';
import { demandFreePorts, type Stack } from './stack.ts';
import { Stop, say, step } from './steps.ts';

/** Has firebase-tools fetch its Firestore emulator into its cache. */
async function download(): Promise<void> {
  const log = join(LOCAL, 'firestore-emulator.log');
  const args = [FIREBASE_CLI, 'setup:emulators:firestore'];
  if ((await runChild({ command: process.execPath, args, env: { NO_UPDATE_NOTIFIER: '1' }, log })) === 0) return;
  throw new Stop(
    `The Firestore emulator couldn't be downloaded (${log}): connect to the internet once, or install it with the Google Cloud CLI: gcloud components install cloud-firestore-emulator`,
  );
}

/**
 * Finds what the stack needs and the packages don't bring: its ports, Java, the Firestore emulator. Resolves with what
 * firebase-tools has to be told of it, in its environment.
 * @throws Stop naming what is missing and what to do about it.
 */
export async function findMachine(stack: Stack): Promise<Record<string, string>> {
  await demandFreePorts(stack);
  const { bin, major } = findJava();
  say(`Java ${major}${bin === null ? '' : ` (${bin})`}`);
  const jar = findEmulatorJar();
  if (jar === null) await step('Downloading the Firestore emulator', download);
  return {
    PATH: [...(bin === null ? [] : [bin]), process.env.PATH ?? ''].join(delimiter),
    ...(jar === null ? {} : { FIRESTORE_EMULATOR_BINARY_PATH: jar }),
  };
}
