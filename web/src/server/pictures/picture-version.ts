import { createHash } from 'node:crypto';
import { freePlaces, type PublicTournament, type Results } from '@arena/domain';

/** Raise it when the drawing itself changes, so that nobody keeps pictures of the old look. */
const DRAWING = 3;

function shortHash(shown: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12);
}

/** What stands for everything that the tournament's picture shows: another one when the picture is another. */
export function pictureVersion(tournament: PublicTournament): string {
  const { name, date, prizePool, prize, entryFee, maxPlayers, currentPlayers } = tournament;
  const count = freePlaces(tournament) ?? currentPlayers;
  return shortHash([DRAWING, name, date, prizePool, prize, entryFee, maxPlayers, count]);
}

/** The same for the pictures of its table. */
export function tableShown({ name, date }: PublicTournament, { hash }: Results): string {
  return shortHash([DRAWING, name, date, hash]);
}
