import type { PublicTournament } from '@arena/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { type Database, toTimestamp } from '../platform/firestore.ts';

/** The catalogue as it was read: its content, and the version a write must find unchanged (null: none yet). */
interface StoredCatalogue {
  tournaments: unknown;
  version: Timestamp | null;
}

export interface CatalogueStore {
  read(): Promise<StoredCatalogue>;
  /** Replaces the catalogue; a lost race where it is no longer the version that was read. */
  write(tournaments: readonly PublicTournament[], version: Timestamp | null, now: Date): Promise<void>;
}

export function catalogueStore(database: Database): CatalogueStore {
  const catalogue = database.doc('catalogue/published');
  return {
    async read() {
      const document = await catalogue.get();
      return { tournaments: document.get('tournaments'), version: document.updateTime ?? null };
    },
    async write(tournaments, version, now) {
      const content = { updatedAt: toTimestamp(now), tournaments };
      if (version === null) await catalogue.create(content);
      else await catalogue.update(content, { lastUpdateTime: version });
    },
  };
}
