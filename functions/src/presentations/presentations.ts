import { isDeepStrictEqual } from 'node:util';
import { countIn, type OwnPresentation, type Presentation, presentationIn } from '@arena/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { adminDocument, removePresentation, SHOWN, toAdminRecord } from '../account/admin-record.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { forgetTeamPictures, requirePicture } from '../pictures/pictures.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { existingDocument } from '../platform/firestore.ts';
import { newId } from '../platform/repetition.ts';

/** An admin's presentation: public id and content, null if hidden. `revision` counts the changes. */
interface StandingPresentation extends OwnPresentation {
  id: string | null;
}

/** @throws ApiError `forbidden` if the account is no longer an admin's. */
async function readPresentation(tx: Transaction, { db }: Context, uid: string): Promise<StandingPresentation> {
  const admin = existingDocument(await tx.get(adminDocument(db, uid)), 'forbidden');
  const id = toAdminRecord(admin).shownAs;
  const all = await tx.get(db.doc(SHOWN));
  const shown = id === null ? null : presentationIn(all.get('people')?.[id]);
  return { id, shown, revision: countIn(admin.get('shownRevision')) };
}

/** Audits that a person is shown, without the content, so that hiding leaves no trace of it. */
function writeShown(tx: Transaction, context: Context, uid: string, before: boolean, after: boolean): void {
  const action = after ? 'presentation.show' : 'presentation.hide';
  writeAudit(tx, context, { action, target: uid, before: { shown: before }, after: { shown: after } });
}

function hideIn(tx: Transaction, context: Context, uid: string, current: StandingPresentation): OwnPresentation {
  if (current.id === null) return { shown: current.shown, revision: current.revision };
  const revision = current.revision + 1;
  tx.update(adminDocument(context.db, uid), { shownAs: null, shownRevision: revision });
  removePresentation(tx, context.db, current.id);
  writeShown(tx, context, uid, true, false);
  return { shown: null, revision };
}

/** @throws ApiError `forbidden` */
export function getOwnPresentation(context: Context): Promise<OwnPresentation> {
  return context.db.runTransaction(
    async (tx) => {
      const { shown, revision } = await readPresentation(tx, context, context.actor);
      return { shown, revision };
    },
    { readOnly: true },
  );
}

/** Publishes the actor's presentation. @throws ApiError `edit_conflict`, `forbidden`, `invalid` without the picture. */
export async function showPresentation(
  context: Context,
  { revision, ...presentation }: Presentation & { revision: number },
): Promise<OwnPresentation> {
  const { db, now, actor: uid } = context;
  if (presentation.picture !== null) await requirePicture(context, presentation.picture, 'picture');
  const shown = await db.runTransaction(async (tx) => {
    const current = await readPresentation(tx, context, uid);
    if (isDeepStrictEqual(presentation, current.shown)) return { shown: current.shown, revision: current.revision };
    if (revision !== current.revision) throw new ApiError('edit_conflict');
    const id = current.id ?? newId();
    const since = current.id === null ? { since: now.toISOString() } : {};
    tx.update(adminDocument(db, uid), { shownAs: id, shownRevision: revision + 1 });
    tx.set(db.doc(SHOWN), { people: { [id]: { ...presentation, ...since } } }, { merge: true });
    writeShown(tx, context, uid, current.id !== null, true);
    return { shown: presentation, revision: revision + 1 };
  });
  forgetTeamPictures(db);
  return shown;
}

/** Hides the actor's presentation. @throws ApiError `forbidden` */
export async function hideOwnPresentation(context: Context): Promise<OwnPresentation> {
  const hidden = await context.db.runTransaction(async (tx) =>
    hideIn(tx, context, context.actor, await readPresentation(tx, context, context.actor)),
  );
  forgetTeamPictures(context.db);
  return hidden;
}

/** Hides the presentation with a public id, if there is one. */
export async function hidePresentation(context: Context, id: string): Promise<void> {
  const { db } = context;
  await db.runTransaction(async (tx) => {
    const [admin] = (await tx.get(db.collection('admins').where('shownAs', '==', id).limit(1))).docs;
    if (admin === undefined) return;
    hideIn(tx, context, admin.id, await readPresentation(tx, context, admin.id));
  });
  forgetTeamPictures(db);
}
