import { groupedBy, type Registration } from '@arena/domain';
import { listText } from '../../../lib/editing/list-text.ts';

/** What two registrations can have in common that one person has once. */
export type Shared = 'id' | 'email' | 'phone';

/** Another registration that looks like the same person's. */
export interface Alike {
  registration: Registration;
  shared: readonly Shared[];
}

/** The registrations that have others like them, by id, with those others. */
export type Duplicates = ReadonlyMap<string, readonly Alike[]>;

/** Digits that tell one phone from another: with or without the country's code it is the same. */
const TELLING_DIGITS = 8;
/** More than these nobody reads. */
const MOST_OTHERS = 20;

/** A phone number as far as it can be compared, however it is written. */
function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '').slice(-TELLING_DIGITS);
}

const keysOf: Record<Shared, (registration: Registration) => string> = {
  id: ({ freeFireId }) => freeFireId,
  email: ({ email }) => email,
  phone: ({ phone }) => phoneKey(phone),
};

/** Finds the registrations with the same ID, e-mail or phone as another one, in the same tournament or elsewhere. */
export function findDuplicates(all: Iterable<Registration>): Duplicates {
  const found = new Map<string, Map<string, Shared[]>>();
  const byId = new Map([...all].map((one) => [one.id, one]));
  const note = (one: Registration, other: Registration, what: Shared) => {
    const others = found.get(one.id) ?? new Map<string, Shared[]>();
    found.set(one.id, others.set(other.id, [...(others.get(other.id) ?? []), what]));
  };
  for (const what of ['id', 'email', 'phone'] as const) {
    const groups = groupedBy(byId.values(), keysOf[what]);
    groups.delete('');
    for (const group of groups.values()) {
      for (const one of group) {
        for (const other of group.slice(0, MOST_OTHERS)) if (other !== one) note(one, other, what);
      }
    }
  }
  const alikeOf = ([id, shared]: [string, Shared[]]): Alike[] => {
    const registration = byId.get(id);
    return registration === undefined ? [] : [{ registration, shared }];
  };
  return new Map([...found].map(([id, others]) => [id, [...others].flatMap(alikeOf)]));
}

/**
 * Whether somebody should look twice: a second registration in the same tournament, or one under another ID. The
 * same player in another tournament is just somebody who comes back.
 */
export function isSuspect(registration: Registration, { registration: other }: Alike): boolean {
  return other.tournamentId === registration.tournamentId || other.freeFireId !== registration.freeFireId;
}

const SHARED: Record<Shared, string> = { id: 'ID', email: 'correo', phone: 'teléfono' };

/** What two registrations have in common, in words: `mismo ID y teléfono`. */
export function sharedText({ shared }: Alike): string {
  return `mismo ${listText(shared.map((what) => SHARED[what]))}`;
}
