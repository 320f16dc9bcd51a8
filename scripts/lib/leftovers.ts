import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ProcessRow } from './process-table.ts';
import { killAll, membersOf, rowOf } from './process-tree.ts';

/** What a run noted: itself, and the processes that it started. */
interface Note {
  owner: ProcessRow;
  started: ProcessRow[];
}

function isRow(value: unknown): value is ProcessRow {
  return typeof value === 'object' && value !== null && 'pid' in value && 'started' in value;
}

function isNote(value: unknown): value is Note {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('started' in value)) return false;
  return isRow(value.owner) && Array.isArray(value.started) && value.started.every(isRow);
}

function noteIn(file: string): Note | null {
  try {
    const noted: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isNote(noted) ? noted : null;
  } catch {
    // Nothing was noted, or the note was cut off: nothing is known to be left.
    return null;
  }
}

/** Notes a running process and its tree in a file, so that they can be ended even if this program is killed. */
export function noteTree(file: string, leader: ProcessRow): void {
  const owner = rowOf(process.pid);
  if (owner !== null) writeFileSync(file, JSON.stringify({ owner, started: membersOf([leader]) } satisfies Note));
}

/** What is noted in the file and still runs although the run that started it was killed. */
export function leftBehind(file: string): ProcessRow[] {
  const note = noteIn(file);
  if (note === null || membersOf([note.owner]).some(({ pid }) => pid === note.owner.pid)) return [];
  return membersOf(note.started);
}

/** Ends what an earlier run left behind. What a run started that goes on is none of it. */
export async function endLeftBehind(file: string): Promise<void> {
  await killAll(leftBehind(file));
}

/** Ends what this run noted and still runs, and forgets it. */
export async function endOwn(file: string): Promise<void> {
  const note = noteIn(file);
  if (note?.owner.pid !== process.pid) return;
  await killAll(membersOf(note.started));
  rmSync(file, { force: true });
}
