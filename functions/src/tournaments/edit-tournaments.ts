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
  teamSizeInText,
} from '@arena/domain';
import type { DocumentSnapshot, Precondition, WriteBatch } from 'firebase-admin/firestore';
import { difference, writeAudit } from '../audit/write-audit.ts';
import { markHistoryStale, updateHistory } from '../history/history.ts';
import { deliverSoon } from '../outbox/notices.ts';
import { requirePicture } from '../pictures/pictures.ts';
import { ApiError } from '../platform/api-error.ts';
import { commitDocument } from '../platform/commit-document.ts';
import type { Context } from '../platform/context.ts';
import { existingDocument } from '../platform/firestore.ts';
import { describeFault } from '../platform/log.ts';
import { retry } from '../platform/pace/wait.ts';
import { isRepeated, requestHash } from '../platform/repetition.ts';
import { notifyChannels, runPublication } from './publication.ts';
import { editedFields, toFields, toStoredTournament, toTournament } from './tournament-document.ts';
import { byRequestKey, findTournament, tournamentsIn } from './tournament-queries.ts';

/** Publishes due tournaments and updates the catalogue. Errors are only logged, because the job repeats it. */
export async function announceTournaments(context: Context): Promise<void> {
  await deliverSoon(context);
  try {
    await runPublication(context);
    await updateHistory(context);
  } catch (error) {
    context.log.error('change not announced', { err: describeFault(error) });
  }
}

/** Returns the tournament after due publications. */
async function announced(context: Context, tournament: Tournament): Promise<Tournament> {
  await announceTournaments(context);
  return (await findTournament(context, tournament.id)) ?? tournament;
}

/** Returns the team size: the admin's input, or the one that a changed modality implies. */
function sizeOf({ modality, teamSize }: Tournament, input: Partial<Tournament>): TeamSize {
  const { modality: next = modality } = input;
  return input.teamSize ?? (next === modality ? null : teamSizeInText(next)) ?? teamSize;
}

/** Confirmation windows count from the last change, so that players don't lose seats by earlier times. */
function confirmationsSince(current: Tournament, next: Tournament, now: Date): Tournament['confirmationsSince'] {
  const { date, status, confirmations } = difference(current, next).after;
  const isSame = date === undefined && status === undefined && confirmations === undefined;
  return isSame ? current.confirmationsSince : now.toISOString();
}

/** Applies an admin's input. @throws ApiError `invalid` if fields contradict each other. */
function edited(current: Tournament, input: Partial<Tournament>, now: Date): Tournament {
  const next = readTournament(current.id, { ...current, ...input, teamSize: sizeOf(current, input) });
  const problems = checkTournament(next);
  if (Object.keys(problems).length > 0) throw new ApiError('invalid', { fields: problems });
  const timed = { ...next, confirmationsSince: confirmationsSince(current, next, now) };
  if (next.status === current.status) return timed;
  return { ...timed, publishedAt: next.status === 'published' ? now.toISOString() : null };
}

/** Calendars need the date of a withdrawn tournament. */
export function withdrawalOf({ status, date, revision }: Pick<Tournament, 'status' | 'date' | 'revision'>) {
  return status === 'published' && date !== null ? { withdrawal: { date, revision: revision + 1 } } : {};
}

/**
 * Finds the first readable id that no tournament has or had, or that this request already created. Ids of deleted
 * tournaments aren't reused, because phones and chats keep their addresses.
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
  if (poster) await requirePicture(context, poster, 'poster');
  if (sponsor) await requirePicture(context, sponsor.picture, 'sponsor.picture');
}

/** @throws ApiError `invalid` for a field, or `key_reused` */
export async function createTournament(context: Context, input: TournamentInput, key: string): Promise<Tournament> {
  const { db, now } = context;
  await demandPictures(context, input);
  const hashOfBody = requestHash(context, input);
  const [earlier] = (await byRequestKey(db, key).get()).docs;
  if (earlier !== undefined && isRepeated(earlier, hashOfBody)) return announced(context, toTournament(earlier));
  const made = edited(readTournament(key, { ...emptyTournament, revision: 1 }), input, now);
  const { id: _, ...fields } = made;
  async function create(): Promise<Tournament> {
    const document = await readableDocument(context, made, key);
    if (isRepeated(document, hashOfBody)) return toTournament(document);
    const { id } = document;
    const batch = db.batch();
    batch.create(document.ref, { ...toFields(fields), requestKey: key, requestHash: hashOfBody });
    markHistoryStale(batch, db);
    notifyChannels(batch, context, null, { ...fields, id });
    writeAudit(batch, context, { action: 'tournament.create', target: id, before: null, after: fields });
    await batch.commit();
    return { ...fields, id };
  }
  // No lock: if several creations want the same id, one gets it and the others try the next.
  const deadline = performance.now() + limits.operationDeadline;
  return announced(context, await retry(create, () => performance.now() > deadline));
}

export function unchanged({ updateTime }: DocumentSnapshot): Precondition {
  return updateTime === undefined ? { exists: true } : { lastUpdateTime: updateTime };
}

/** Edits a tournament. Not allowed after its deletion began. */
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
  // An edit of the modality also stores the team size, which older tournaments derive from the modality.
  const size = 'modality' in after ? { teamSize: result.teamSize } : {};
  const left = result.status === 'published' ? {} : withdrawalOf(current);
  batch.update(document.ref, editedFields(document, { ...after, ...size, ...left }), unchanged(document));
  markHistoryStale(batch, context.db);
  notifyChannels(batch, context, stored, result);
  writeAudit(batch, context, { action: 'tournament.update', target: current.id, before, after });
  return result;
}

/** @throws ApiError `tournament_not_found`, `edit_conflict`, or `invalid` for a field */
export async function updateTournament(context: Context, id: string, update: TournamentUpdate): Promise<Tournament> {
  await demandPictures(context, update);
  const tournament = await commitDocument(tournamentsIn(context.db).doc(id), (current, batch) =>
    editIn(batch, context, current, update),
  );
  return announced(context, tournament);
}
