import { join } from 'node:path';
import { findRuntimes } from 'jdk-utils';
import { UserError } from './main.ts';

/** The least Java that firebase-tools accepts. */
const LEAST_JAVA = 21;

const INSTALL_COMMAND: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'brew install --cask temurin',
  linux: 'apt-get install -y openjdk-21-jre-headless, or see https://adoptium.net/installation/linux',
  win32: 'winget install EclipseAdoptium.Temurin.25.JDK',
};

/**
 * Finds the folder of a `java` that is new enough: in `JAVA_HOME`, on PATH, or among the installed ones.
 *
 * @throws UserError naming the command that installs one
 */
export async function findJava(): Promise<string> {
  const runtimes = await findRuntimes({ withVersion: true, withTags: true });
  const usable = runtimes.filter(({ version }) => version !== undefined && version.major >= LEAST_JAVA);
  const java = usable.find((each) => each.isJavaHomeEnv) ?? usable.find((each) => each.isInPathEnv) ?? usable[0];
  if (java !== undefined) return join(java.homedir, 'bin');
  const how = INSTALL_COMMAND[process.platform] ?? 'see https://adoptium.net';
  throw new UserError(`The emulators need Java ${LEAST_JAVA} or later. Install it: ${how}`);
}
