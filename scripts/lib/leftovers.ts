import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ProcessRow } from './process-table.ts';
import { killAll, membersOf } from './process-tree.ts';

function isRow(value: unknown): value is ProcessRow {
  return typeof value === 'object' && value !== null && 'pid' in value && 'started' in value;
}

function notedIn(file: string): ProcessRow[] {
  try {
    const noted: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(noted) ? noted.filter(isRow) : [];
  } catch {
    // Nothing was noted, or the note was cut off: nothing is known to be left.
    return [];
  }
}

/** Notes a running process and its tree in a file, so that they can be ended even if this program is killed. */
export function noteTree(file: string, leader: ProcessRow): void {
  writeFileSync(file, JSON.stringify(membersOf([leader])));
}

/** Whether anything that is noted in the file still runs. */
export function isAnyLeft(file: string): boolean {
  return membersOf(notedIn(file)).length > 0;
}

/** Ends what is noted in the file and still runs. */
export async function endNoted(file: string): Promise<void> {
  await killAll(membersOf(notedIn(file)));
  rmSync(file, { force: true });
}
