import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { moduleOf, modulesIn } from './modules.ts';
import { repeatedFiles, repeatedNames } from './names.ts';

const delivered = modulesIn(join(import.meta.dirname, '..', '..')).filter(({ file }) => !/\.test\.tsx?$/.test(file));

describe.each(['domain', 'functions', 'web'])('%s', (workspace) => {
  const own = delivered.filter(({ file }) => file.startsWith(`${workspace}/src/`));

  test('exports a name from one file only: two meanings need two names', () => {
    expect(repeatedNames(own)).toEqual([]);
  });

  test('gives a name to one file only, but for the index of a folder', () => {
    expect(repeatedFiles(own)).toEqual([]);
  });
});

test('finds a name that two files export, and two files of one name', () => {
  const code = 'export const decide = 1;\n';
  const two = [moduleOf('domain/src/a/decide.ts', code), moduleOf('domain/src/b/decide.ts', code)];
  expect(repeatedNames(two)).toEqual(['decide: domain/src/a/decide.ts, domain/src/b/decide.ts']);
  expect(repeatedFiles(two)).toEqual(['decide.ts: domain/src/a/decide.ts, domain/src/b/decide.ts']);
});
