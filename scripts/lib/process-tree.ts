import { setTimeout as delay } from 'node:timers/promises';
import { isSame, type ProcessRow, runningProcesses, treeOf } from './process-table.ts';

const CHECK_MS = 100;

function alive(members: readonly ProcessRow[]): ProcessRow[] {
  const running = runningProcesses();
  return members.filter((member) => running.some((row) => isSame(row, member)));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone already, which is what was wanted.
  }
}

/** The row of a process that runs now; null where it has ended. */
export function rowOf(pid: number): ProcessRow | null {
  return runningProcesses().find((row) => row.pid === pid) ?? null;
}

/** All processes that belong to one of the leaders now. */
export function membersOf(leaders: readonly ProcessRow[]): ProcessRow[] {
  const rows = runningProcesses();
  return leaders.flatMap((leader) => treeOf(leader, rows));
}

/** Ends the processes for good; resolves when none of them runs any more. */
export async function killAll(members: readonly ProcessRow[]): Promise<void> {
  for (let left = alive(members); left.length > 0; left = alive(left)) {
    for (const { pid } of left) signal(pid, 'SIGKILL');
    await delay(CHECK_MS);
  }
}

/** Asks the process to end, and ends for good whatever of its tree still runs after the grace, or in a hurry. */
export async function endTree(leader: ProcessRow, graceMs: number, hurry?: AbortSignal): Promise<void> {
  const members = new Map(membersOf([leader]).map((row) => [row.pid, row]));
  if (members.has(leader.pid)) signal(leader.pid, 'SIGINT');
  const deadline = performance.now() + graceMs;
  while (performance.now() < deadline && !hurry?.aborted) {
    if (alive([...members.values()]).length === 0) return;
    await delay(CHECK_MS);
    for (const row of membersOf([leader])) members.set(row.pid, row);
  }
  await killAll([...members.values()]);
}
