import { createHash } from 'node:crypto';
import { freeSeats, type PublicTournament, type Results } from '@arena/domain';
import type { GroupList } from '../../lib/sharing/group-list.ts';

/** Raise it when the drawing changes, so that caches drop old pictures. */
const DRAWING = 6;

function shortHash(shown: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12);
}

/** A key of a tournament's picture: it changes with its content. */
export function pictureVersion(tournament: PublicTournament): string {
  const { name, date, prizePool, prize, entryFee, maxPlayers, currentPlayers } = tournament;
  const count = freeSeats(tournament) ?? currentPlayers;
  return shortHash([DRAWING, name, date, prizePool, prize, entryFee, maxPlayers, count]);
}

/** The same for the pictures of its table. */
export function tableShown({ name, date, sponsor }: PublicTournament, { hash }: Results): string {
  return shortHash([DRAWING, name, date, sponsor, hash]);
}

/** The same for the picture of a group's list. */
export function groupShown({ name, sponsor }: PublicTournament, list: GroupList): string {
  return shortHash([DRAWING, name, sponsor, list]);
}
