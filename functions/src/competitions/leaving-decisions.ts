import type { Entry } from '@arena/domain';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import { forgotten, hasResult, ofRegistration, withoutEntry, withoutProofs } from './entry-decisions.ts';
import { type Decide, type Outcome, planned, withEntry } from './outcome.ts';
import type { Planned } from './store.ts';

/** Decides on the entry that came of a registration; nothing where there is none, or it stays as it is. */
function onEntryOf(registrationId: string, change: (facts: Planned, entry: Entry) => Planned): Decide<void> {
  return (known): Outcome<void> => {
    const entry = known.entries.find((one) => one.registrationId === registrationId);
    if (known.competition === null || entry === undefined) return { result: undefined };
    const facts = planned(known);
    const next = change(facts, entry);
    return next === facts ? { result: undefined } : { result: undefined, next };
  };
}

/** An entry whose registration is gone: it plays no more, unless all has been played. */
function withdrawn({ competition }: Planned, entry: Entry): Entry {
  return competition.state === 'finished' ? entry : ofRegistration(entry, false);
}

/** Decides on the entry of a registration that gave its place back: it withdraws, and keeps what it played. */
export function registrationLeft(registrationId: string): Decide<void> {
  return onEntryOf(registrationId, (facts, entry) => {
    const next = withdrawn(facts, entry);
    return next === entry ? facts : withEntry(facts, next);
  });
}

/** The same of one that is erased: where it played, its name stays in the results; where it didn't, nothing does. */
export function registrationErased(registrationId: string, hash: KeyedHash): Decide<void> {
  return onEntryOf(registrationId, (facts, entry) =>
    hasResult(facts, entry.id)
      ? withoutProofs(withEntry(facts, forgotten(withdrawn(facts, entry), hash)), entry.id)
      : withoutEntry(facts, entry.id),
  );
}
