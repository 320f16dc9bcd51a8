import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../log.ts';

/** The least Java that firebase-tools accepts. */
const LEAST_JAVA = 21;

export interface Java {
  major: number;
  /** The folder of `java`; null if it is on PATH. */
  bin: string | null;
}

const INSTALL_COMMAND: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'brew install --cask temurin',
  linux: 'apt-get install -y openjdk-21-jre-headless, or see https://adoptium.net/installation/linux',
  win32: 'winget install EclipseAdoptium.Temurin.25.JDK',
};

/** Parses the major version from `java -version` (`"17.0.1"` → 17, `"1.8.0"` → 8), or returns null. */
export function javaMajor(output: string): number | null {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (first === undefined) return null;
  return first === '1' && second !== undefined ? Number(second) : Number(first);
}

function versionOf(command: string): number | null {
  const { stdout, stderr, error } = spawnSync(command, ['-version'], { encoding: 'utf8', timeout: 20_000 });
  return error ? null : javaMajor(`${stderr}\n${stdout}`);
}

function foldersIn(folder: string, ...below: string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => join(folder, name, ...below));
}

function macHomes(): string[] {
  if (process.platform !== 'darwin') return [];
  const { stdout, error } = spawnSync('/usr/libexec/java_home', ['-v', `${LEAST_JAVA}+`], { encoding: 'utf8' });
  const listed = error || stdout.trim() === '' ? [] : [stdout.trim()];
  return [...listed, ...foldersIn('/Library/Java/JavaVirtualMachines', 'Contents', 'Home')];
}

function candidates(): (string | null)[] {
  const homes = [...foldersIn('/usr/lib/jvm').sort().reverse(), ...macHomes()];
  const configured = process.env.JAVA_HOME ? [process.env.JAVA_HOME] : [];
  return [...configured.map((home) => join(home, 'bin')), null, ...homes.map((home) => join(home, 'bin'))];
}

/**
 * The first Java that is new enough: in `JAVA_HOME`, on PATH, or among the installed ones.
 * @throws UserError naming the command that installs one.
 */
export function findJava(): Java {
  const older = new Set<number>();
  for (const bin of candidates()) {
    const command = bin === null ? 'java' : join(bin, 'java');
    const major = bin === null || existsSync(command) ? versionOf(command) : null;
    if (major !== null && major >= LEAST_JAVA) return { major, bin };
    if (major !== null) older.add(major);
  }
  const found = older.size === 0 ? 'none was found' : `only Java ${[...older].sort().join(', ')} was found`;
  const how = INSTALL_COMMAND[process.platform] ?? 'see https://adoptium.net';
  throw new UserError(`The emulators need Java ${LEAST_JAVA} or later, and ${found}. Install one: ${how}`);
}
