import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONNECTION_LOST, errorText, fieldText, UNSEEN_PROBLEM } from '@arena/domain';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const tables = ['domain/src/errors.ts', 'domain/src/common-errors.ts', 'domain/src/field-texts.ts'];

const sources = globSync('{domain,functions,web}/src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] })
  .filter((file) => !tables.includes(file))
  .map((file) => {
    const pieces = readFileSync(join(root, file), 'utf8').split(/['"`<>]/);
    return { file, said: new Set(pieces.map((piece) => piece.trim())) };
  });

// The heading is also on pages that load without the API's texts.
const { tournament_not_found: _heading, ...errors } = errorText;

test('error and field texts appear only in their tables', () => {
  const texts = [...Object.values(errors), ...Object.values(fieldText), CONNECTION_LOST, UNSEEN_PROBLEM];
  const repeated = sources.flatMap(({ file, said }) =>
    texts.filter((text) => said.has(text)).map((text) => `${file}: ${text}`),
  );
  expect(repeated).toEqual([]);
});
