import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** As JavaScript: what reads TypeScript takes a process ten megabytes, which it has nowhere else. */
const watcher = stripTypeScriptTypes(readFileSync(new URL('peak-memory.ts', import.meta.url), 'utf8'));

/** Options of Node for a process whose memory is watched. */
export const WATCHED = ['--import', `data:text/javascript,${encodeURIComponent(watcher)}`];

/** How much a whole process has taken at most. */
export async function peakMegabytes(watched: ChildProcess): Promise<number> {
  watched.send('how much');
  const [megabytes] = await once(watched, 'message');
  return Number(megabytes);
}
