import type { PublicPrize } from '@arena/domain';
import { samplePublicPrize } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { prizesText } from './prizes-text.ts';

const NOW = new Date('2026-11-20T18:00:00Z');

const received = samplePublicPrize({ state: 'received' });

test.each<[string, PublicPrize[], string]>([
  ['none', [], ''],
  ['one kind', [received, received], '2 recibidos'],
  [
    'urgent ones first',
    [received, samplePublicPrize({}), samplePublicPrize({ dueAt: '2026-11-19T18:00:00Z' })],
    '1 atrasado, 1 por entregar, 1 recibido',
  ],
  [
    'an objection and a question',
    [samplePublicPrize({ inQuestion: true }), samplePublicPrize({ state: 'sent', objectedAt: 'x' })],
    '1 no llegó, 1 en duda',
  ],
])('summarises prizes: %s', (_what, prizes, text) => {
  expect(prizesText(prizes, NOW)).toBe(text);
});
