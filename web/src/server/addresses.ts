import { createHash } from 'node:crypto';
import { freeSeats, type PublicTournament, type Results } from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import type { GroupList } from '#lib/sharing/group-list.ts';

/** Size of a share picture in pixels, the largest that chats and networks show. */
export const PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** Returns an absolute address of the site. */
export function absolute(path: string): string {
  return new URL(path, import.meta.env.VITE_SITE_URL).href;
}

/** Returns the address of a tournament's picture, which changes with the picture. */
export function pictureOf(tournament: PublicTournament): string {
  return absolute(`${paths.tournament(tournament.id)}/share.jpg?v=${pictureVersion(tournament)}`);
}

export function sitePictureAddress(): string {
  return absolute('/share.jpg');
}

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
