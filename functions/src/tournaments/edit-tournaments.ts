import {
  checkTournament,
  communityZone,
  emptyTournament,
  limits,
  readableId,
  readTournament,
  type TeamSize,
  type Tournament,
  type TournamentInput,
  type TournamentUpdate,
  teamSizeSaid,
} from '@arena/domain';
import type { DocumentSnapshot, Precondition, WriteBatch } from 'firebase-admin/firestore';
import { deleteCompetition, hasCompetition } from '../competitions/competition-document.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../failure.ts';
import { noteStaleIn, updateHistory } from '../history/history.ts';
import { difference, writeAudit } from '../lib/audit.ts';
import { commitDocument } from '../lib/commit-document.ts';
import { isRepeated, requestHash } from '../lib/repetition.ts';
import { deliverSoon } from '../notices/notices.ts';
import { demandPicture } from '../pictures/pictures.ts';
import { existingDocument } from '../platform/firestore.ts';
import { describeFault } from '../platform/log.ts';
import { retry } from '../platform/pace/wait.ts';
import { removalWithTournament } from '../registration-queue/commands.ts';
import { applyToRegistrations } from '../registration-queue/registration-queue.ts';
import { findIdsOf } from '../registrations/queries.ts';
import { deleteWebhooksOf } from '../webhooks/webhooks.ts';
import { runPublication } from './publication.ts';
import { findTournament, madeBy, tournamentsIn } from './queries.ts';
import { tellChannels } from './tell-channels.ts';
import { editedFields, toFields, toStoredTournament, toTournament } from './tournament-document.ts';

/** Publishes what is due and updates the catalogue. The write stands where this fails: the job repeats it. */
async function announce(context: Context): Promise<void> {
  deliverSoon(context);
  try {
    await runPublication(context);
    await updateHistory(context);
  } catch (error) {
    context.log.error('change not announced', { err: describeFault(error) });
  }
}

/** The tournament once what is due was published. */
async function announced(context: Context, tournament: Tournament): Promise<Tournament> {
  await announce(context);
  return (await findTournament(context, tournament.id)) ?? tournament;
}

/** Players of a registration: what the admin wrote, else what another modality says. */
function sizeOf({ modality, teamSize }: Tournament, input: Partial<Tournament>): TeamSize {
  const { modality: next = modality } = input;
  return input.teamSize ?? (next === modality ? null : teamSizeSaid(next)) ?? teamSize;
}

/** Confirmation times count from their last change, so that no player loses a place by earlier ones. */
function confirmationsSince(current: Tournament, next: Tournament, now: Date): Tournament['confirmationsSince'] {
  const { date, status, confirmations } = difference(current, next).after;
  const isSame = date === undefined && status === undefined && confirmations === undefined;
  return isSame ? current.confirmationsSince : now.toISOString();
}

/** Applies what an admin wrote. @throws ApiError `invalid` where the fields contradict each other. */
function edited(current: Tournament, input: Partial<Tournament>, now: Date): Tournament {
  const next = readTournament(current.id, { ...current, ...input, teamSize: sizeOf(current, input) });
  const problems = checkTournament(next);
  if (Object.keys(problems).length > 0) throw new ApiError('invalid', { fields: problems });
  const timed = { ...next, confirmationsSince: confirmationsSince(current, next, now) };
  if (next.status === current.status) return timed;
  return { ...timed, publishedAt: next.status === 'published' ? now.toISOString() : null };
}

/** Calendars keep the date of a tournament that is withdrawn. */
function withdrawalOf({ status, date, revision }: Pick<Tournament, 'status' | 'date' | 'revision'>) {
  return status === 'published' && date !== null ? { withdrawal: { date, revision: revision + 1 } } : {};
}

/**
 * Finds the first readable id that no tournament has or had, or that this request has made before: phones and chats keep
 * the addresses of deleted ones.
 */
async function readableDocument({ db }: Context, tournament: Tournament, key: string): Promise<DocumentSnapshot> {
  const readable = readableId(tournament, communityZone);
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? readable : `${readable}-${number}`;
    const [own, audited] = await Promise.all([
      tournamentsIn(db).doc(id).get(),
      db.collection('audit').where('target', '==', id).limit(1).get(),
    ]);
    if (own.exists ? own.get('requestKey') === key : audited.empty) return own;
  }
}

async function demandPictures(context: Context, { poster, sponsor }: TournamentUpdate): Promise<void> {
  if (poster) await demandPicture(context, poster, 'poster');
  if (sponsor) await demandPicture(context, sponsor.picture, 'sponsor.picture');
}

/** @throws ApiError `invalid` beside a field, or `key_reused` */
export async function createTournament(context: Context, input: TournamentInput, key: string): Promise<Tournament> {
  const { db, now } = context;
  await demandPictures(context, input);
  const hashOfBody = requestHash(context, input);
  const [earlier] = (await madeBy(db, key).get()).docs;
  if (earlier !== undefined && isRepeated(earlier, hashOfBody)) return announced(context, toTournament(earlier));
  const made = edited(readTournament(key, { ...emptyTournament, revision: 1 }), input, now);
  const { id: _, ...fields } = made;
  async function create(): Promise<Tournament> {
    const document = await readableDocument(context, made, key);
    if (isRepeated(document, hashOfBody)) return toTournament(document);
    const { id } = document;
    const batch = db.batch();
    batch.create(document.ref, { ...toFields(fields), requestKey: key, requestHash: hashOfBody });
    noteStaleIn(batch, db);
    tellChannels(batch, context, null, { ...fields, id });
    writeAudit(batch, context, { action: 'tournament.create', target: id, before: null, after: fields });
    await batch.commit();
    return { ...fields, id };
  }
  // Without a lock: of creations at the same moment one gets the id, and the others look again.
  const deadline = performance.now() + limits.operationDeadline;
  return announced(context, await retry(create, () => performance.now() > deadline));
}

function unchanged({ updateTime }: DocumentSnapshot): Precondition {
  return updateTime === undefined ? { exists: true } : { lastUpdateTime: updateTime };
}

/** Edits a tournament; one whose deletion began stays. */
function editIn(
  batch: WriteBatch,
  context: Context,
  document: DocumentSnapshot,
  { revision, ...input }: TournamentUpdate,
): Tournament {
  const stored = toStoredTournament(existingDocument(document, 'tournament_not_found'));
  const { removing, withdrawal: _, gone: __, ...current } = stored;
  const next = edited(current, input, context.now);
  if (Object.keys(difference(current, next).after).length === 0 && !removing) return current;
  if (revision !== undefined && revision !== current.revision) throw new ApiError('edit_conflict');
  const result = { ...next, revision: current.revision + 1 };
  const { before, after } = difference({ ...current, removing }, { ...result, removing: false });
  // One stored without a size goes by its modality: with another modality its size is stored.
  const size = 'modality' in after ? { teamSize: result.teamSize } : {};
  const left = result.status === 'published' ? {} : withdrawalOf(current);
  batch.update(document.ref, editedFields(document, { ...after, ...size, ...left }), unchanged(document));
  noteStaleIn(batch, context.db);
  tellChannels(batch, context, stored, result);
  writeAudit(batch, context, { action: 'tournament.update', target: current.id, before, after });
  return result;
}

/** @throws ApiError `tournament_not_found`, `edit_conflict`, or `invalid` beside a field */
export async function updateTournament(context: Context, id: string, update: TournamentUpdate): Promise<Tournament> {
  await demandPictures(context, update);
  const tournament = await commitDocument(tournamentsIn(context.db).doc(id), (current, batch) =>
    editIn(batch, context, current, update),
  );
  return announced(context, tournament);
}

/** Records to delete before the tournament; null once it is gone. */
type Remains = { registrations: string[]; competition: boolean } | null;

/**
 * Deletes a tournament without records. Any other is withdrawn first, which closes its registration and records the
 * deletion.
 */
async function removeIn(
  batch: WriteBatch,
  context: Context,
  document: DocumentSnapshot,
  force: boolean,
): Promise<Remains> {
  if (!document.exists) return null;
  // The winner stays out of the record: a player may hide their name later.
  const { id, removing, result: _, withdrawal: __, gone: ___, ...fields } = toStoredTournament(document);
  const registrations = await findIdsOf(context, id, limits.batch);
  const competition = await hasCompetition(context, id);
  if (registrations.length > 0 && !force) throw new ApiError('has_registrations');
  if (!removing) writeAudit(batch, context, { action: 'tournament.delete', target: id, before: fields, after: null });
  noteStaleIn(batch, context.db);
  if (registrations.length === 0 && !competition) {
    batch.delete(document.ref, unchanged(document));
    return null;
  }
  if (!removing) {
    const withdrawn = { status: 'draft', publishedAt: null, revision: fields.revision + 1, removing: true };
    batch.update(document.ref, { ...withdrawn, ...withdrawalOf(fields) }, unchanged(document));
  }
  return { registrations, competition };
}

/**
 * Deletes a tournament with its registrations and its competition; the same call again goes on where it was broken off.
 * @returns the number of registrations deleted. @throws ApiError `has_registrations` where there are any, unless forced.
 */
export async function deleteTournament(context: Context, id: string, force: boolean): Promise<number> {
  const { db, now } = context;
  for (let removed = 0; ; ) {
    const remains = await commitDocument(tournamentsIn(db).doc(id), (current, batch) =>
      removeIn(batch, context, current, force),
    );
    if (remains === null) {
      await deleteWebhooksOf(context, id);
      await announce(context);
      return removed;
    }
    if (remains.competition) await deleteCompetition(context, id);
    await applyToRegistrations(context, id, remains.registrations, removalWithTournament(now));
    removed += remains.registrations.length;
  }
}
