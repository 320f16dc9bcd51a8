import { isDeepStrictEqual } from 'node:util';
import { type Entry, isAwaited, limits, type Registration, substitute } from '@arena/domain';
import type { Planned } from '../competitions/competition-document.ts';
import { replanned, withEntry } from '../competitions/decide.ts';
import {
  fieldsOfRegistration,
  forgotten,
  hasResult,
  type Named,
  newEntry,
  nextSeed,
  withJoining,
  withoutEntry,
  withoutProofs,
  withRegistrations,
} from '../entries/entry-rules.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';

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
export type Decided = Named & Pick<Registration, 'status'> & { replaces?: string | null };

/** A registration before and after a commit; null after it was erased. */
export interface RegistrationChange {
  before: Decided;
  after: Decided | null;
  /** Actor by the audit log. */
  actor: string;
}

const WITHDRAWN = { status: 'withdrawn', withdrawnBy: 'registration' } as const;

/** Updates the names and players of an entry. */
function corrected(entry: Entry, from: Decided, to: Decided, facts: Planned): Planned {
  const [before, after] = [fieldsOfRegistration(from), fieldsOfRegistration(to)];
  const next: Entry = {
    ...entry,
    name: entry.name === before.name ? after.name : entry.name,
    players: followed(entry.players, before.players, after.players),
  };
  return isDeepStrictEqual(entry, next) ? facts : withEntry(facts, { ...next, revision: entry.revision + 1 });
}

/** Withdraws the entry of a registration that isn't approved, or lets it play again; none after all matches. */
function decided(registration: Decided, facts: Planned): Planned {
  const fields = registration.status === 'approved' ? fieldsOfRegistration(registration) : null;
  const { entries, returned, withdrawn } = withRegistrations(facts, (id) =>
    id === registration.id ? fields : undefined,
  );
  return returned.length + withdrawn === 0 ? facts : withJoining({ ...facts, entries }, returned);
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

/** The competition with a substitute's entry in the place that an absent one left. It begins without points. */
function substituted(facts: Planned, { replaces, ...registration }: Decided, hash: KeyedHash): Planned {
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
  return replanned(withEntry(facts, entry), { stages });
}

/** Applies a change of a registration to its entry; the same facts where there is none, or it stays as it is. */
export function afterChange(
  facts: Planned,
  { before, after }: Pick<RegistrationChange, 'before' | 'after'>,
  hash: KeyedHash,
): Planned {
  const entry = facts.entries.find(({ registrationId }) => registrationId === before.id);
  if (entry === undefined) {
    return after?.status === 'approved' && after.replaces ? substituted(facts, after, hash) : facts;
  }
  if (after === null) return withoutPerson(facts, entry, hash);
  const next = corrected(entry, before, after, facts);
  return before.status === after.status ? next : decided(after, next);
}
