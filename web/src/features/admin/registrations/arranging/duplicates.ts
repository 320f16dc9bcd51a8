import { groupedBy, publicNameKey, type Registration } from '@arena/domain';
import { listText } from '../../../../lib/editing/list-text.ts';

export type Shared = 'id' | 'email' | 'phone' | 'name';

/** Another registration that looks like the same person's. */
export interface Alike {
  registration: Registration;
  shared: readonly Shared[];
}

/** The registrations that have others like them, by id, with those others. */
export type Duplicates = ReadonlyMap<string, readonly Alike[]>;

/** Digits that tell one phone from another: with or without the country's code it is the same. */
const TELLING_DIGITS = 8;
/** A longer list wouldn't be read. */
const MOST_OTHERS = 20;

/** A phone number as far as it can be compared, however it is written. */
function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '').slice(-TELLING_DIGITS);
}

/** A public name within its tournament: elsewhere another player may have it. */
function nameKeyOf({ tournamentId, team, nickname }: Registration): string {
  const key = publicNameKey(team?.name || nickname);
  return key === '' ? '' : `${tournamentId} ${key}`;
}

const keysOf: Record<Shared, (registration: Registration) => string> = {
  id: ({ freeFireId }) => freeFireId,
  email: ({ email }) => email,
  phone: ({ phone }) => phoneKey(phone),
  name: nameKeyOf,
};

/** Finds the registrations with the ID, e-mail or phone of another one, anywhere, or its name in the same tournament. */
export function findDuplicates(all: Iterable<Registration>): Duplicates {
  const found = new Map<string, Map<string, Shared[]>>();
  const byId = new Map([...all].map((one) => [one.id, one]));
  const note = (one: Registration, other: Registration, what: Shared) => {
    const others = found.get(one.id) ?? new Map<string, Shared[]>();
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
  const alikeOf = ([id, shared]: [string, Shared[]]): Alike[] => {
    const registration = byId.get(id);
    return registration === undefined ? [] : [{ registration, shared }];
  };
  return new Map([...found].map(([id, others]) => [id, [...others].flatMap(alikeOf)]));
}

/**
 * True for a suspicious similarity: a second registration in the same tournament, or another ID. The same player in
 * another tournament is just returning.
 */
export function isSuspect(registration: Registration, { registration: other }: Alike): boolean {
  return other.tournamentId === registration.tournamentId || other.freeFireId !== registration.freeFireId;
}

const SHARED: Record<Shared, string> = { id: 'ID', email: 'correo', phone: 'teléfono', name: 'nombre' };

/** Names the shared fields: `mismo ID y teléfono`. */
export function sharedText({ shared }: Alike): string {
  return `mismo ${listText(shared.map((what) => SHARED[what]))}`;
}
