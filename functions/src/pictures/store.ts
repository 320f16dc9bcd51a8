import { type PictureSize, shownOrganisers } from '@arena/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { AuditEntry } from '../audit/entry.ts';
import { recordIn } from '../audit/store.ts';
import { SHOWN } from '../auth/store.ts';
import { won } from '../platform/fault.ts';
import { type Database, toTimestamp } from '../platform/firestore.ts';
import { pagesOf } from '../platform/page.ts';
import type { Snapshot } from '../records/commit-onto.ts';
import type { EncodedPicture } from './encode.ts';

/** What is written of a picture: that somebody means to use it, and all of it where it is new. */
interface PictureChange {
  keptAt: Date;
  made?: { sizes: EncodedPicture['sizes']; audit: AuditEntry };
}

/** A picture that was kept a while ago. */
interface OldPicture {
  id: string;
  /** Deletes it, unless somebody has meant to use it since; whether it did. */
  remove(): Promise<boolean>;
}

export interface PictureStore {
  /** When somebody last meant to use a picture; null: there is none. */
  read(id: string): Promise<Snapshot<Date | null, PictureChange>>;
  /** A picture in one of its sizes; null: there is none. */
  content(id: string, size: PictureSize): Promise<Uint8Array | null>;
  /** Whether it is the poster of a tournament that visitors see, or of somebody of the team who shows themselves. */
  isPublic(id: string): Promise<boolean>;
  /** Whether a tournament, a match, a prize or somebody of the team has it. */
  isUsed(id: string): Promise<boolean>;
  /** Every picture that nobody has meant to use since `before`. */
  keptBefore(before: Date): AsyncGenerator<OldPicture, void, undefined>;
}

export function pictureStore(database: Database): PictureStore {
  const pictures = database.collection('pictures');
  const withPoster = (id: string) => database.collection('tournaments').where('poster', '==', id).select().limit(1);
  const withScreenshot = (id: string) => database.collectionGroup('matches').where('picture', '==', id).limit(1);
  const withProof = (id: string) => database.collectionGroup('prizes').where('proof', '==', id).limit(1);

  const isOfTeam = async (id: string) => {
    const shown = await database.doc(SHOWN).get();
    return shownOrganisers(shown.data() ?? null).some(({ picture }) => picture === id);
  };

  return {
    async read(id) {
      const [known] = await database.getAll(pictures.doc(id), { fieldMask: ['keptAt'] });
      const keptAt: unknown = known?.get('keptAt');
      return {
        facts: keptAt instanceof Timestamp ? keptAt.toDate() : null,
        async commit({ keptAt: now, made }) {
          const batch = database.batch();
          const fields = { keptAt: toTimestamp(now) };
          if (made === undefined) batch.update(pictures.doc(id), fields);
          else {
            batch.create(pictures.doc(id), { ...fields, sizes: made.sizes });
            recordIn(batch, database, made.audit);
          }
          await batch.commit();
        },
      };
    },

    async content(id, size) {
      const [found] = await database.getAll(pictures.doc(id), { fieldMask: [`sizes.${size}`] });
      const bytes: unknown = found?.get(`sizes.${size}`);
      return bytes instanceof Uint8Array ? bytes : null;
    },

    isPublic: async (id) => !(await withPoster(id).where('status', '==', 'published').get()).empty || isOfTeam(id),

    async isUsed(id) {
      const asked = [withPoster(id), withScreenshot(id).select(), withProof(id).select()];
      const found = await Promise.all(asked.map((query) => query.get()));
      return found.some(({ empty }) => !empty) || isOfTeam(id);
    },

    async *keptBefore(before) {
      const old = pictures.where('keptAt', '<', toTimestamp(before)).orderBy('keptAt').select();
      for await (const { id, ref, updateTime } of pagesOf(old))
        yield { id, remove: () => won(ref.delete({ lastUpdateTime: updateTime })) };
    },
  };
}
