import type { PublicTournament } from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { pictureVersion } from './pictures/picture-version.ts';

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
