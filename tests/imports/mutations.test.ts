import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/local.ts';
import { mutations } from '../load/guards/mutations.ts';

it('every mutation of a guard finds its line once, and its tests exist', () => {
  for (const { file, from, noticedBy } of mutations) {
    expect(readFileSync(inRoot(file), 'utf8').split(from), `${file}: ${from}`).toHaveLength(2);
    expect(readFileSync(inRoot(noticedBy), 'utf8')).not.toBe('');
  }
});
