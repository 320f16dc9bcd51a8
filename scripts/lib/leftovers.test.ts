import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endLeftBehind, endOwn, leftBehind, noteTree } from './leftovers.ts';
import type { ProcessRow } from './process-table.ts';
import { rowOf } from './process-tree.ts';

let folder: string;
let file: string;
let child: ChildProcess;
let leader: ProcessRow;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arena-leftovers-'));
  file = join(folder, 'processes.json');
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  await once(child, 'spawn');
  const row = rowOf(child.pid ?? 0);
  if (row === null) throw new Error('The program did not start.');
  leader = row;
});

afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

test('what a run started that goes on is left alone', async () => {
  noteTree(file, leader);
  expect(leftBehind(file)).toEqual([]);
  await endLeftBehind(file);
  expect(rowOf(leader.pid)).not.toBeNull();
});

test('what a killed run started is ended', async () => {
  const owner = { pid: process.pid, parent: 1, group: 1, started: 'long ago' };
  writeFileSync(file, JSON.stringify({ owner, started: [leader] }));
  expect(leftBehind(file)).toEqual([leader]);
  await endLeftBehind(file);
  expect(rowOf(leader.pid)).toBeNull();
});

test('a run that ends takes what it started with it', async () => {
  noteTree(file, leader);
  await endOwn(file);
  expect(rowOf(leader.pid)).toBeNull();
});

test.each(['', '{"owner":', '[]', '{"owner":{},"started":[1]}'])('the note %j names nothing', (text) => {
  writeFileSync(file, text);
  expect(leftBehind(file)).toEqual([]);
});
