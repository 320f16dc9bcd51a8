import { describe, expect, test } from 'vitest';
import { type ProcessRow, parseProcStat, parsePsLine, runningProcesses, treeOf } from './process-table.ts';

function statLine(pid: number, name: string, state: string): string {
  return `${pid} (${name}) ${state} 10 20 20 0 -1 4194304 1 0 0 0 3 1 0 0 20 0 1 0 98765 1000 50 18446744073709551615`;
}

describe('a line of /proc/<pid>/stat', () => {
  test.each(['node', 'a b', 'tricky) R 1 (x'])('of a process called %j', (name) => {
    expect(parseProcStat(statLine(42, name, 'S'))).toEqual({ pid: 42, parent: 10, group: 20, started: '98765' });
  });

  test.each(['Z', 'X'])('of a process in state %s is left out', (state) => {
    expect(parseProcStat(statLine(42, 'node', state))).toBeNull();
  });

  test('of a process that has just gone is left out', () => {
    expect(parseProcStat('')).toBeNull();
  });
});

describe('a line of ps', () => {
  test('of a running process', () => {
    expect(parsePsLine('  42    10    20 Ss   Fri Nov 20 09:00:00 2026')).toEqual({
      pid: 42,
      parent: 10,
      group: 20,
      started: 'Fri Nov 20 09:00:00 2026',
    });
  });

  test.each(['  42    10    20 Z    Fri Nov 20 09:00:00 2026', '', 'nonsense'])('%j is left out', (line) => {
    expect(parsePsLine(line)).toBeNull();
  });
});

test('this process is among the running ones', () => {
  expect(runningProcesses().find(({ pid }) => pid === process.pid)).toMatchObject({ parent: process.ppid });
});

describe('the tree of a process', () => {
  const row = (pid: number, parent: number, group: number): ProcessRow => ({ pid, parent, group, started: `s${pid}` });
  const rows = [row(1, 0, 1), row(10, 1, 10), row(11, 10, 10), row(12, 11, 12), row(13, 1, 10), row(99, 1, 99)];
  const leader = row(10, 1, 10);

  test('holds its children, their children in other groups, and its group', () => {
    expect(treeOf(leader, rows).map(({ pid }) => pid)).toEqual([10, 11, 13, 12]);
  });

  test('is found by its group after the leader has gone', () => {
    const left = rows.filter(({ pid }) => pid !== 10);
    expect(treeOf(leader, left).map(({ pid }) => pid)).toEqual([11, 13, 12]);
  });

  test('is empty where another process has the pid by now', () => {
    expect(treeOf({ ...leader, started: 'earlier' }, rows)).toEqual([]);
  });
});
