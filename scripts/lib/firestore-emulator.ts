import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { LOCAL } from './local.ts';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * Finds the Firestore emulator's jar: from the environment, firebase-tools or the Google Cloud CLI. Null if there is
 * none; then firebase-tools downloads it.
 */
export function findEmulatorJar(): string | null {
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const [downloaded] = globSync(join(cache, 'cloud-firestore-emulator-v*.jar'));
  return process.env.FIRESTORE_EMULATOR_BINARY_PATH || (downloaded ?? gcloudJar());
}

/** The Google Cloud CLI's jar names no main class, as `java -jar` needs it: a jar of ours does, in front of it. */
function gcloudJar(): string | null {
  const jar = join(LOCAL, 'firestore.jar');
  if (existsSync(jar)) return jar;
  const options = { encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { stdout } = spawnSync('gcloud', ['info', '--format=value(installation.sdk_root)'], options);
  const folder = join(stdout?.trim() ?? '', 'platform', 'cloud-firestore-emulator');
  if (!existsSync(folder)) return null;
  const manifest = `Main-Class: ${MAIN_CLASS}\r\nClass-Path: gcloud/cloud-firestore-emulator.jar\r\n`;
  mkdirSync(LOCAL, { recursive: true });
  symlinkSync(folder, join(LOCAL, 'gcloud'), 'junction');
  writeFileSync(jar, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }));
  return jar;
}
