import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetData, savedData } from './saved-data.ts';
import { type Stack, stackFor } from './stack.ts';

let stack: Stack;

beforeEach(() => {
  stack = { ...stackFor('dev', {}), folder: mkdtempSync(join(tmpdir(), 'arena-data-')) };
});

afterEach(() => rmSync(stack.folder, { recursive: true }));

function save(name: string, complete: boolean): string {
  const folder = join(stack.folder, 'data', name);
  mkdirSync(folder, { recursive: true });
  if (complete) writeFileSync(join(folder, 'firebase-export-metadata.json'), '{}');
  return folder;
}

test('a stack that saved nothing starts empty', () => {
  expect(savedData(stack)).toBeNull();
});

test('the newest complete save is the one to start from', () => {
  save('999', true);
  const newest = save('1000', true);
  save('1001', false);
  expect(savedData(stack)).toBe(newest);
});

test('forgotten data is gone', () => {
  save('1000', true);
  forgetData(stack);
  expect(savedData(stack)).toBeNull();
});
