import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the repository. */
export function inRoot(...parts: string[]): string {
  return join(ROOT, ...parts);
}

/** Everything that the local stacks write (data, logs, reports); git ignores it. */
export const LOCAL = inRoot('.local');

/** The Firebase command line tool, to be run by Node. */
export const FIREBASE_CLI = inRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');

export function onPath(command: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((file) => existsSync(file));
}
