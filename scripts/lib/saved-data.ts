import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { post } from './post.ts';
import { addressesOf, emulatorLog, type Stack } from './stack.ts';

const METADATA = 'firebase-export-metadata.json';
const KEPT = 2;
const TIMEOUT_MS = 15_000;

function folderOf(stack: Stack): string {
  return join(stack.folder, 'data');
}

/** The complete exports, the newest first. An export gets its metadata last, so one that was cut off has none. */
function exportsOf(stack: Stack): string[] {
  const folder = folderOf(stack);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, METADATA)))
    .sort((one, other) => Number(other) - Number(one))
    .map((name) => join(folder, name));
}

/** The data to start the stack from, or null where none was saved. */
export function savedData(stack: Stack): string | null {
  return exportsOf(stack)[0] ?? null;
}

/** Forgets all saved data of the stack. */
export function forgetData(stack: Stack): void {
  rmSync(folderOf(stack), { recursive: true, force: true });
}

/**
 * Saves the data of the running stack. It goes to a new folder, so whatever interrupts it, an earlier one is there.
 * @param hurry when aborted, it isn't waited for.
 * @throws Stop where the emulators don't do it.
 */
export async function saveData(stack: Stack, hurry?: AbortSignal): Promise<void> {
  mkdirSync(folderOf(stack), { recursive: true });
  const path = join(folderOf(stack), String(Date.now()));
  const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(hurry ? [hurry] : [])]);
  const url = `${addressesOf(stack).hub}/_admin/export`;
  await post({ what: 'Saving the data', url, body: { path, initiatedBy: 'scripts' }, signal, log: emulatorLog(stack) });
  for (const old of exportsOf(stack).slice(KEPT)) rmSync(old, { recursive: true, force: true });
}
