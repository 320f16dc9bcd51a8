import type { PublicPrize } from '@arena/domain';
import { expect, test } from 'vitest';
import { prizesText } from './prizes-text.ts';

const NOW = new Date('2026-11-20T18:00:00Z');

function prize(change: Partial<PublicPrize>): PublicPrize {
  return {
    rank: 1,
    what: '$50',
    amount: null,
    dueAt: '2026-11-21T18:00:00Z',
    state: 'owed',
    sentAt: null,
    receivedAt: null,
    objectedAt: null,
    forfeitedAt: null,
    reason: '',
    name: 'Nube',
    playerId: null,
    inQuestion: false,
    ...change,
  };
}

const received = prize({ state: 'received' });

test.each<[string, PublicPrize[], string]>([
  ['none', [], ''],
  ['one kind', [received, received], '2 recibidos'],
  [
    'what presses first',
    [received, prize({}), prize({ dueAt: '2026-11-19T18:00:00Z' })],
    '1 atrasado, 1 por entregar, 1 recibido',
  ],
  [
    'an objection and a question',
    [prize({ inQuestion: true }), prize({ state: 'sent', objectedAt: 'x' })],
    '1 no llegó, 1 en duda',
  ],
])('prizes in a few words: %s', (_what, prizes, text) => {
  expect(prizesText(prizes, NOW)).toBe(text);
});
