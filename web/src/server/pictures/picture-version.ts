import { createHash } from 'node:crypto';
import { freeSeats, type PublicTournament, type Results } from '@arena/domain';
import type { GroupList } from '#lib/sharing/group-list.ts';

/** Increase it when the drawing changes, so that caches drop old pictures. */
const DRAWING = 9;

function shortHash(shown: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12);
}

/** Returns a hash of a tournament picture's content. */
export function pictureVersion(tournament: PublicTournament): string {
  const { name, date, prizePool, prize, entryFee, teamSize, maxPlayers, currentPlayers, poster, sponsor } = tournament;
  const count = freeSeats(tournament) ?? currentPlayers;
  return shortHash([DRAWING, name, date, prizePool, prize, entryFee, teamSize, maxPlayers, count, poster, sponsor]);
}

/** Returns a hash of a table picture's content. */
export function tableShown({ name, date, sponsor }: PublicTournament, { hash }: Results): string {
  return shortHash([DRAWING, name, date, sponsor, hash]);
}

/** Returns a hash of a group picture's content. */
export function groupShown({ name, sponsor }: PublicTournament, list: GroupList): string {
  return shortHash([DRAWING, name, sponsor, list]);
}
