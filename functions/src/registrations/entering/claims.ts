import { FreeFireId, playersOf } from '@arena/domain';
import type { Claims } from '../../claims/store.ts';
import { holdsIds, type StoredRegistration } from '../record.ts';

/** The IDs that a registration takes while it isn't rejected. One that was stored by hand may have what is none. */
export function idsOf(registration: StoredRegistration | null): string[] {
  if (registration === null) return [];
  return playersOf(registration)
    .map(({ freeFireId }) => freeFireId)
    .filter((id) => FreeFireId.safeParse(id).success);
}

/** Who has which ID in the course of a round of decisions. */
export interface ClaimsUnderway {
  /** Whether an ID plays for another registration than this one. */
  isTaken(freeFireId: string, registrationId: string): boolean;
  /** One registration took the place of another state of it, or of none. */
  follow(before: StoredRegistration | null, after: StoredRegistration | null): void;
  /** What became of the IDs of which that changed; null: they are free. */
  changes(): ReadonlyMap<string, string | null>;
}

/** @param known left out where everybody plays for themselves: there the ids of registrations say it all. */
export function claimsUnderway(known: Claims | undefined): ClaimsUnderway {
  const held = new Map(known);
  return {
    isTaken(freeFireId, registrationId) {
      const holder = held.get(freeFireId);
      return holder !== undefined && holder !== registrationId;
    },
    follow(before, after) {
      if (before === after) return;
      for (const id of idsOf(before)) if (held.get(id) === before?.id) held.delete(id);
      if (after !== null && holdsIds(after)) for (const id of idsOf(after)) held.set(id, after.id);
    },
    changes() {
      if (known === undefined) return new Map();
      const ids = new Set([...known.keys(), ...held.keys()]);
      const changed = [...ids].filter((id) => known.get(id) !== held.get(id));
      return new Map(changed.map((id) => [id, held.get(id) ?? null]));
    },
  };
}
