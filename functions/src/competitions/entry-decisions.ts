import { isDeepStrictEqual } from 'node:util';
import {
  drawWithout,
  type Entry,
  type EntryFields,
  EntryNames,
  entryName,
  isAwaited,
  joinLate,
  limits,
  type Prize,
  playersOf,
  problemsIn,
  type Registration,
  refuse,
} from '@arena/domain';
import type { EntryEdit } from '@arena/domain/api';
import { entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError, found } from '../failure.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import { type Decide, onPlanned, refused, removing, replanned, targetOf, wherePlanned, withEntry } from './outcome.ts';
import { playerIdsOf } from './published.ts';
import type { Planned } from './store.ts';

/** A registration, as far as it says who plays. */
export type Named = Pick<Registration, 'id' | 'nickname' | 'freeFireId' | 'team'>;

/** An approved registration, as far as an entry is made of it. `id` is the entry's, in which nobody reads a player. */
export interface Applicant {
  id: string;
  registrationId: string;
  fields: Pick<EntryFields, 'name' | 'players'>;
}

function newEntry(id: string, fields: Pick<EntryFields, 'name' | 'players'>, registration: string | null): Entry {
  return {
    ...fields,
    id,
    status: 'active',
    keepsPoints: true,
    aliases: [],
    registrationId: registration,
    seed: null,
    withdrawnBy: null,
    revision: 1,
  };
}

/** Whether an entry has a row in any match that was entered. */
export function hasResult({ matches }: Planned, entryId: string): boolean {
  return matches.some(({ rows }) => rows.some((row) => row.entryId === entryId));
}

/** The competition where those who came late, or again, join its first stage, if they weren't drawn into it. */
export function withJoining(facts: Planned, entries: readonly Entry[]): Planned {
  const [first, ...others] = facts.competition.stages;
  if (first === undefined || first.draw === null || first.state === 'closed') return facts;
  const drawn = new Set(first.groups.flatMap(({ entryIds }) => entryIds));
  const joining = entries.filter(({ id }) => !drawn.has(id));
  if (joining.length === 0) return facts;
  const playing = new Set(facts.entries.filter(({ status }) => status === 'active').map(({ id }) => id));
  const stage = joining.reduce((grown, { id }) => joinLate(grown, id, playing), first);
  return replanned(facts, { stages: [stage, ...others] });
}

/** @throws ApiError `competition_refused` where a competition would have more entries than it may. */
function refuseTooMany(facts: Planned, added: number): void {
  const most = limits.competition.entries;
  if (facts.entries.length + added > most) throw refused(refuse('too_many_entries', 'entries', { most }));
}

/** The place after the last one in the order of registration. */
function nextSeed(entries: readonly Entry[]): number {
  return Math.max(0, ...entries.map(({ seed }) => seed ?? 0)) + 1;
}

/**
 * Entries by what became of their registrations. Whose is approved no longer withdraws; whose is approved again plays
 * as it now says, which may be with others. Who was entered, or taken out, by hand stays as they are, and everybody once
 * all has been played.
 * @param approved what an approved registration says, null for one that isn't; undefined where nothing became of it.
 */
export function withRegistrations(
  facts: Planned,
  approved: (registrationId: string) => Applicant['fields'] | null | undefined,
) {
  const isOver = facts.competition.state === 'finished';
  const entries = facts.entries.map((entry): Entry => {
    const fields = isOver || entry.registrationId === null ? undefined : approved(entry.registrationId);
    const revision = entry.revision + 1;
    if (fields === null && isAwaited(entry)) {
      return { ...entry, status: 'withdrawn', withdrawnBy: 'registration', revision };
    }
    if (fields && entry.withdrawnBy === 'registration') {
      return { ...entry, ...fields, status: 'active', withdrawnBy: null, revision };
    }
    return entry;
  });
  const changed = entries.filter((entry, index) => entry !== facts.entries[index]);
  const returned = changed.filter(({ status }) => status === 'active');
  return { entries, returned, withdrawn: changed.length - returned.length };
}

/**
 * Decides on the entries that approved registrations make: each once, however often. Whose registration is approved no
 * longer withdraws, until it is approved again or an organiser says that they play.
 */
export function entryImport(applicants: readonly Applicant[], actor: Actor): Decide<Planned> {
  return onPlanned((facts) => {
    const byRegistration = new Set(facts.entries.map(({ registrationId }) => registrationId));
    const approved = new Map(applicants.map(({ registrationId, fields }) => [registrationId, fields]));
    const missing = applicants.filter(({ registrationId }) => !byRegistration.has(registrationId));
    refuseTooMany(facts, missing.length);
    const seed = nextSeed(facts.entries);
    // Whose ID was corrected keeps the entry that was made of the former one.
    const taken = new Set(facts.entries.map(({ id }) => id));
    const free = (id: string): string => (taken.has(id) ? free(`${id}-2`) : id);
    const added = missing.map(({ id, fields, registrationId }, index) => ({
      ...newEntry(free(id), fields, registrationId),
      seed: seed + index,
    }));
    const { entries, returned, withdrawn } = withRegistrations(facts, (id) => approved.get(id) ?? null);
    if (added.length + returned.length + withdrawn === 0) return { result: facts };
    const next = withJoining({ ...facts, entries: [...entries, ...added] }, [...returned, ...added]);
    const counts = { added: added.length, withdrawn, returned: returned.length };
    const audit = entryOf('entry.import', targetOf(facts), actor, { before: null, after: counts });
    return { result: next, next, audit };
  });
}

/** Decides on an entry by hand; one that is there already was made by the same request. */
export function entryCreation(id: string, fields: Applicant['fields'], actor: Actor): Decide<Entry> {
  return onPlanned((facts) => {
    const made = facts.entries.find((entry) => entry.id === id);
    if (made !== undefined) return { result: made };
    refuseTooMany(facts, 1);
    const entry = { ...newEntry(id, fields, null), seed: nextSeed(facts.entries) };
    const audit = entryOf('entry.create', targetOf(facts, id), actor, { before: null, after: { status: 'active' } });
    return { result: entry, next: withJoining(withEntry(facts, entry), [entry]), audit };
  });
}

/** What of an entry may stand in a record: never a name, a nickname or an ID. */
function told({ status, keepsPoints }: EntryFields) {
  return { status, keepsPoints };
}

/** Who made an entry withdraw, once an organiser wrote of it. */
function withdrawnBy(entry: Entry, status: EntryFields['status']): Entry['withdrawnBy'] {
  if (status === entry.status) return entry.withdrawnBy;
  return status === 'withdrawn' ? 'organiser' : null;
}

/**
 * What was there before stays, so that whoever is called so by now can be disqualified as they are.
 * @throws ApiError `invalid` beside each new name that leads to a person.
 */
function refusePersonal(before: Entry, { name, players }: Pick<EntryFields, 'name' | 'players'>): void {
  const known = new Set([before.name, ...before.players.map(({ nickname }) => nickname)]);
  const added = (text: string) => (known.has(text) ? '' : text);
  const { error } = EntryNames.safeParse({
    name: added(name),
    players: players.map((player) => ({ ...player, nickname: added(player.nickname) })),
  });
  if (error !== undefined) throw new ApiError('invalid', { fields: problemsIn(error) });
}

/** Decides on what an organiser writes of an entry. */
export function entryEdit(entryId: string, edit: EntryEdit, actor: Actor): Decide<Entry> {
  const { expectedRevision, reason = '', ...fields } = edit;
  return onPlanned((facts) => {
    const entry = found(facts.entries.find(({ id }) => id === entryId));
    const { reason: _reason, ...kept } = entry;
    const why = fields.status === 'disqualified' && reason !== '' ? { reason } : {};
    const next = { ...kept, ...fields, ...why, withdrawnBy: withdrawnBy(entry, fields.status) };
    if (isDeepStrictEqual(entry, next)) return { result: entry };
    if (entry.revision !== expectedRevision) throw new ApiError('edited_meanwhile');
    refusePersonal(entry, fields);
    const result = { ...next, revision: entry.revision + 1 };
    const audit = entryOf('entry.update', targetOf(facts, entryId), actor, {
      before: told(entry),
      after: told(result),
    });
    const isBack = entry.status !== 'active' && result.status === 'active';
    return { result, next: withJoining(withEntry(facts, result), isBack ? [result] : []), audit };
  });
}

/** The competition without an entry, wherever it was drawn into. */
export function withoutEntry(facts: Planned, entryId: string): Planned {
  const without = (ids: readonly string[]) => ids.filter((id) => id !== entryId);
  const stages = facts.competition.stages.map((stage) => {
    const isIn = stage.groups.some(({ entryIds }) => entryIds.includes(entryId));
    if (!isIn) return stage;
    const groups = stage.groups.map((group) => ({ ...group, entryIds: without(group.entryIds) }));
    return { ...stage, draw: stage.draw && drawWithout(stage.draw, [entryId]), groups };
  });
  const { adjustments, takenBack } = facts.competition;
  const ofOthers = (of: { entryId: string }) => of.entryId !== entryId;
  const entries = facts.entries.filter(({ id }) => id !== entryId);
  return replanned(
    { ...facts, entries },
    {
      stages,
      adjustments: adjustments.filter(ofOthers),
      ...(takenBack ? { takenBack: takenBack.filter(ofOthers) } : {}),
    },
  );
}

/** Decides on the deletion of an entry; one that stands in a result stays, it can withdraw. */
export function entryRemoval(entryId: string, actor: Actor): Decide<void> {
  return removing(
    entryId,
    ({ entries }) => entries,
    (facts, entry) => {
      if (hasResult(facts, entryId)) throw refused(refuse('entry_with_result', 'entryId'));
      const audit = entryOf('entry.delete', targetOf(facts, entryId), actor, { before: told(entry), after: null });
      return { result: undefined, next: withoutEntry(facts, entryId), audit };
    },
  );
}

/** An entry's name and players as a registration has them. */
export function fieldsOfRegistration(registration: Named): Applicant['fields'] {
  return { name: registration.team?.name ?? '', players: playersOf(registration) };
}

/** An entry when its players are erased: the name that everybody knows, nothing that leads to a person. */
export function forgotten({ reason: _reason, ...entry }: Entry, hash: KeyedHash): Entry {
  return {
    ...entry,
    name: entryName(entry),
    publicIds: playerIdsOf(entry, hash),
    players: entry.players.map(({ nickname }) => ({ nickname, freeFireId: null })),
    aliases: [],
    registrationId: null,
  };
}

/** A competition without how prizes were sent, which can hold an account or a phone: those of an entry, or all. */
export function withoutProofs(facts: Planned, entryId?: string): Planned {
  const isMeant = (prize: Prize) => entryId === undefined || prize.entryId === entryId;
  const prizes = facts.prizes.map((prize) => (isMeant(prize) ? { ...prize, how: '', proof: null } : prize));
  return { ...facts, prizes };
}

/**
 * Decides on what is left of players whose registrations are erased: the name that everybody knows, nothing that
 * leads to a person, screenshots included. What the public sees stays as it is.
 */
export function playersForgotten(hash: KeyedHash): Decide<void> {
  return wherePlanned((facts) => {
    const isKnown = ({ registrationId, players, aliases }: Entry) =>
      registrationId !== null || aliases.length > 0 || players.some(({ freeFireId }) => freeFireId !== null);
    const hasPicture = facts.matches.some(({ picture }) => picture !== null);
    const hasProof = facts.prizes.some(({ how, proof }) => how !== '' || proof !== null);
    if (!(hasPicture || hasProof || facts.entries.some(isKnown))) return null;
    const entries = facts.entries.map((entry) => forgotten(entry, hash));
    const matches = facts.matches.map((match) => ({ ...match, picture: null }));
    return { next: withoutProofs({ ...facts, entries, matches }) };
  });
}
