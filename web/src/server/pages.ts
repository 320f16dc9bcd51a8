import { isDocumentId, PublicPlayerId } from '@arena/domain';
import { matchPath } from 'react-router-dom';
import { type RenderedName, screenList } from '../app/routes.ts';
import { NICKNAME_PARAMETER, TOURNAMENT_PARAMETER } from '../lib/addresses/paths.ts';

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
  /** A public form; its id is as the address has it, empty where it names none. */
  | { kind: 'form'; id: string }
  /** `year` null: the latest; `typed` is the nickname that is looked for, empty for none. */
  | { kind: 'history'; address: string; year: string | null; typed: string }
  /** The prizes of a year, likewise. */
  | { kind: 'prizes'; address: string; year: string | null; typed: '' }
  | { kind: 'player'; publicId: string }
  /** The player page's shell: the token is in no address, so all links share it. */
  | { kind: 'myRegistration' }
  | { kind: 'unknown' };

/** A page's address as the browser has it, and as the table of screens reads it. */
interface Address {
  address: string;
  parameters: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

function withId(kind: 'tournament' | 'standings' | 'rules' | 'register', id = ''): Page {
  return isDocumentId(id) ? { kind, id } : { kind: 'unknown' };
}

/** A year as an address names it. */
const isYear = (year: string | undefined) => year === undefined || /^[\da-z-]{4,12}$/.test(year);

function historyAt({ address, query, parameters: { year } }: Address): Page {
  const typed = query.get(NICKNAME_PARAMETER)?.trim() ?? '';
  if (!isYear(year)) return { kind: 'unknown' };
  return { kind: 'history', address, year: year ?? null, typed: year === undefined ? typed : '' };
}

function prizesAt({ address, parameters: { year } }: Address): Page {
  return isYear(year) ? { kind: 'prizes', address, year: year ?? null, typed: '' } : { kind: 'unknown' };
}

function playerAt({ parameters: { publicId = '' } }: Address): Page {
  return PublicPlayerId.safeParse(publicId).success ? { kind: 'player', publicId } : { kind: 'unknown' };
}

function registerAt({ query, parameters: { tournamentId } }: Address): Page {
  const id = tournamentId ?? query.get(TOURNAMENT_PARAMETER);
  // The browser leads on from there to the choice.
  return id ? withId('register', id) : { kind: 'choose' };
}

const pageOf: Readonly<Record<RenderedName, (address: Address) => Page>> = {
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

/** Page that an address names, with or without a slash at its end; the browser's router reads the same table. */
export function pageAt(address: string): Page {
  const [path = '', query = ''] = address.split('?');
  for (const { name, paths } of screenList) {
    const match = paths.map((pattern) => matchPath(pattern, path)).find((found) => found !== null);
    if (match && isRendered(name)) {
      return pageOf[name]({ address, parameters: match.params, query: new URLSearchParams(query) });
    }
  }
  return { kind: 'unknown' };
}
