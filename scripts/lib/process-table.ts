import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A running process. `started` tells it from a later one that got the same pid; it is comparable, not readable. */
export interface ProcessRow {
  pid: number;
  parent: number;
  /** The pid of the process that leads, or led, its group. */
  group: number;
  started: string;
}

/** Reads one `/proc/<pid>/stat`; null for a zombie, which runs no more and holds no port. */
export function parseProcStat(stat: string): ProcessRow | null {
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, parent, group] = afterName;
  const started = afterName[19];
  if (state === undefined || started === undefined || state === 'Z' || state === 'X') return null;
  return { pid: Number.parseInt(stat, 10), parent: Number(parent), group: Number(group), started };
}

/** Reads one line of `ps -A -o pid=,ppid=,pgid=,stat=,lstart=`; null for a zombie. */
export function parsePsLine(line: string): ProcessRow | null {
  const [, pid, parent, group, state, started] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.+?)\s*$/.exec(line) ?? [];
  if (pid === undefined || started === undefined || state?.startsWith('Z')) return null;
  return { pid: Number(pid), parent: Number(parent), group: Number(group), started };
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
    : spawnSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat=,lstart='], { encoding: 'utf8' })
        .stdout.split('\n')
        .map(parsePsLine);
  return rows.filter((row) => row !== null);
}

/** Whether both rows are of one process, and not of two that got the same pid one after the other. */
export function isSame(one: ProcessRow, other: ProcessRow): boolean {
  return one.pid === other.pid && one.started === other.started;
}

/**
 * The process, the members of the group it leads and everything that descends from these, among `rows`;
 * nothing where its pid belongs to another process by now. A group outlives its leader, and is found still.
 */
export function treeOf(leader: ProcessRow, rows: readonly ProcessRow[]): ProcessRow[] {
  if (rows.some((row) => row.pid === leader.pid && !isSame(row, leader))) return [];
  const found = rows.filter((row) => row.pid === leader.pid || row.group === leader.pid);
  const seen = new Set(found);
  for (const member of found) {
    for (const child of rows.filter((row) => row.parent === member.pid && !seen.has(row))) {
      seen.add(child);
      found.push(child);
    }
  }
  return found;
}
