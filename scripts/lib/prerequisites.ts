import { delimiter, join } from 'node:path';
import { findEmulatorJar } from './java/firestore-emulator.ts';
import { findJava } from './java/java.ts';
import { log, step, UserError } from './log.ts';
import { FIREBASE_CLI, LOCAL } from './paths.ts';
import { runProcess } from './process.ts';
import { demandFreePorts, type Stack } from './stack.ts';

/** Downloads the Firestore emulator into the cache of firebase-tools. */
async function download(): Promise<void> {
  const output = join(LOCAL, 'firestore-emulator.log');
  const args = [FIREBASE_CLI, 'setup:emulators:firestore'];
  if ((await runProcess({ command: process.execPath, args, env: { NO_UPDATE_NOTIFIER: '1' }, log: output })) === 0)
    return;
  throw new UserError(
    `The Firestore emulator couldn't be downloaded (${output}): connect to the internet once, or install it with the Google Cloud CLI: gcloud components install cloud-firestore-emulator`,
  );
}

/**
 * Checks the ports, Java and the Firestore emulator, and returns the environment that firebase-tools needs to find them.
 *
 * @throws UserError naming the missing part and its remedy
 */
export async function checkPrerequisites(stack: Stack): Promise<Record<string, string>> {
  await demandFreePorts(stack);
  const { bin, major } = await findJava();
  log(`Java ${major} (${bin})`);
  const jar = findEmulatorJar();
  if (jar === null) await step('Downloading the Firestore emulator', download);
  return {
    PATH: [bin, process.env.PATH ?? ''].join(delimiter),
    ...(jar === null ? {} : { FIRESTORE_EMULATOR_BINARY_PATH: jar }),
  };
}
