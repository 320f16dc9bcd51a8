import {
  type Exclusion,
  type ExclusionEdit,
  exclusionKeptUntil,
  isInForce,
  isPast,
  limits,
  type NewExclusion,
} from '@arena/domain';
import { applyEdit, writeAudit } from '../audit/write-audit.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { existingDocument, toTimestamp } from '../platform/firestore.ts';
import { requestHash } from '../platform/repetition.ts';
import { exclusionDocument, exclusionsIn, toExclusion } from './exclusion-document.ts';

/** Adds the date on which Firestore deletes the record. */
function toFields({ id: _id, ...exclusion }: Exclusion) {
  const deleteAt = exclusionKeptUntil(exclusion);
  return { ...exclusion, deleteAt: deleteAt && toTimestamp(deleteAt) };
}

function refuse(fields: Record<string, string>): never {
  throw new ApiError('invalid', { fields });
}

/** Lists the excluded players, newest first, with those whose exclusion ended within the retention. */
export async function listExclusions({ db }: Context): Promise<Exclusion[]> {
  const { docs } = await exclusionsIn(db).orderBy('excludedAt', 'desc').limit(limits.exclusions).get();
  return docs.map(toExclusion);
}

/** @throws ApiError `not_found` */
export async function readExclusion({ db }: Context, id: string): Promise<Exclusion> {
  return toExclusion(existingDocument(await exclusionsIn(db).doc(id).get()));
}

/**
 * Excludes a player ID from every tournament. No registration gains it from the reply on; those that have it stay.
 * @throws ApiError `invalid` for a past end, an ID that is excluded already, or a full list
 */
export function excludePlayer(context: Context, exclusion: NewExclusion, key: string): Promise<Exclusion> {
  const { db, now, actor } = context;
  const { freeFireId, reason, until } = exclusion;
  const document = exclusionDocument(context, freeFireId);
  const hashOfRequest = requestHash(context, [key, exclusion]);
  return db.runTransaction(async (tx) => {
    const existing = await tx.get(document);
    const former = existing.exists ? toExclusion(existing) : null;
    if (former !== null && existing.get('requestHash') === hashOfRequest) return former;
    if (former !== null && isInForce(former, now)) return refuse({ freeFireId: 'Este ID ya está excluido' });
    if (isPast(until, now)) return refuse({ until: 'Elige una fecha que todavía no llegó' });
    const { size } = await tx.get(exclusionsIn(db).select().limit(limits.exclusions));
    if (former === null && size >= limits.exclusions) {
      return refuse({ freeFireId: `Ya hay ${limits.exclusions} excluidos: termina una exclusión antes` });
    }
    const next: Exclusion = {
      id: document.id,
      freeFireId,
      reason,
      until,
      note: '',
      excludedBy: actor,
      excludedAt: now.toISOString(),
      endedBy: null,
      endedAt: null,
      revision: (former?.revision ?? 0) + 1,
    };
    tx.set(document, { ...toFields(next), requestHash: hashOfRequest });
    // The reason and the note are about a person: the log has the end alone.
    writeAudit(tx, context, { action: 'exclusion.create', target: document.id, before: null, after: { until } });
    return next;
  });
}

/**
 * Moves the end of an exclusion, ends it now, or notes what the player answered.
 * @throws ApiError `not_found`, `edit_conflict`, or `invalid` for a past end
 */
export function editExclusion(
  context: Context,
  id: string,
  { revision, ended, ...changes }: ExclusionEdit,
): Promise<Exclusion> {
  const { db, now, actor } = context;
  const document = exclusionsIn(db).doc(id);
  return db.runTransaction(async (tx) => {
    const current = toExclusion(existingDocument(await tx.get(document)));
    const isEnding = ended === true && isInForce(current, now);
    const edit = applyEdit(
      current,
      { ...changes, ...(isEnding ? { endedBy: actor, endedAt: now.toISOString() } : {}) },
      revision,
    );
    if (edit === null) return current;
    if (changes.until !== undefined && isPast(changes.until, now)) {
      return refuse({ until: 'Elige una fecha que todavía no llegó' });
    }
    const { next } = edit;
    tx.update(document, toFields(next));
    const changed = Object.keys(changes).filter((field) => field in edit.after);
    writeAudit(tx, context, {
      action: isEnding ? 'exclusion.end' : 'exclusion.update',
      target: id,
      before: { until: current.until, ended: current.endedAt !== null },
      after: { until: next.until, ended: next.endedAt !== null, changed },
    });
    return next;
  });
}
