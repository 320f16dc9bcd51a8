import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startProcess } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'arena-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that starts another one, prints its process id, and ignores SIGINT when stubborn. */
const program = (stubborn: boolean) => `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  process.on('SIGINT', () => ${stubborn} || process.exit(0));
  console.log(child.pid);
  setInterval(() => {}, 1000);
`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['that ends on request', false],
  ['that ignores the request', true],
])('stops a program %s and the one it started', async (_, stubborn) => {
  const log = join(folder, String(stubborn));
  const args = ['-e', program(stubborn)];
  const child = startProcess({ command: process.execPath, args, log, graceMs: stubborn ? 100 : 10_000 });
  await expect.poll(() => readFileSync(log, 'utf8'), { timeout: 15_000 }).toMatch(/\d+\n/);
  const grandchild = Number(readFileSync(log, 'utf8'));
  expect(isAlive(grandchild)).toBe(true);
  await child.stop();
  await expect.poll(() => isAlive(grandchild), { timeout: 15_000 }).toBe(false);
});

test('reports a program that cannot start as failed', async () => {
  const child = startProcess({ command: join(folder, 'missing'), args: [], log: join(folder, 'log') });
  expect(await child.exited).toBe(1);
});
