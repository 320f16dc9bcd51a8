import { expect, test } from 'vitest';
import { usedParts } from './used-parts.ts';

const marked = (text: string, name: string, placement: number | null, kills: number | null) =>
  usedParts({ text, name, placement, kills })
    .map((piece) => (piece.isUsed ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['1. Team 7 - 4 kills', 'Team 7', 1, 4, '[1]. [Team 7] - [4] kills'],
  ['LOUD;2;12;20', 'LOUD', 2, 12, '[LOUD];[2];[12];20'],
  ['🥇 LOUD', 'LOUD', 1, null, '🥇 [LOUD]'],
  ['sin nombre 3', '', 3, null, 'sin nombre [3]'],
])('marks the used parts of %s', (text, name, placement, kills, expected) => {
  expect(marked(text, name, placement, kills)).toBe(expected);
});
