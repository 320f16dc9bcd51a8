import { isDocumentId, PublicPlayerId } from '@arena/domain';
import { NICKNAME_PARAMETER, paths, TOURNAMENT_PARAMETER } from '../lib/addresses/paths.ts';
import { PLACE } from '../lib/addresses/place-path.ts';

/** The pages that the server renders; everything else is `unknown` and has the screen that says so. */
export type Page =
  | { kind: 'home' }
  | { kind: 'tournaments' }
  | { kind: 'tournament'; id: string }
  | { kind: 'standings'; id: string }
  | { kind: 'rules'; id: string }
  /** Registering in a tournament: its frame, whose form comes with its code. */
  | { kind: 'register'; id: string }
  /** Registering, where none is named yet. */
  | { kind: 'choose' }
  /** `year` null: the latest; `typed` is the nickname that is looked for, empty for none. */
  | { kind: 'history'; address: string; year: string | null; typed: string }
  /** The prizes of a year, likewise. */
  | { kind: 'prizes'; address: string; year: string | null; typed: '' }
  | { kind: 'player'; publicId: string }
  /** The frame of one's own place: the link's token is in no address, so it is the same for all. */
  | { kind: 'place' }
  | { kind: 'unknown' };

function withId(kind: 'tournament' | 'standings' | 'rules' | 'register', id: string): Page {
  return isDocumentId(id) ? { kind, id } : { kind: 'unknown' };
}

/** A year as an address names it. */
const isYear = (year: string | undefined) => year === undefined || /^[\da-z-]{4,12}$/.test(year);

function historyAt(address: string, query: string, year: string | undefined): Page {
  const typed = new URLSearchParams(query).get(NICKNAME_PARAMETER)?.trim() ?? '';
  if (!isYear(year)) return { kind: 'unknown' };
  return { kind: 'history', address, year: year ?? null, typed: year === undefined ? typed : '' };
}

function registerAt(query: string, inPath: string | undefined): Page {
  const id = inPath ?? new URLSearchParams(query).get(TOURNAMENT_PARAMETER);
  // The browser leads on from there to the choice.
  return id ? withId('register', id) : { kind: 'choose' };
}

/** Which page a path names, a slash at its end or not; the site's router sees the same. */
export function pageAt(address: string): Page {
  const [path = '', query = ''] = address.split('?');
  const segments = path.split('/').filter(Boolean);
  const [first, id, part, ...more] = segments;
  const plain = `/${segments.join('/')}`;
  if (first === undefined) return { kind: 'home' };
  if (more.length > 0) return { kind: 'unknown' };
  if (first === 'tournament' && id !== undefined && part === 'standings') return withId('standings', id);
  if (part !== undefined) return { kind: 'unknown' };
  if (plain === PLACE) return { kind: 'place' };
  if (first === 'tournament-history') return historyAt(address, query, id);
  if (first === 'premios')
    return isYear(id) ? { kind: 'prizes', address, year: id ?? null, typed: '' } : { kind: 'unknown' };
  if (first === 'player' && PublicPlayerId.safeParse(id).success) return { kind: 'player', publicId: id ?? '' };
  if (first === 'register') return registerAt(query, id);
  if (plain === paths.chooseRegistration()) return { kind: 'choose' };
  if (first === 'tournament' && id !== undefined) return withId('tournament', id);
  if (first === 'tournament-rules' && id !== undefined) return withId('rules', id);
  return first === 'tournaments' && id === undefined ? { kind: 'tournaments' } : { kind: 'unknown' };
}
