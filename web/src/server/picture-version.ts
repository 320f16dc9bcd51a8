import { createHash } from 'node:crypto';
import { freePlaces, type PublicTournament } from '@arena/domain';

/** Raise it when the drawing itself changes, so that nobody keeps pictures of the old look. */
const DRAWING = 2;

/** What stands for everything that the tournament's picture shows: another one when the picture is another. */
export function pictureVersion(tournament: PublicTournament): string {
  const { name, date, prizePool, prize, entryFee, maxPlayers, currentPlayers } = tournament;
  const count = freePlaces(tournament) ?? currentPlayers;
  const shown = JSON.stringify([DRAWING, name, date, prizePool, prize, entryFee, maxPlayers, count]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 12);
}
