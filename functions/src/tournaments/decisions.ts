import {
  checkTournament,
  emptyTournament,
  isOver,
  isPublicationDue,
  readTournament,
  type TeamSize,
  type Tournament,
  type TournamentCreate,
  type TournamentUpdate,
  teamSizeSaid,
} from '@arena/domain';
import { difference, entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError } from '../failure.ts';
import type { DecideOne, Step } from '../records/change.ts';
import { editingOf } from '../records/editing.ts';
import type { StoredTournament } from './store.ts';

type Decide = DecideOne<StoredTournament, Tournament>;

function toTournament(stored: StoredTournament): Tournament {
  return readTournament(stored.id, stored);
}

const { present, creation: creationOf } = editingOf<StoredTournament, Tournament>({
  name: 'tournament',
  missing: 'tournament_not_found',
  shown: toTournament,
});

/** How many play together: what an organiser wrote, else what another modality says. */
function sizeOf({ modality, teamSize }: Tournament, written: Partial<Tournament>): TeamSize {
  const { modality: next = modality } = written;
  return written.teamSize ?? (next === modality ? null : teamSizeSaid(next)) ?? teamSize;
}

/** Since when the times count by which players confirm: nobody loses a place by times that were other ones before. */
function confirmationsSince(current: Tournament, next: Tournament, now: Date): Tournament['confirmationsSince'] {
  const { date, status, confirmations } = difference(current, next).after;
  const isSame = date === undefined && status === undefined && confirmations === undefined;
  return isSame ? current.confirmationsSince : now.toISOString();
}

/** The tournament with fields that an organiser wrote, as it will be read; publishing it is timed. */
function written(current: Tournament, fields: Partial<Tournament>, { now }: Actor): Tournament {
  const next = readTournament(current.id, { ...current, ...fields, teamSize: sizeOf(current, fields) });
  const problems = checkTournament(next);
  if (Object.keys(problems).length > 0) throw new ApiError('invalid', { fields: problems });
  const timed = { ...next, confirmationsSince: confirmationsSince(current, next, now) };
  if (next.status === current.status) return timed;
  return { ...timed, publishedAt: next.status === 'published' ? now.toISOString() : null };
}

/** Decides on a new tournament; one that is there already was made by the same request. */
export function creation(id: string, input: Omit<TournamentCreate, 'requestId'>, actor: Actor): Decide {
  const empty = readTournament(id, { ...emptyTournament, revision: 1 });
  return creationOf(written(empty, input, actor), actor);
}

/** What stays known of one that visitors see when they see it no more: nothing that is written of it afterwards. */
function withdrawalOf({
  status,
  date,
  revision,
}: Pick<Tournament, 'status' | 'date' | 'revision'>): Partial<Pick<StoredTournament, 'withdrawal'>> {
  return status === 'published' && date !== null ? { withdrawal: { date, revision: revision + 1 } } : {};
}

/**
 * Decides on new fields for a tournament. Where it has them all already nothing is done, so that a repeated call
 * answers the same; whoever edits one that is being deleted wants it to stay.
 */
export function edit({ revision, ...fields }: TournamentUpdate, actor: Actor): Decide {
  return (stored) => {
    const { removing } = present(stored);
    const current = toTournament(present(stored));
    const next = written(current, fields, actor);
    if (Object.keys(difference(current, next).after).length === 0 && !removing) return { result: current };
    if (revision !== undefined && revision !== current.revision) throw new ApiError('edited_meanwhile');
    const result = { ...next, revision: current.revision + 1 };
    const changed = difference({ ...current, removing }, { ...result, removing: false });
    const audit = entryOf('tournament.update', current.id, actor, changed);
    // A record without it goes by its modality: with another one it is kept, so that it says what was decided.
    const size = 'modality' in changed.after ? { teamSize: result.teamSize } : {};
    const left = result.status === 'published' ? {} : withdrawalOf(current);
    return { result, write: { fields: { ...changed.after, ...size, ...left }, audit } };
  };
}

/**
 * Decides on publishing a tournament whose time has come at `now`; whether it did. Nobody's doing, so it isn't
 * recorded.
 */
export function publication(now: Date): DecideOne<StoredTournament, boolean> {
  return (current) => {
    if (current === null || !isPublicationDue(current, now)) return { result: false };
    const at = now.toISOString();
    // As where an organiser publishes it: the times by which players confirm begin now.
    const fields = { status: 'published', publishedAt: at, confirmationsSince: at };
    return { result: true, write: { fields, audit: null } };
  };
}

/** What belongs to a tournament and has to go before it: ids of some registrations, and whether there is a competition. */
export interface Belongings {
  registrations: readonly string[];
  competition: boolean;
}

/** What is left of a tournament that is to be deleted. */
export interface Remains extends Belongings {
  gone: boolean;
}

/**
 * Decides on the removal of a tournament. One to which something belongs is withdrawn first, so that nothing is added
 * any more; that is when its deletion is recorded, and whether it took place: then it stays counted. Without `force`
 * registrations are a reason to refuse.
 */
export function removal(belongings: () => Promise<Belongings>, force: boolean, actor: Actor) {
  let found = false;
  return async (current: StoredTournament | null): Promise<Step<Remains>> => {
    if (current === null && found) return { result: { gone: true, registrations: [], competition: false } };
    // Who won stays out of the record: a name that its player has hidden would be in it for ever.
    const { id, removing, wasHeld: _, result: __, withdrawal, ...fields } = present(current);
    found = true;
    const remaining = await belongings();
    const isPublic = fields.status === 'published';
    const wasHeld = isPublic && isOver(fields, actor.now);
    const gone = remaining.registrations.length === 0 && !remaining.competition && (removing || !wasHeld);
    const remains = { ...remaining, gone };
    const audit = removing ? null : entryOf('tournament.delete', id, actor, { before: fields, after: null });
    if (gone) return { result: remains, write: { fields: null, audit } };
    if (remaining.registrations.length > 0 && !force) throw new ApiError('has_registrations');
    if (audit === null) return { result: remains };
    const inside = { removing: true, wasHeld, withdrawal, ...withdrawalOf(fields) };
    const withdrawn = { status: 'draft', publishedAt: null, revision: fields.revision + 1, ...inside };
    return { result: remains, write: { fields: withdrawn, audit } };
  };
}
