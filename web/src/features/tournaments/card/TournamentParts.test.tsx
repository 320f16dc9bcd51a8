import { emptyTournament } from '@arena/domain';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SeatsRing, TournamentPrizes } from './TournamentParts.tsx';

const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const copa = { ...emptyTournament, id: 'copa', linkedFormId: 'inscripcion', currentPlayers: 0, result: null };
const coming = { date: at(2), endDate: at(2.2), registrationDeadline: at(1) };

function ringOf(fields: object) {
  render(<SeatsRing tournament={{ ...copa, ...coming, ...fields }} />);
  return screen.queryByRole('img');
}

test.each([
  [{ maxPlayers: 40, currentPlayers: 29 }, 'quedan11de 40', 'Quedan 11 de 40 cupos'],
  [{ maxPlayers: 40, currentPlayers: 39 }, 'queda1de 40', 'Queda 1 de 40 cupos'],
  [{ maxPlayers: 40, currentPlayers: 40 }, 'quedan0de 40', 'Sin cupos: 40 de 40 ocupados'],
  [{ maxPlayers: 0, currentPlayers: 63 }, '63inscritos', '63 inscritos, sin límite de cupos'],
  [{ maxPlayers: 12, currentPlayers: 5, teamSize: 4 }, 'quedan7de 12', 'Quedan 7 de 12 cupos para escuadras'],
])('shows and labels the seats: %j', (fields, text, label) => {
  const ring = ringOf(fields);
  expect([ring?.textContent, ring?.getAttribute('aria-label')]).toEqual([text, label]);
});

test('draws no ring once the tournament has ended', () => {
  expect(ringOf({ date: at(-2), endDate: at(-1), registrationDeadline: at(-3) })).toBeNull();
});

const podium = '1er: $50 USD, 2do: $30 USD, 3er: TBD';

test.each([
  ['places and a sentence', podium, '$80 USD y una playera', '1er$50 USD2do$30 USD$80 USD y una playera'],
  ['places alone', podium, '', '1er$50 USD2do$30 USD'],
  ['a sentence alone', '', '$80 USD y una playera', '$80 USD y una playera'],
  ['one place and a sentence that repeats it', '1er: $50 USD, 2do: TBD, 3er: TBD', '$50 USD', '1er$50 USD'],
  ['none announced', '', '', 'Premio por anunciar'],
])('shows the whole prize: %s', (_name, prizePool, prize, text) => {
  render(<TournamentPrizes tournament={{ prizePool, prize }} />);
  expect(document.body.textContent).toBe(text);
});
