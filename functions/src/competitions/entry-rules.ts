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
  membersOf,
  namelessProblem,
  newExchanges,
  type Prize,
  playersOf,
  problemsIn,
  type Registration,
  refuse,
} from '@arena/domain';
import type { EntryEdit, EntryEmblem } from '@arena/domain/api';
import { ApiError, found } from '../platform/api-error.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import { type Planned, playerIdsOf, refusalError } from './competition-document.ts';
import {
  type Author,
  auditOf,
  type Decide,
  type Deleted,
  ifPlanned,
  partRemoval,
  requirePlan,
  withEntry,
  withPlan,
} from './decide.ts';

/** The fields of a registration that identify its players. */
export type Named = Pick<Registration, 'id' | 'nickname' | 'freeFireId' | 'team'>;

/** Entry data from an approved registration. `id` is the entry's id, a keyed hash. */
export interface Applicant {
  id: string;
  registrationId: string;
  fields: Pick<EntryFields, 'name' | 'players'>;
}

/** Approved registrations that one import reads. */
export interface Applicants {
  approved: readonly Applicant[];
  /** False if further registrations are left for the next import. */
  isAll: boolean;
}

/** Creates an active entry. @param registration its id; null if added by hand. */
export function newEntry(
  id: string,
  fields: Pick<EntryFields, 'name' | 'players'>,
  registration: string | null,
): Entry {
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

/** True if an entry appears in any entered result. */
export function hasResult({ matches }: Planned, entryId: string): boolean {
  return matches.some(({ rows }) => rows.some((row) => row.entryId === entryId));
}

/** Adds late and returning entries to the first stage if the draw left them out. */
export function withJoining(facts: Planned, entries: readonly Entry[]): Planned {
  const [first, ...others] = facts.competition.stages;
  if (first === undefined || first.draw === null || first.state === 'closed') return facts;
  const drawn = membersOf(first);
  const joining = entries.filter(({ id }) => !drawn.has(id));
  if (joining.length === 0) return facts;
  const playing = new Set(facts.entries.filter(({ status }) => status === 'active').map(({ id }) => id));
  const stage = joining.reduce((grown, { id }) => joinLate(grown, id, playing), first);
  return withPlan(facts, { stages: [stage, ...others] });
}

/** @throws ApiError `competition_refused` above the entry limit. */
function refuseTooMany(facts: Planned, added: number): void {
  const most = limits.competition.entries;
  if (facts.entries.length + added > most) throw refusalError(refuse('too_many_entries', 'entries', { most }));
}

/** Returns the next number in the order of registration. */
export function nextSeed(entries: readonly Entry[]): number {
  return Math.max(0, ...entries.map(({ seed }) => seed ?? 0)) + 1;
}

/**
 * Syncs entries with their registrations. Losing approval withdraws an entry. Regaining it restores the entry with the
 * registration's present players. Entries added or withdrawn by hand, and finished competitions, stay unchanged.
 * @param approved returns an approved registration's fields, null if approval is missing, undefined if unchanged.
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

/** Links a player's entry to the player's new registration: a withdrawn one, or one that was added by hand. */
function withNewRegistrations(entries: readonly Entry[], applicants: readonly Applicant[]): Entry[] {
  const known = new Set(entries.map(({ registrationId }) => registrationId));
  const unentered = applicants.filter(({ registrationId }) => !known.has(registrationId));
  const byPlayer = new Map(unentered.map((applicant) => [applicant.fields.players[0]?.freeFireId, applicant]));
  return entries.map((entry) => {
    const isWithout = entry.withdrawnBy === 'registration' || (entry.registrationId === null && isPlaying(entry));
    const player = isWithout ? entry.players[0]?.freeFireId : null;
    const applicant = player ? byPlayer.get(player) : undefined;
    return applicant === undefined ? entry : { ...entry, registrationId: applicant.registrationId };
  });
}

/**
 * Imports approved registrations, each once. Entries that lost approval withdraw until they regain it or an organiser
 * restores them.
 * @param isAll false if `applicants` is incomplete. Then no entry withdraws.
 */
export function entryImport(applicants: readonly Applicant[], isAll = true): Decide<Planned> {
  return requirePlan((current) => {
    const facts = { ...current, entries: withNewRegistrations(current.entries, applicants) };
    const byRegistration = new Set(facts.entries.map(({ registrationId }) => registrationId));
    const approved = new Map(applicants.map(({ registrationId, fields }) => [registrationId, fields]));
    const missing = applicants.filter(({ registrationId }) => !byRegistration.has(registrationId));
    refuseTooMany(facts, missing.length);
    const seed = nextSeed(facts.entries);
    // After a correction, the entry keeps the id derived from the former ID.
    const taken = new Set(facts.entries.map(({ id }) => id));
    const free = (id: string): string => (taken.has(id) ? free(`${id}-2`) : id);
    const added = missing.map(({ id, fields, registrationId }, index) => ({
      ...newEntry(free(id), fields, registrationId),
      seed: seed + index,
    }));
    const { entries, returned, withdrawn } = withRegistrations(
      facts,
      (id) => approved.get(id) ?? (isAll ? null : undefined),
    );
    const isLinked = facts.entries.some((entry, index) => entry !== current.entries[index]);
    if (added.length + returned.length + withdrawn === 0 && !isLinked) return { result: current };
    const next = withJoining({ ...facts, entries: [...entries, ...added] }, [...returned, ...added]);
    const counts = { added: added.length, withdrawn, returned: returned.length };
    const audit = auditOf('entry.import', facts, null, { before: null, after: counts });
    return { result: next, next, audit };
  });
}

const isPlaying = ({ status }: Pick<Entry, 'status'>) => status !== 'withdrawn';

/**
 * Refuses an ID that plays already, in this entry or another one: a pasted result would belong to both.
 * @param path of the entry in the request, with its last dot
 * @throws ApiError `invalid` with a message for each ID
 */
function refuseTakenIds(entry: Pick<Entry, 'id' | 'players'>, others: readonly Entry[]): void {
  const owners = new Map(
    others.flatMap((other) =>
      isPlaying(other) && other.id !== entry.id
        ? other.players.map(({ freeFireId }) => [freeFireId, entryName(other)] as const)
        : [],
    ),
  );
  const fields: Record<string, string> = {};
  for (const [at, { freeFireId }] of entry.players.entries()) {
    if (freeFireId === null) continue;
    const owner = owners.get(freeFireId);
    if (owner !== undefined) fields[`players.${at}.freeFireId`] = `Este ID ya juega con «${owner}»`;
    owners.set(freeFireId, entryName({ ...entry, name: '' }));
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields });
}

/** @throws ApiError `player_excluded` with a message for each excluded ID */
function refuseExcluded({ players }: Pick<Entry, 'players'>, excluded: ReadonlySet<string>): void {
  const fields = players.flatMap(({ freeFireId }, at) =>
    freeFireId !== null && excluded.has(freeFireId) ? [[`players.${at}.freeFireId`, EXCLUDED]] : [],
  );
  if (fields.length > 0) throw new ApiError('player_excluded', { fields: Object.fromEntries(fields) });
}

const EXCLUDED = 'Este ID está excluido. Para que juegue, termina su exclusión en «Jugadores excluidos».';

/**
 * Refuses taken and excluded IDs that an edit adds or lets play again. Existing ones pass, so that their entry can be
 * edited.
 */
function refuseNewIds(before: Entry, after: Entry, others: readonly Entry[], excluded: ReadonlySet<string>): void {
  const known = new Set(isPlaying(before) ? before.players.map(({ freeFireId }) => freeFireId) : []);
  if (!isPlaying(after)) return;
  const players = after.players.map((player) =>
    known.has(player.freeFireId) ? { ...player, freeFireId: null } : player,
  );
  refuseTakenIds({ ...after, players }, others);
  refuseExcluded({ players }, excluded);
}

/** Adds an entry by hand. @param excluded those of its player IDs that are excluded */
export function entryCreation(
  id: string,
  fields: Applicant['fields'],
  excluded: ReadonlySet<string> = new Set(),
): Decide<Entry> {
  return requirePlan((facts) => {
    refuseTooMany(facts, 1);
    const entry = { ...newEntry(id, fields, null), seed: nextSeed(facts.entries) };
    refuseTakenIds(entry, facts.entries);
    refuseExcluded(entry, excluded);
    const audit = auditOf('entry.create', facts, id, { before: null, after: { status: 'active' } });
    const next = withJoining({ ...facts, entries: [...facts.entries, entry] }, [entry]);
    return { result: entry, next, audit };
  });
}

/** Audit fields of an entry. They contain no names, nicknames or IDs. */
function auditFields({ status, keepsPoints }: EntryFields) {
  return { status, keepsPoints };
}

/** Returns the time of a disqualification or its reversal; null if the edit causes none. */
function disqualification(
  entry: Entry,
  { status, keepsPoints }: EntryFields,
  { now }: Author,
): Pick<Entry, 'disqualifiedAt' | 'reinstatedAt'> | null {
  const [was, is] = [entry.status === 'disqualified', status === 'disqualified'];
  if (is && (!was || entry.keepsPoints !== keepsPoints)) return { disqualifiedAt: now.toISOString() };
  return was && !is ? { reinstatedAt: now.toISOString() } : null;
}

function withdrawnBy(entry: Entry, status: EntryFields['status']): Entry['withdrawnBy'] {
  if (status === entry.status) return entry.withdrawnBy;
  return status === 'withdrawn' ? 'organiser' : null;
}

/**
 * Refuses new names that contain personal data. Existing ones pass, so that their entry can still be disqualified.
 * @throws ApiError `invalid` with a message for each refused name.
 */
function refusePersonal(before: Entry, { name, players }: Pick<EntryFields, 'name' | 'players'>): void {
  const known = new Set([before.name, ...before.players.map(({ nickname }) => nickname)]);
  const added = (text: string) => (known.has(text) ? '' : text);
  const { error } = EntryNames.safeParse({
    name: added(name),
    players: players.map((player) => ({ ...player, nickname: added(player.nickname) })),
  });
  if (error !== undefined) throw new ApiError('invalid', { fields: problemsIn(error) });
  const nameless = namelessProblem({ name, players });
  if (nameless !== null && namelessProblem(before) === null)
    throw new ApiError('invalid', { fields: { name: nameless } });
}

/** Applies an organiser's edit of an entry. @param excluded those of its player IDs that are excluded */
export function entryEdit(
  entryId: string,
  edit: EntryEdit,
  author: Author,
  excluded: ReadonlySet<string> = new Set(),
): Decide<Entry> {
  const { expectedRevision, reason = '', ...fields } = edit;
  return requirePlan((facts) => {
    const entry = found(facts.entries.find(({ id }) => id === entryId));
    const { reason: _reason, exchanges: former, ...kept } = entry;
    const why = fields.status === 'disqualified' && reason !== '' ? { reason } : {};
    const judged = disqualification(entry, fields, author);
    const edited = { ...kept, ...fields, ...why, ...judged, withdrawnBy: withdrawnBy(entry, fields.status) };
    const exchanges = judged === null ? former : newExchanges(facts, withEntry(facts, edited));
    const next = exchanges === undefined || exchanges.length === 0 ? edited : { ...edited, exchanges };
    if (isDeepStrictEqual(entry, next)) return { result: entry };
    if (entry.revision !== expectedRevision) throw new ApiError('edit_conflict');
    refusePersonal(entry, fields);
    refuseNewIds(entry, next, facts.entries, excluded);
    const result = { ...next, revision: entry.revision + 1 };
    const audit = auditOf('entry.update', facts, entryId, {
      before: auditFields(entry),
      after: auditFields(result),
    });
    const isBack = entry.status !== 'active' && result.status === 'active';
    return { result, next: withJoining(withEntry(facts, result), isBack ? [result] : []), audit };
  });
}

/** Sets or removes an entry's emblem. Repeating the call has no effect. */
export function entryEmblem(entryId: string, { emblem, from }: EntryEmblem): Decide<Pick<EntryEmblem, 'emblem'>> {
  return requirePlan((facts) => {
    const entry = found(facts.entries.find(({ id }) => id === entryId));
    const { emblem: before = null, ...rest } = entry;
    if (before === emblem) return { result: { emblem } };
    if (before !== from) throw new ApiError('edit_conflict');
    const next = emblem === null ? rest : { ...rest, emblem };
    const audit = auditOf('entry.emblem', facts, entryId, { before: { emblem: before }, after: { emblem } });
    return { result: { emblem }, next: withEntry(facts, next), audit };
  });
}

/** Removes an entry from the competition, its draw and its groups. */
export function withoutEntry(facts: Planned, entryId: string): Planned {
  const without = (ids: readonly string[]) => ids.filter((id) => id !== entryId);
  const stages = facts.competition.stages.map((stage) => {
    const isIn = stage.groups.some(({ entryIds }) => entryIds.includes(entryId));
    if (!isIn) return stage;
    const groups = stage.groups.map((group) => ({ ...group, entryIds: without(group.entryIds) }));
    return { ...stage, draw: stage.draw && drawWithout(stage.draw, [entryId]), groups };
  });
  const { adjustments, takenBack } = facts.competition;
  const isOtherEntry = (item: { entryId: string }) => item.entryId !== entryId;
  const entries = facts.entries.filter(({ id }) => id !== entryId);
  return withPlan(
    { ...facts, entries },
    {
      stages,
      adjustments: adjustments.filter(isOtherEntry),
      ...(takenBack ? { takenBack: takenBack.filter(isOtherEntry) } : {}),
    },
  );
}

/** Deletes an entry. An entry with a result can't be deleted, only withdrawn. */
export function entryRemoval(entryId: string): Decide<Deleted> {
  return partRemoval(
    entryId,
    ({ entries }) => entries,
    (facts, entry) => {
      if (hasResult(facts, entryId)) throw refusalError(refuse('entry_with_result', 'entryId'));
      const audit = auditOf('entry.delete', facts, entryId, { before: auditFields(entry), after: null });
      return { next: withoutEntry(facts, entryId), audit };
    },
  );
}

export function fieldsOfRegistration(registration: Named): Applicant['fields'] {
  return { name: registration.team?.name ?? '', players: playersOf(registration) };
}

/** Erases an entry's personal data and emblem. The public name stays. */
export function erasedEntry({ reason: _reason, emblem: _emblem, ...entry }: Entry, hash: KeyedHash): Entry {
  return {
    ...entry,
    name: entryName(entry),
    publicIds: playerIdsOf(entry, hash),
    players: entry.players.map(({ nickname }) => ({ nickname, freeFireId: null })),
    aliases: [],
    registrationId: null,
  };
}

/** Removes proofs of how prizes were sent, which may contain accounts or phones. Covers one entry, or all. */
export function withoutProofs(facts: Planned, entryId?: string): Planned {
  const isAffected = (prize: Prize) => entryId === undefined || prize.entryId === entryId;
  const prizes = facts.prizes.map((prize) => (isAffected(prize) ? { ...prize, how: '', proof: null } : prize));
  return { ...facts, prizes };
}

/** Erases personal data of all entries, including screenshots and emblems. Public names and results stay. */
export function playerErasure(hash: KeyedHash): Decide<void> {
  return ifPlanned((facts) => {
    const isKnown = ({ registrationId, players, aliases, emblem }: Entry) =>
      registrationId !== null ||
      emblem !== undefined ||
      aliases.length > 0 ||
      players.some(({ freeFireId }) => freeFireId !== null);
    const hasPicture = facts.matches.some(({ picture }) => picture !== null);
    const hasProof = facts.prizes.some(({ how, proof }) => how !== '' || proof !== null);
    if (!(hasPicture || hasProof || facts.entries.some(isKnown))) return null;
    const entries = facts.entries.map((entry) => erasedEntry(entry, hash));
    const matches = facts.matches.map((match) => ({ ...match, picture: null }));
    return { next: withoutProofs({ ...facts, entries, matches }) };
  });
}
