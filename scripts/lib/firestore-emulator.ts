import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runChild } from './children.ts';
import { FIREBASE_CLI, inRoot, LOCAL } from './paths.ts';
import { manifestOnlyJar, shimManifest } from './shim-jar.ts';
import { Stop } from './stop.ts';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const GCLOUD_JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
const DOWNLOADS = inRoot('node_modules', 'firebase-tools', 'lib', 'emulator', 'downloadableEmulatorInfo.json');

/** Where the emulator's jar comes from. `download`: firebase-tools has to fetch it first. */
export type EmulatorJar =
  | { from: 'firebase-tools'; path: string }
  | { from: 'gcloud'; path: string }
  | { from: 'download' };

interface Download {
  expectedSize: number;
  downloadPathRelativeToCacheDir: string;
}

function isDownload(value: unknown): value is Download {
  return (
    typeof value === 'object' && value !== null && 'expectedSize' in value && 'downloadPathRelativeToCacheDir' in value
  );
}

/** The jar that firebase-tools has downloaded, or null where it has none that is whole. */
function cachedJar(environment: NodeJS.ProcessEnv): string | null {
  const details: { firestore?: unknown } = JSON.parse(readFileSync(DOWNLOADS, 'utf8'));
  if (!isDownload(details.firestore)) return null;
  const cache = environment.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const jar = join(cache, details.firestore.downloadPathRelativeToCacheDir);
  return existsSync(jar) && statSync(jar).size === details.firestore.expectedSize ? jar : null;
}

/** The Google Cloud CLI's own emulator: beside the `gcloud` on PATH, or where that says it is installed. */
function gcloudJar(environment: NodeJS.ProcessEnv): string | null {
  const gcloud = (environment.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .find((file) => existsSync(file));
  if (gcloud === undefined) return null;
  const beside = join(dirname(dirname(realpathSync(gcloud))), GCLOUD_JAR);
  if (existsSync(beside)) return beside;
  const { stdout, error } = spawnSync(gcloud, ['info', '--format=value(installation.sdk_root)'], { encoding: 'utf8' });
  const named = error ? null : join(stdout.trim(), GCLOUD_JAR);
  return named !== null && existsSync(named) ? named : null;
}

/** That jar names no main class, so `java -jar`, which firebase-tools uses, needs a jar before it that does. */
function shimFor(jar: string): string {
  const shim = join(LOCAL, 'firestore-emulator-shim.jar');
  const content = manifestOnlyJar(shimManifest(MAIN_CLASS, pathToFileURL(jar).href));
  // Another stack may be running on it: leave it alone where it is the same.
  if (existsSync(shim) && readFileSync(shim).equals(content)) return shim;
  mkdirSync(dirname(shim), { recursive: true });
  writeFileSync(shim, content);
  return shim;
}

/** The jar to use: one the environment names, firebase-tools' own, the Google Cloud CLI's, else a download. */
export function findEmulatorJar(environment: NodeJS.ProcessEnv = process.env): EmulatorJar {
  const known = environment.FIRESTORE_EMULATOR_BINARY_PATH || cachedJar(environment);
  if (known) return { from: 'firebase-tools', path: known };
  const jar = gcloudJar(environment);
  return jar === null ? { from: 'download' } : { from: 'gcloud', path: shimFor(jar) };
}

/**
 * The jar of an emulator that is on this computer, as `java -jar` takes it.
 * @throws Stop where there is none yet.
 */
export function emulatorJarFile(): string {
  const jar = findEmulatorJar();
  if (jar.from === 'download') throw new Stop('The Firestore emulator is not on this computer: run `npm test` once.');
  return jar.path;
}

/**
 * Has firebase-tools fetch its emulator into its cache.
 * @throws Stop where there is no network.
 */
export async function downloadEmulator(): Promise<void> {
  const log = join(LOCAL, 'firestore-emulator.log');
  const code = await runChild({
    command: process.execPath,
    args: [FIREBASE_CLI, 'setup:emulators:firestore'],
    env: { NO_UPDATE_NOTIFIER: '1' },
    log,
  });
  if (code !== 0) {
    throw new Stop(
      `The Firestore emulator couldn't be downloaded (${log}): connect to the internet once, or install it with the Google Cloud CLI: gcloud components install cloud-firestore-emulator`,
    );
  }
}
