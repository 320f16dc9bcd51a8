import { isDocumentId, PublicPlayerId } from '@arena/domain';
import { matchPath } from 'react-router-dom';
import { NICKNAME_PARAMETER, TOURNAMENT_PARAMETER } from '#lib/addresses/paths.ts';
import { type RenderedName, screenList } from '../app/routes.ts';

/** Pages that the server renders; others are `unknown` and show the 404 screen. */
export type ServedPage =
  | { kind: 'home' }
  | { kind: 'tournaments' }
  | { kind: 'tournament'; id: string }
  | { kind: 'standings'; id: string }
  | { kind: 'rules'; id: string }
  /** Registration in a tournament: the server renders its frame, the browser the form. */
  | { kind: 'register'; id: string }
  /** Registration without a given tournament. */
  | { kind: 'choose' }
  /** A public form; its id as in the address, possibly empty. */
  | { kind: 'form'; id: string }
  /** `year` null: the latest; `typed`: the searched nickname, empty for none. */
  | { kind: 'history'; address: string; year: string | null; typed: string }
  /** The prizes of a year, by the same fields. */
  | { kind: 'prizes'; address: string; year: string | null; typed: '' }
  | { kind: 'player'; publicId: string }
  /** The shell of the player's page, the same for all links: the token isn't sent. */
  | { kind: 'myRegistration' }
  | { kind: 'unknown' };

/** A parsed address. */
interface Address {
  address: string;
  parameters: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

function withId(kind: 'tournament' | 'standings' | 'rules' | 'register', id = ''): ServedPage {
  return isDocumentId(id) ? { kind, id } : { kind: 'unknown' };
}

/** True for a year in an address. */
const isYear = (year: string | undefined) => year === undefined || /^[\da-z-]{4,12}$/.test(year);

function historyAt({ address, query, parameters: { year } }: Address): ServedPage {
  const typed = query.get(NICKNAME_PARAMETER)?.trim() ?? '';
  if (!isYear(year)) return { kind: 'unknown' };
  return { kind: 'history', address, year: year ?? null, typed: year === undefined ? typed : '' };
}

function prizesAt({ address, parameters: { year } }: Address): ServedPage {
  return isYear(year) ? { kind: 'prizes', address, year: year ?? null, typed: '' } : { kind: 'unknown' };
}

function playerAt({ parameters: { publicId = '' } }: Address): ServedPage {
  return PublicPlayerId.safeParse(publicId).success ? { kind: 'player', publicId } : { kind: 'unknown' };
}

function registerAt({ query, parameters: { tournamentId } }: Address): ServedPage {
  const id = tournamentId ?? query.get(TOURNAMENT_PARAMETER);
  // The browser continues with the choice.
  return id ? withId('register', id) : { kind: 'choose' };
}

const pageOf: Readonly<Record<RenderedName, (address: Address) => ServedPage>> = {
  home: () => ({ kind: 'home' }),
  tournaments: () => ({ kind: 'tournaments' }),
  tournament: ({ parameters }) => withId('tournament', parameters.id),
  standings: ({ parameters }) => withId('standings', parameters.id),
  rules: ({ parameters }) => withId('rules', parameters.tournamentId),
  history: historyAt,
  prizes: prizesAt,
  player: playerAt,
  register: registerAt,
  choose: registerAt,
  form: ({ parameters }) => ({ kind: 'form', id: parameters.formId ?? '' }),
  myRegistration: () => ({ kind: 'myRegistration' }),
  unknown: () => ({ kind: 'unknown' }),
};

const isRendered = (name: string): name is RenderedName => Object.hasOwn(pageOf, name);

/** Returns the page of an address, with or without a trailing slash. The browser's router uses the same table. */
export function pageAt(address: string): ServedPage {
  const [path = '', query = ''] = address.split('?');
  for (const { name, paths } of screenList) {
    const match = paths.map((pattern) => matchPath(pattern, path)).find((found) => found !== null);
    if (match && isRendered(name)) {
      return pageOf[name]({ address, parameters: match.params, query: new URLSearchParams(query) });
    }
  }
  return { kind: 'unknown' };
}
