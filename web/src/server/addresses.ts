import type { PublicTournament } from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { MY_REGISTRATION } from '#lib/addresses/private-paths.ts';
import type { ServedPage } from './pages.ts';
import { pictureVersion } from './pictures/picture-version.ts';

/** Size of a share picture in pixels, the largest that chats and networks show. */
export const PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** Returns an absolute address of the site. */
export function absolute(path: string): string {
  return new URL(path, import.meta.env.VITE_SITE_URL).href;
}

/** Returns a page's canonical address; null for a missing page. */
export function canonicalOf(page: ServedPage): string | null {
  switch (page.kind) {
    case 'home':
      return absolute(paths.home());
    case 'tournaments':
      return absolute(paths.tournaments());
    case 'tournament':
      return absolute(paths.tournament(page.id));
    case 'standings':
      return absolute(paths.standings(page.id));
    case 'rules':
      return absolute(paths.rules(page.id));
    case 'register':
      return absolute(paths.register(page.id));
    case 'choose':
      return absolute(paths.chooseRegistration());
    case 'form':
      return absolute(paths.form(page.id));
    case 'history':
      return absolute(page.year === null ? paths.history() : paths.historyOf(page.year));
    case 'prizes':
      return absolute(page.year === null ? paths.prizes() : paths.prizesOf(page.year));
    case 'player':
      return absolute(paths.player(page.publicId));
    case 'myRegistration':
      return absolute(MY_REGISTRATION);
    case 'unknown':
      return null;
  }
}

/** Returns the address of a tournament's picture, which changes with the picture. */
export function pictureOf(tournament: PublicTournament): string {
  return absolute(`${paths.tournament(tournament.id)}/share.jpg?v=${pictureVersion(tournament)}`);
}

export function sitePictureAddress(): string {
  return absolute('/share.jpg');
}
