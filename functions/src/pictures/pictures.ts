import { HOUR, limits, type PictureSize, shownOrganisers } from '@arena/domain';
import type { FileReply } from '@arena/domain/api';
import { type DocumentReference, FieldPath, Filter, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { SHOWN } from '../account/admin-record.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { ApiError, found } from '../platform/api-error.ts';
import { createDatabaseCache } from '../platform/cache.ts';
import type { Context } from '../platform/context.ts';
import { wonRace } from '../platform/fault.ts';
import { type Database, toTimestamp } from '../platform/firestore.ts';
import { pagesOf } from '../platform/page.ts';
import { encodePicture } from './encode.ts';
import { readPicture } from './read-picture.ts';

const picturesIn = (db: Database) => db.collection('pictures');
const isOfTournament = (id: string) =>
  Filter.or(Filter.where('poster', '==', id), Filter.where('sponsor.picture', '==', id));

/** Reads when a picture was last uploaded or requested for use, without its bytes; null if it is missing. */
async function readKeptAt(tx: Transaction, document: DocumentReference): Promise<Date | null> {
  const [known] = await tx.getAll(document, { fieldMask: ['keptAt'] });
  const keptAt: unknown = known?.get('keptAt');
  return keptAt instanceof Timestamp ? keptAt.toDate() : null;
}

const isStale = (keptAt: Date, now: Date) => now.getTime() - keptAt.getTime() > HOUR;

/** Stores a picture. The same file gets the same id. @returns its id. @throws ApiError `invalid` */
export async function addPicture(context: Context, bytes: Uint8Array): Promise<string> {
  const { db, now } = context;
  const { id, sizes } = await encodePicture(bytes);
  const document = picturesIn(db).doc(id);
  await db.runTransaction(async (tx) => {
    const keptAt = await readKeptAt(tx, document);
    if (keptAt === null) {
      tx.create(document, { keptAt: toTimestamp(now), sizes });
      const after = { bytes: sizes.large.length };
      writeAudit(tx, context, { action: 'upload.create', target: id, before: null, after });
    } else if (isStale(keptAt, now)) tx.update(document, { keptAt: toTimestamp(now) });
  });
  return id;
}

/**
 * Requires that a picture exists, and keeps it until the caller has stored its id.
 * @throws ApiError `invalid` for `field` if it was deleted.
 */
export function requirePicture({ db, now }: Context, id: string, field: string): Promise<void> {
  const document = picturesIn(db).doc(id);
  return db.runTransaction(async (tx) => {
    const keptAt = await readKeptAt(tx, document);
    if (keptAt === null) {
      throw new ApiError('invalid', { fields: { [field]: 'Esta imagen ya no está. Súbela de nuevo.' } });
    }
    if (isStale(keptAt, now)) tx.update(document, { keptAt: toTimestamp(now) });
  });
}

async function readTeamPictures(db: Database): Promise<ReadonlySet<string | null>> {
  const shown = await db.doc(SHOWN).get();
  return new Set(shownOrganisers(shown.data() ?? null).map(({ picture }) => picture));
}

const teamPictures = createDatabaseCache(({ db }) => readTeamPictures(db), { ttl: limits.teamPictureCacheTtl, max: 1 });
export const forgetTeamPictures = teamPictures.clear;

/** Sorts after all ids of groups. */
const LAST_GROUP = '~';

/** Checks if a picture is an emblem in the table of a published tournament. Reads one group of each that shows it. */
async function isShownEmblem(db: Database, id: string): Promise<boolean> {
  const shown = db.collectionGroup('groups').where('emblems', 'array-contains', id);
  const first = shown.orderBy(FieldPath.documentId()).limit(1).select();
  for (let next = first; ; ) {
    const results = (await next.get()).docs[0]?.ref.parent.parent;
    if (!results) return false;
    if ((await db.doc(`tournaments/${results.id}`).get()).get('status') === 'published') return true;
    next = first.startAfter(results.collection('groups').doc(LAST_GROUP));
  }
}

/** Checks if a picture is public: poster, sponsor or emblem of a published tournament, or of a presented organiser. */
async function isPublic(context: Context, id: string): Promise<boolean> {
  const { db } = context;
  if ((await teamPictures.get(context)).has(id)) return true;
  const published = db.collection('tournaments').where('status', '==', 'published').where(isOfTournament(id)).limit(1);
  return !(await published.select().get()).empty || isShownEmblem(db, id);
}

/** Reads a picture. Visitors can read public ones only. @throws ApiError `not_found` */
export async function getPicture(context: Context, id: string, size: PictureSize, mayAny: boolean): Promise<FileReply> {
  // A missing picture costs one read.
  const picture = found(await readPicture(context.db, id, size));
  if (!mayAny && !(await isPublic(context, id))) throw new ApiError('not_found');
  return { contentType: 'image/webp', content: [picture] };
}

/** Checks if a tournament, entry, match, prize or presentation uses a picture. */
async function isUsed(db: Database, id: string): Promise<boolean> {
  const queries = [
    db.collection('tournaments').where(isOfTournament(id)).limit(1),
    db.collectionGroup('entries').where('emblem', '==', id).limit(1),
    db.collectionGroup('matches').where('picture', '==', id).limit(1),
    db.collection('competitions').where('proofs', 'array-contains', id).limit(1),
  ];
  const results = await Promise.all(queries.map((query) => query.select().get()));
  return results.some(({ empty }) => !empty) || (await readTeamPictures(db)).has(id);
}

/** Deletes unused pictures, except those that an admin is about to use. */
export async function deleteUnusedPictures({ db, now }: Context): Promise<void> {
  const before = toTimestamp(new Date(now.getTime() - limits.unusedPictureRetention));
  const old = picturesIn(db).where('keptAt', '<', before).orderBy('keptAt').select();
  for await (const { id, ref, updateTime } of pagesOf(old)) {
    if (!(await isUsed(db, id))) await wonRace(ref.delete({ lastUpdateTime: updateTime }));
  }
}
