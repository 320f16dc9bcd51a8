import { expect, test } from 'vitest';
import { testTournament } from './test-tournament.ts';
import { allPrizesText, entryText } from './tournament-texts.ts';

const pool = '1er: $50 USD, 2do: $30 USD, 3er: Pase élite';

test.each([
  [{ prizePool: pool, prize: '' }, '1er $50 USD • 2do $30 USD • 3er Pase élite'],
  [{ prizePool: pool, prize: '$50 USD' }, '1er $50 USD • 2do $30 USD • 3er Pase élite'],
  [{ prizePool: '1er: $50 USD, 2do: TBD, 3er: TBD', prize: 'Pase para el MVP' }, '1er $50 USD • Pase para el MVP'],
  [{ prizePool: '', prize: '$100 USD en premios' }, '$100 USD en premios'],
  [{ prizePool: '', prize: '' }, ''],
])('lists all prizes of %j', (fields, text) => {
  expect(allPrizesText(testTournament(fields))).toBe(text);
});

test.each([
  [{ teamSize: 1, entryFee: '0' }, 'Solo • Gratis'],
  [{ teamSize: 2, entryFee: '0' }, 'Dúo • Gratis'],
  [{ teamSize: 4, entryFee: '2.5' }, 'Escuadra • Inscripción $2.50 USD'],
])('says who registers and for how much: %j', (fields, text) => {
  expect(entryText(testTournament(fields))).toBe(text);
});
