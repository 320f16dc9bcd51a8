import { isDeepStrictEqual } from 'node:util';
import { type Entry, isAwaited, limits, type Registration } from '@arena/domain';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import {
  fieldsOfRegistration,
  forgotten,
  hasResult,
  type Named,
  withJoining,
  withoutEntry,
  withoutProofs,
  withRegistrations,
} from './entry-decisions.ts';
import { type Decide, wherePlanned, withEntry } from './outcome.ts';
import type { Planned } from './store.ts';

/*
 * What becomes of the entries that came of registrations when something becomes of these. Each is carried out again
 * without harm, by a call that is sent again or a job that runs again.
 */

type Players = Entry['players'];

/**
 * The players of an entry once its registration changed. What an organiser wrote stays: another nickname, who was taken
 * off, who was added.
 */
function followed(players: Players, before: Players, after: Players): Players {
  const playerIn = (list: Players, { freeFireId }: Players[number]) =>
    list.find((one) => one.freeFireId === freeFireId);

  /** A player as they were: under the same ID, or under one that was corrected. */
  function former(player: Players[number], place: number) {
    const there = before[place];
    const isCorrected = there?.nickname === player.nickname && !playerIn(after, there);
    return playerIn(before, player) ?? (isCorrected ? there : undefined);
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

/** A registration that was decided on. */
export type Decided = Named & Pick<Registration, 'status'>;

const WITHDRAWN = { status: 'withdrawn', withdrawnBy: 'registration' } as const;

/**
 * Decides on the entry of a registration that was corrected. One that nobody has approved any more, its ID being
 * another, plays no more; what gave way to it leaves nothing that leads to a person.
 */
export function registrationCorrected(from: Decided, to: Decided, hash: KeyedHash): Decide<void> {
  const [before, after] = [fieldsOfRegistration(from), fieldsOfRegistration(to)];
  return wherePlanned((known) => {
    const entry = known.entries.find(({ registrationId }) => registrationId === from.id);
    if (entry === undefined) return null;
    const isOut = from.status === 'approved' && to.status === 'pending' && isPlaying(entry, known);
    const next: Entry = {
      ...entry,
      ...(isOut ? WITHDRAWN : {}),
      name: entry.name === before.name ? after.name : entry.name,
      players: followed(entry.players, before.players, after.players),
      registrationId: to.id,
    };
    const replaced = known.entries.filter(({ id, registrationId }) => registrationId === to.id && id !== entry.id);
    if (replaced.length === 0 && isDeepStrictEqual(entry, next)) return null;
    const facts = replaced.reduce((others, one) => withoutPerson(others, one, hash), known);
    return { next: withEntry(facts, { ...next, revision: entry.revision + 1 }) };
  });
}

/** Decides on the entries of registrations as they are now: without an approved one nobody plays, unless all has been played. */
export function registrationsDecided(registrations: readonly Decided[]): Decide<void> {
  const fields = new Map(
    registrations.map((one) => [one.id, one.status === 'approved' ? fieldsOfRegistration(one) : null]),
  );
  return wherePlanned((facts) => {
    const { entries, returned, withdrawn } = withRegistrations(facts, (id) => fields.get(id));
    if (returned.length + withdrawn === 0) return null;
    return { next: withJoining({ ...facts, entries }, returned) };
  });
}

function isPlaying(entry: Entry, { competition }: Planned): boolean {
  return isAwaited(entry) && competition.state !== 'finished';
}

/** A competition without what leads from an entry to a person: where it played, or won, its name stays in the results. */
function withoutPerson(facts: Planned, entry: Entry, hash: KeyedHash): Planned {
  const isKept = hasResult(facts, entry.id) || facts.prizes.some(({ entryId }) => entryId === entry.id);
  if (!isKept) return withoutEntry(facts, entry.id);
  const out: Entry = isPlaying(entry, facts) ? { ...entry, ...WITHDRAWN, revision: entry.revision + 1 } : entry;
  return withoutProofs(withEntry(facts, forgotten(out, hash)), entry.id);
}

/** Decides on the entries of registrations that are erased. */
export function registrationsErased(ids: readonly string[], hash: KeyedHash): Decide<void> {
  return wherePlanned((known) => {
    const erased = known.entries.filter(
      ({ registrationId }) => registrationId !== null && ids.includes(registrationId),
    );
    if (erased.length === 0) return null;
    return { next: erased.reduce((facts, entry) => withoutPerson(facts, entry, hash), known) };
  });
}
