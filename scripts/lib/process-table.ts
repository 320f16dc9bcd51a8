import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A running process. `started` tells it from a later one that got the same pid; it is comparable, not readable. */
export interface ProcessRow {
  pid: number;
  parent: number;
  started: string;
}

/** Reads one `/proc/<pid>/stat`; null for a zombie, which runs no more and holds no port. */
export function parseProcStat(stat: string): ProcessRow | null {
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, parent] = afterName;
  const started = afterName[19];
  if (state === undefined || started === undefined || state === 'Z' || state === 'X') return null;
  return { pid: Number.parseInt(stat, 10), parent: Number(parent), started };
}

/** Reads one line of `ps -A -o pid=,ppid=,stat=,lstart=`; null for a zombie. */
export function parsePsLine(line: string): ProcessRow | null {
  const [, pid, parent, state, started] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.+?)\s*$/.exec(line) ?? [];
  if (pid === undefined || started === undefined || state?.startsWith('Z')) return null;
  return { pid: Number(pid), parent: Number(parent), started };
}

function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // It ended between the listing and the look.
    return '';
  }
}

/** Every process that runs now. Linux without `ps` is usual in containers, so it is read from /proc there. */
export function runningProcesses(): ProcessRow[] {
  const rows = existsSync('/proc/self/stat')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((pid) => parseProcStat(readStat(pid)))
    : spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], { encoding: 'utf8' })
        .stdout.split('\n')
        .map(parsePsLine);
  return rows.filter((row) => row !== null);
}

/** `pid` and everything that descends from it, among `rows`. */
export function treeOf(pid: number, rows: readonly ProcessRow[]): ProcessRow[] {
  const found = rows.filter((row) => row.pid === pid);
  for (const member of found) found.push(...rows.filter((row) => row.parent === member.pid));
  return found;
}
