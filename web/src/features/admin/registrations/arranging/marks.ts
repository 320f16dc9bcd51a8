import {
  type ConfirmationWindow,
  confirmationsOf,
  groupedBy,
  isInForce,
  limits,
  MINUTE,
  openConfirmation,
  playersOf,
  publicNameKey,
  type Registration,
  type VisibleTournament,
  withRequested,
} from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mayCall } from '#lib/calls/authorized-call.ts';
import { listText } from '#lib/editing/list-text.ts';
import { exclusionList } from '#lib/query/exclusion-list.ts';
import { useServerNow } from '#lib/time/clock.ts';
import type { Queue, Tournaments } from '../queue/queue.ts';

/** Why registrations of the queue need attention. */
export interface Marks {
  duplicates: Duplicates;
  /** Registrations that have to be confirmed now, by id, with the end of their confirmation. */
  unconfirmed: ReadonlyMap<string, string>;
  /** Excluded player IDs; none for roles that may not see them. */
  excluded: ReadonlySet<string>;
}

/** Returns the end of the current minute: registrations approved within it already have to be confirmed. */
const endOfMinute = (now: Date) => (Math.floor(now.getTime() / MINUTE) + 1) * MINUTE;

/** Returns a registration's confirmation windows, updated every minute. */
export function useWindows(tournament: VisibleTournament | null, registration: Registration): ConfirmationWindow[] {
  return confirmationsOf(tournament, registration, new Date(useServerNow(endOfMinute)));
}

/** Returns the registrations with an open confirmation by id, with its end; updated every minute. */
export function useUnconfirmed({ registrations }: Queue, tournaments: Tournaments): ReadonlyMap<string, string> {
  const minute = useServerNow(endOfMinute);
  return useMemo(() => {
    const now = new Date(minute);
    const open = [...registrations.values()].flatMap((one) => {
      const tournament = tournaments?.get(one.tournamentId) ?? null;
      const window = openConfirmation(confirmationsOf(tournament, one, now));
      return window === null ? [] : [[one.id, window.closesAt] as const];
    });
    return new Map(open);
  }, [registrations, tournaments, minute]);
}

const NOBODY: ReadonlySet<string> = new Set();

/** Returns the player IDs whose exclusion is in force. */
export function useExcluded(): ReadonlySet<string> {
  const { data } = useQuery({ ...exclusionList, enabled: mayCall('exclude_players') });
  const inForce = useServerNow((now) =>
    (data ?? []).flatMap((one) => (isInForce(one, now) ? one.freeFireId : [])).join(' '),
  );
  return inForce === '' ? NOBODY : new Set(inForce.split(' '));
}

/** Names the excluded players of a registration, also those it asks for; empty once it is rejected. */
export function excludedPlayers(registration: Registration, excluded: ReadonlySet<string>): string[] {
  if (registration.status === 'rejected') return [];
  const players = playersOf(withRequested(registration)).filter(({ freeFireId }) => excluded.has(freeFireId));
  return players.map(({ nickname, freeFireId }) => nickname || freeFireId);
}

export type SharedDetail = 'id' | 'email' | 'phone' | 'name';

/** Another registration that may be of the same person. */
export interface SimilarRegistration {
  registration: Registration;
  shared: readonly SharedDetail[];
}

/** Similar registrations by id. */
export type Duplicates = ReadonlyMap<string, readonly SimilarRegistration[]>;

/** Digits to compare phones by, so that the calling code doesn't matter. */
const TELLING_DIGITS = 8;
/** Longer lists aren't readable. */
const MOST_OTHERS = 20;

/** Returns the comparable part of a phone number. */
function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '').slice(-TELLING_DIGITS);
}

/** True if a guardian's contact is the player's own phone or address. */
export function isOwnContact({ guardian, phone, email }: Pick<Registration, 'guardian' | 'phone' | 'email'>): boolean {
  if (guardian === null) return false;
  const { contact } = guardian;
  if (contact.includes('@')) return contact === email;
  const key = phoneKey(contact);
  return key.length === TELLING_DIGITS && key === phoneKey(phone);
}

/** Returns a key of a public name within its tournament; other tournaments may have another player of that name. */
function nameKeyOf({ tournamentId, team, nickname }: Registration): string {
  const key = publicNameKey(team?.name || nickname);
  return key === '' ? '' : `${tournamentId} ${key}`;
}

const keysOf: Record<SharedDetail, (registration: Registration) => string> = {
  id: ({ freeFireId }) => freeFireId,
  email: ({ email }) => email,
  phone: ({ phone }) => phoneKey(phone),
  name: nameKeyOf,
};

/** Finds registrations with the ID, e-mail or phone of another one in any tournament, or its name in the same one. */
export function findDuplicates(all: Iterable<Registration>): Duplicates {
  const found = new Map<string, Map<string, SharedDetail[]>>();
  const byId = new Map([...all].map((one) => [one.id, one]));
  const note = (one: Registration, other: Registration, what: SharedDetail) => {
    const others = found.get(one.id) ?? new Map<string, SharedDetail[]>();
    found.set(one.id, others.set(other.id, [...(others.get(other.id) ?? []), what]));
  };
  for (const what of ['id', 'email', 'phone', 'name'] as const) {
    const groups = groupedBy(byId.values(), keysOf[what]);
    groups.delete('');
    for (const group of groups.values()) {
      for (const one of group) {
        for (const other of group.slice(0, MOST_OTHERS)) if (other !== one) note(one, other, what);
      }
    }
  }
  const alikeOf = ([id, shared]: [string, SharedDetail[]]): SimilarRegistration[] => {
    const registration = byId.get(id);
    return registration === undefined ? [] : [{ registration, shared }];
  };
  return new Map([...found].map(([id, others]) => [id, [...others].flatMap(alikeOf)]));
}

/**
 * True for a suspicious similarity: a second registration in the same tournament, or another ID. The same player in
 * another tournament is normal. Once one of them is rejected, there is nothing left to decide.
 */
export function isSuspicious(registration: Registration, { registration: other }: SimilarRegistration): boolean {
  if (registration.status === 'rejected' || other.status === 'rejected') return false;
  return other.tournamentId === registration.tournamentId || other.freeFireId !== registration.freeFireId;
}

const SHARED: Record<SharedDetail, string> = { id: 'ID', email: 'correo', phone: 'teléfono', name: 'nombre' };

/** Names the shared fields: `mismo ID y teléfono`. */
export function sharedText({ shared }: SimilarRegistration): string {
  return `mismo ${listText(shared.map((what) => SHARED[what]))}`;
}

/** Pending registrations of one tournament that came from one network within a short time. */
export interface Burst {
  /** Stable while its first registration is pending. */
  id: string;
  tournamentId: string;
  registrations: readonly Registration[];
  /** Time between the first and the last one, in milliseconds. */
  span: number;
}

const arrival = ({ createdAt }: Registration) => Date.parse(createdAt);

/** Splits registrations, in order of arrival, at long gaps. */
function parted(all: readonly Registration[]): Registration[][] {
  const parts: Registration[][] = [];
  for (const one of all) {
    const last = parts.at(-1)?.at(-1);
    if (last !== undefined && arrival(one) - arrival(last) <= limits.burst.gap) parts.at(-1)?.push(one);
    else parts.push([one]);
  }
  return parts;
}

function burstOf(registrations: readonly Registration[]): Burst[] {
  const [first, last] = [registrations.at(0), registrations.at(-1)];
  if (first === undefined || last === undefined || registrations.length < limits.burst.least) return [];
  return [{ id: first.id, tournamentId: first.tournamentId, registrations, span: arrival(last) - arrival(first) }];
}

/** Finds bursts among pending registrations, the largest first. */
export function findBursts(pending: readonly Registration[]): Burst[] {
  const known = pending.filter(({ networkHash }) => networkHash !== null);
  const groups = groupedBy(known, ({ tournamentId, networkHash }) => `${tournamentId} ${networkHash}`);
  return [...groups.values()]
    .map((group) => group.toSorted((a, b) => arrival(a) - arrival(b)))
    .flatMap(parted)
    .flatMap(burstOf)
    .toSorted((a, b) => b.registrations.length - a.registrations.length);
}
