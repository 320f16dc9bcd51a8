import { countedIn, limits } from '@arena/domain';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { writeAudit } from '../audit/write-audit.ts';
import { deleteCompetition, hasCompetition } from '../competitions/competition-document.ts';
import { markHistoryStale } from '../history/history.ts';
import { deleteWebhooksOf } from '../notices/webhooks/webhooks.ts';
import { ApiError } from '../platform/api-error.ts';
import { commitDocument } from '../platform/commit-document.ts';
import type { Context } from '../platform/context.ts';
import { removalWithTournament } from '../registrations/commands/commands.ts';
import { applyToRegistrations } from '../registrations/queue.ts';
import { findIdsOf } from '../registrations/registration-queries.ts';
import { announceTournaments, unchanged, withdrawalOf } from '../tournaments/edit-tournaments.ts';
import { toStoredTournament } from '../tournaments/tournament-document.ts';
import { tournamentsIn } from '../tournaments/tournament-queries.ts';

/** Records to delete before the tournament; null after its deletion. */
type Remains = { registrations: string[]; competition: boolean } | null;

/**
 * Deletes a tournament without records. Otherwise withdraws it, which closes the registration, and audits the deletion.
 */
async function removeIn(
  batch: WriteBatch,
  context: Context,
  document: DocumentSnapshot,
  force: boolean,
): Promise<Remains> {
  if (!document.exists) return null;
  // The audit omits the winner, who may hide the name later.
  const { id, removing, result: _, withdrawal: __, gone, ...fields } = toStoredTournament(document);
  const registrations = await findIdsOf(context, id, limits.batch);
  const competition = await hasCompetition(context, id);
  const hasRecords = registrations.length > 0 || competition || countedIn(gone.byStatus) > 0;
  if (hasRecords && !force) throw new ApiError('has_registrations');
  if (!removing) writeAudit(batch, context, { action: 'tournament.delete', target: id, before: fields, after: null });
  markHistoryStale(batch, context.db);
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
 * Deletes a tournament with its registrations and competition. Repeating the call continues an interrupted deletion.
 * @returns the number of deleted registrations. @throws ApiError `has_registrations` if it has records, unless forced.
 */
export async function deleteTournament(context: Context, id: string, force: boolean): Promise<number> {
  const { db, now } = context;
  for (let removed = 0; ; ) {
    const remains = await commitDocument(tournamentsIn(db).doc(id), (current, batch) =>
      removeIn(batch, context, current, force),
    );
    if (remains === null) {
      await deleteWebhooksOf(context, id);
      await announceTournaments(context);
      return removed;
    }
    if (remains.competition) await deleteCompetition(context, id);
    await applyToRegistrations(context, id, remains.registrations, removalWithTournament(now));
    removed += remains.registrations.length;
  }
}
