import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/local.ts';
import { mutations } from '../load/guards/mutations.ts';

it('every guard mutation matches exactly one line, and its test file exists', () => {
  for (const { file, from, noticedBy } of mutations) {
    expect(readFileSync(inRoot(file), 'utf8').split(from), `${file}: ${from}`).toHaveLength(2);
    expect(readFileSync(inRoot(noticedBy), 'utf8')).not.toBe('');
  }
});
