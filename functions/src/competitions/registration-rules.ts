import { isDeepStrictEqual } from 'node:util';
import { type Entry, isAwaited, limits, substitute } from '@arena/domain';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import type { EntryRelevant, RegistrationChange } from '../registrations/decision.ts';
import type { Planned } from './competition-document.ts';
import { withEntry, withPlan } from './decide.ts';
import {
  erasedEntry,
  fieldsOfRegistration,
  hasResult,
  newEntry,
  nextSeed,
  withJoining,
  withoutEntry,
  withoutProofs,
  withRegistrations,
} from './entry-rules.ts';

type Players = Entry['players'];

/**
 * Merges a registration's new players into its entry. An organiser's edits stay: changed nicknames, removed players and
 * added players.
 */
function mergedPlayers(players: Players, before: Players, after: Players): Players {
  const playerIn = (list: Players, { freeFireId }: Players[number]) =>
    list.find((player) => player.freeFireId === freeFireId);

  /** Finds a player's former record, by the same ID or by the position of a corrected ID. */
  function former(player: Players[number], place: number) {
    const atPlace = before[place];
    const isCorrected = atPlace?.nickname === player.nickname && !playerIn(after, atPlace);
    return playerIn(before, player) ?? (isCorrected ? atPlace : undefined);
  }

  const registered = after.flatMap((player, place) => {
    const was = former(player, place);
    if (was === undefined) return [player];
    const entered = playerIn(players, was);
    if (entered === undefined) return [];
    return [entered.nickname === was.nickname ? player : { ...player, nickname: entered.nickname }];
  });
  const added = players.filter((player) => !playerIn(before, player) && !playerIn(after, player));
  return [...registered, ...added].slice(0, limits.competition.playersPerEntry);
}

const WITHDRAWN = { status: 'withdrawn', withdrawnBy: 'registration' } as const;

function withCorrection(entry: Entry, from: EntryRelevant, to: EntryRelevant, facts: Planned): Planned {
  const [before, after] = [fieldsOfRegistration(from), fieldsOfRegistration(to)];
  const next: Entry = {
    ...entry,
    name: entry.name === before.name ? after.name : entry.name,
    players: mergedPlayers(entry.players, before.players, after.players),
  };
  return isDeepStrictEqual(entry, next) ? facts : withEntry(facts, { ...next, revision: entry.revision + 1 });
}

/** Withdraws or restores the entry of a registration. Finished competitions stay unchanged. */
function withDecision(registration: EntryRelevant, facts: Planned): Planned {
  const fields = registration.status === 'approved' ? fieldsOfRegistration(registration) : null;
  const { entries, returned, withdrawn } = withRegistrations(facts, (id) =>
    id === registration.id ? fields : undefined,
  );
  return returned.length + withdrawn === 0 ? facts : withJoining({ ...facts, entries }, returned);
}

function isPlaying(entry: Entry, { competition }: Planned): boolean {
  return isAwaited(entry) && competition.state !== 'finished';
}

/** Removes a person from a competition. The entry's name stays if it has a result or a prize. */
function withoutPerson(facts: Planned, entry: Entry, hash: KeyedHash): Planned {
  const isKept = hasResult(facts, entry.id) || facts.prizes.some(({ entryId }) => entryId === entry.id);
  if (!isKept) return withoutEntry(facts, entry.id);
  const out: Entry = isPlaying(entry, facts) ? { ...entry, ...WITHDRAWN, revision: entry.revision + 1 } : entry;
  return withoutProofs(withEntry(facts, erasedEntry(out, hash)), entry.id);
}

/** Adds a substitute's entry, without points, in the absent entry's place. */
function withSubstitute(facts: Planned, { replaces, ...registration }: EntryRelevant, hash: KeyedHash): Planned {
  const out = facts.entries.find(({ registrationId, status }) => registrationId === replaces && status === 'withdrawn');
  const [stage, ...later] = facts.competition.stages;
  const isIn = stage?.groups.some(({ entryIds }) => out !== undefined && entryIds.includes(out.id)) ?? false;
  if (out === undefined || stage?.state !== 'open' || !isIn) return facts;
  const entry = {
    ...newEntry(hash('entry', registration.id), fieldsOfRegistration(registration), registration.id),
    seed: nextSeed(facts.entries),
  };
  const keeps = facts.matches.some(
    ({ stageId, rows }) => stageId === stage.id && rows.some(({ entryId }) => entryId === out.id),
  );
  const stages = [substitute(stage, { out: out.id, entryId: entry.id, keeps }), ...later];
  return withPlan(withEntry(facts, entry), { stages });
}

/** Applies a registration's change to its entry. Returns the same facts if nothing changes. */
export function afterChange(
  facts: Planned,
  { before, after }: Pick<RegistrationChange, 'before' | 'after'>,
  hash: KeyedHash,
): Planned {
  const entry = facts.entries.find(({ registrationId }) => registrationId === before.id);
  if (entry === undefined) {
    return after?.status === 'approved' && after.replaces ? withSubstitute(facts, after, hash) : facts;
  }
  if (after === null) return withoutPerson(facts, entry, hash);
  const next = withCorrection(entry, before, after, facts);
  return before.status === after.status ? next : withDecision(after, next);
}
