import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { z } from 'zod';
import { UserError } from '../log.ts';
import { inRoot, LOCAL, onPath } from '../paths.ts';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const GCLOUD_JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
const DOWNLOADS = inRoot('node_modules', 'firebase-tools', 'lib', 'emulator', 'downloadableEmulatorInfo.json');
/** A fixed time, so that the same manifest gives the same jar. */
const JAR_TIME = '1980-01-01T12:00:00';
const Downloads = z.object({
  firestore: z.object({ expectedSize: z.number(), downloadPathRelativeToCacheDir: z.string() }),
});

/** The jar that firebase-tools has downloaded, or null where it has none that is whole. */
function cachedJar(): string | null {
  const { firestore } = Downloads.parse(JSON.parse(readFileSync(DOWNLOADS, 'utf8')));
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const jar = join(cache, firestore.downloadPathRelativeToCacheDir);
  return existsSync(jar) && statSync(jar).size === firestore.expectedSize ? jar : null;
}

/** The Google Cloud CLI's emulator: next to `gcloud` on PATH, or in its configured folder. */
function gcloudJar(): string | null {
  const gcloud = onPath('gcloud');
  if (gcloud === undefined) return null;
  const beside = join(dirname(dirname(realpathSync(gcloud))), GCLOUD_JAR);
  if (existsSync(beside)) return beside;
  const { stdout, error } = spawnSync(gcloud, ['info', '--format=value(installation.sdk_root)'], { encoding: 'utf8' });
  const named = error ? null : join(stdout.trim(), GCLOUD_JAR);
  return named !== null && existsSync(named) ? named : null;
}

/** The jar has no main class, so `java -jar`, which firebase-tools uses, needs a wrapper jar that names one. */
function shimFor(jar: string): string {
  const shim = join(LOCAL, 'firestore-emulator-shim.jar');
  const content = jarOf(shimManifest(MAIN_CLASS, pathToFileURL(jar).href));
  // Another stack may be running on it: leave it alone where it is the same.
  if (existsSync(shim) && readFileSync(shim).equals(content)) return shim;
  mkdirSync(LOCAL, { recursive: true });
  writeFileSync(shim, content);
  return shim;
}

function jarOf(manifest: string): Uint8Array {
  return zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }, { mtime: JAR_TIME });
}

/** Writes the manifest that makes `java -jar` run `mainClass` of another jar, in lines of at most 72 bytes as jars ask. */
export function shimManifest(mainClass: string, classPathUrl: string): string {
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${classPathUrl}`];
  return `${lines.map((line) => line.match(/^.{1,72}|.{1,71}/g)?.join('\r\n ')).join('\r\n')}\r\n\r\n`;
}

/** Finds the emulator's jar: from the environment, firebase-tools or the Google Cloud CLI; null if there is none. */
export function findEmulatorJar(): string | null {
  const known = process.env.FIRESTORE_EMULATOR_BINARY_PATH || cachedJar();
  if (known) return known;
  const jar = gcloudJar();
  return jar === null ? null : shimFor(jar);
}

/** @throws UserError if the jar is missing. */
export function emulatorJarFile(): string {
  const jar = findEmulatorJar();
  if (jar === null) throw new UserError('The Firestore emulator is not on this computer: run `npm test` once.');
  return jar;
}
