import { HOUR, limits, type PictureSize, shownOrganisers, withoutHidden } from '@arena/domain';
import type { FileReply } from '@arena/domain/api';
import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { SHOWN } from '../auth/admin-record.ts';
import { toEntry } from '../competitions/competition-document.ts';
import { playerIdsOf } from '../competitions/publish.ts';
import type { Context } from '../context.ts';
import { ApiError, found } from '../failure.ts';
import { writeAudit } from '../lib/audit.ts';
import { won } from '../platform/fault.ts';
import { type Database, toTimestamp } from '../platform/firestore.ts';
import { pagesOf } from '../platform/page.ts';
import { readHiddenIds } from '../players/hidden-players.ts';
import { encodePicture } from './encode.ts';
import { readPicture } from './read-picture.ts';

const picturesIn = (db: Database) => db.collection('pictures');
const withPoster = (db: Database, id: string) => db.collection('tournaments').where('poster', '==', id).limit(1);
const withSponsor = (db: Database, id: string) =>
  db.collection('tournaments').where('sponsor.picture', '==', id).limit(1);
const withEmblem = (db: Database, id: string) => db.collectionGroup('entries').where('emblem', '==', id);

/** Reads when an admin last meant to use a picture, without its bytes; null where there is none. */
async function readKeptAt(tx: Transaction, document: DocumentReference): Promise<Date | null> {
  const [known] = await tx.getAll(document, { fieldMask: ['keptAt'] });
  const keptAt: unknown = known?.get('keptAt');
  return keptAt instanceof Timestamp ? keptAt.toDate() : null;
}

const isStale = (keptAt: Date, now: Date) => now.getTime() - keptAt.getTime() > HOUR;

/** Keeps a picture; the same file again is the same picture. @returns its id. @throws ApiError `invalid` */
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
 * Makes sure that a picture is there, and stays until the caller has stored its id.
 * @throws ApiError `invalid` beside `field` where it is gone.
 */
export function demandPicture({ db, now }: Context, id: string, field: string): Promise<void> {
  const document = picturesIn(db).doc(id);
  return db.runTransaction(async (tx) => {
    const keptAt = await readKeptAt(tx, document);
    if (keptAt === null) {
      throw new ApiError('invalid', { fields: { [field]: 'Esta imagen ya no está. Súbela de nuevo.' } });
    }
    if (isStale(keptAt, now)) tx.update(document, { keptAt: toTimestamp(now) });
  });
}

async function isOfTeam(db: Database, id: string): Promise<boolean> {
  const shown = await db.doc(SHOWN).get();
  return shownOrganisers(shown.data() ?? null).some(({ picture }) => picture === id);
}

/** Tells whether a picture stands beside a name in the table of a published tournament: a hidden player's doesn't. */
async function isShownEmblem({ db, hash }: Context, id: string): Promise<boolean> {
  const entries = (await withEmblem(db, id).limit(limits.page.default).get()).docs;
  if (entries.length === 0) return false;
  const hidden = await readHiddenIds(db);
  const shown = entries.filter((document) => {
    const entry = toEntry(document);
    return withoutHidden(entry, playerIdsOf(entry, hash), hidden).emblem === id;
  });
  const ids = new Set(shown.flatMap(({ ref }) => ref.parent.parent?.id ?? []));
  const tournaments = await Promise.all([...ids].map((tournamentId) => db.doc(`tournaments/${tournamentId}`).get()));
  return tournaments.some((tournament) => tournament.get('status') === 'published');
}

/** Tells whether visitors see a picture: as poster, sponsor or emblem of a published tournament, or of an organiser. */
async function isPublic(context: Context, id: string): Promise<boolean> {
  const { db } = context;
  const ofTournament = [withPoster(db, id), withSponsor(db, id)].map((query) =>
    query.where('status', '==', 'published').select().get(),
  );
  const published = await Promise.all(ofTournament);
  if (published.some(({ empty }) => !empty)) return true;
  return (await isOfTeam(db, id)) || isShownEmblem(context, id);
}

/** Reads a picture; a visitor gets the public ones. @throws ApiError `not_found` */
export async function getPicture(context: Context, id: string, size: PictureSize, mayAny: boolean): Promise<FileReply> {
  if (!mayAny && !(await isPublic(context, id))) throw new ApiError('not_found');
  return { contentType: 'image/webp', content: [found(await readPicture(context.db, id, size))] };
}

/** Tells whether a tournament, an entry, a match, a prize or a person of the team has a picture. */
async function isUsed(db: Database, id: string): Promise<boolean> {
  const queries = [
    withPoster(db, id),
    withSponsor(db, id),
    withEmblem(db, id).limit(1),
    db.collectionGroup('matches').where('picture', '==', id).limit(1),
    db.collection('competitions').where('proofs', 'array-contains', id).limit(1),
  ];
  const results = await Promise.all(queries.map((query) => query.select().get()));
  return results.some(({ empty }) => !empty) || isOfTeam(db, id);
}

/** Deletes the pictures that nothing uses; one that an admin means to use meanwhile stays. */
export async function deleteUnusedPictures({ db, now }: Context): Promise<void> {
  const before = toTimestamp(new Date(now.getTime() - limits.unusedPictureKept));
  const old = picturesIn(db).where('keptAt', '<', before).orderBy('keptAt').select();
  for await (const { id, ref, updateTime } of pagesOf(old)) {
    if (!(await isUsed(db, id))) await won(ref.delete({ lastUpdateTime: updateTime }));
  }
}
