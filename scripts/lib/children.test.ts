import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startChild, treeOf } from './children.ts';

const folder = mkdtempSync(join(tmpdir(), 'arena-children-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that starts another in a group of its own, says so, and ends when asked unless it is stubborn. */
function program(stubborn: boolean): string {
  return `
    const { spawn } = require('node:child_process');
    const child = "process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log('ready')";
    spawn(process.execPath, ['-e', child], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] });
    process.on('SIGINT', () => ${stubborn} || process.exit(0));
    setInterval(() => {}, 1000);
  `;
}

/** Starts it; resolves when both run. */
async function start(stubborn: boolean) {
  const log = join(folder, String(stubborn));
  const child = startChild({ command: process.execPath, args: ['-e', program(stubborn)], log });
  await expect.poll(() => readFileSync(log, 'utf8'), { timeout: 15_000 }).toContain('ready');
  const [started] = treeOf(process.pid)
    .slice(1)
    .filter((pid) => treeOf(pid).length === 2);
  expect(started, 'it runs, and has started another').toBeDefined();
  return { child, members: treeOf(started ?? 0) };
}

const running = (pids: readonly number[]) => pids.filter((pid) => treeOf(pid).length > 0);

test.each([
  ['that ends when asked', false],
  ['that does not', true],
])('stopping a program %s ends what it started elsewhere, too', async (_, stubborn) => {
  const { child, members } = await start(stubborn);
  child.allow(stubborn ? 100 : 10_000);
  expect(running(members)).toHaveLength(2);
  await child.stop();
  await expect.poll(() => running(members)).toEqual([]);
});

test('who asks a second time need not wait', async () => {
  const { child, members } = await start(true);
  child.allow(600_000);
  await child.stop(AbortSignal.abort());
  await expect.poll(() => running(members)).toEqual([]);
});

test('a program that cannot be started has failed', async () => {
  const child = startChild({ command: join(folder, 'nothing'), args: [], log: join(folder, 'log') });
  expect(await child.exited).toBe(1);
});
