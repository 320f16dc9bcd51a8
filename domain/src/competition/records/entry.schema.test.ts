import { expect, test } from 'vitest';
import { sampleEntry } from '../competition-samples.ts';
import { withoutHidden } from './entry.schema.ts';

test('an entry with a hidden player has no emblem', () => {
  const emblem = `${'a'.repeat(32)}-100x100`;
  const entry = sampleEntry('uno', { emblem, players: [{ nickname: 'Ana', freeFireId: null }] });
  expect(withoutHidden(entry, ['p1'], new Set(['p2'])).emblem).toBe(emblem);
  expect(withoutHidden(entry, ['p1'], new Set(['p1'])).emblem).toBeUndefined();
});
