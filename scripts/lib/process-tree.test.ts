import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { ProcessRow } from './process-table.ts';
import { endTree, membersOf, rowOf } from './process-tree.ts';

/** A program that starts another in a group of its own, says so, and ends when asked unless it is stubborn. */
function program(stubborn: boolean): string {
  return `
    const { spawn } = require('node:child_process');
    const child = "process.on('SIGINT', () => {}); setInterval(() => {}, 1000)";
    spawn(process.execPath, ['-e', child], { detached: true, stdio: 'ignore' });
    process.on('SIGINT', () => ${stubborn} || process.exit(0));
    setInterval(() => {}, 1000);
    console.log('ready');
  `;
}

async function start(stubborn: boolean): Promise<{ child: ChildProcess; leader: ProcessRow }> {
  const child = spawn(process.execPath, ['-e', program(stubborn)], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (child.stdout === null || child.pid === undefined) throw new Error('The program did not start.');
  await once(child.stdout, 'data');
  const leader = rowOf(child.pid);
  if (leader === null) throw new Error('The program is not running.');
  return { child, leader };
}

test.each([
  ['that ends when asked', false],
  ['that does not', true],
])('ending a program %s ends what it started elsewhere, too', async (_, stubborn) => {
  const { leader } = await start(stubborn);
  const members = membersOf([leader]);
  expect(members).toHaveLength(2);
  await endTree(leader, 300);
  expect(members.map(({ pid }) => rowOf(pid))).toEqual([null, null]);
});

test('a second request ends it at once', async () => {
  const { leader } = await start(true);
  await endTree(leader, 60_000, AbortSignal.abort());
  expect(membersOf([leader])).toEqual([]);
});
