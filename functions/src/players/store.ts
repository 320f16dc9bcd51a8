import { PublicPlayerId } from '@arena/domain';
import { z } from 'zod';
import type { AuditEntry } from '../audit/entry.ts';
import { recordIn } from '../audit/store.ts';
import { type Database, idsIn, writeOnto } from '../platform/firestore.ts';
import type { Snapshot } from '../records/commit-onto.ts';

/** Who is hidden from the public, since when; and of whom not everything is made anew since that changed. */
export const HiddenPlayers = z.object({
  players: z.array(z.object({ id: PublicPlayerId, hiddenAt: z.string() })),
  pending: z.array(PublicPlayerId),
});
export type HiddenPlayers = z.infer<typeof HiddenPlayers>;

export interface HiddenPlayersStore {
  read(): Promise<Snapshot<HiddenPlayers, { next: HiddenPlayers; audits: readonly AuditEntry[] }>>;
  /** The tournaments in whose competition a player is, hidden or not. */
  tournamentsOf(playerId: string): Promise<string[]>;
}

const PLACE = 'system/hiddenPlayers';
const NOBODY: HiddenPlayers = { players: [], pending: [] };

/** The players whose nickname nobody is shown. */
export async function hiddenIn(database: Database): Promise<ReadonlySet<string>> {
  const document = await database.doc(PLACE).get();
  const { players } = document.exists ? HiddenPlayers.parse(document.data()) : NOBODY;
  return new Set(players.map(({ id }) => id));
}

export function hiddenPlayersStore(database: Database): HiddenPlayersStore {
  return {
    async read() {
      const document = await database.doc(PLACE).get();
      return {
        facts: document.exists ? HiddenPlayers.parse(document.data()) : NOBODY,
        async commit({ next, audits }) {
          const batch = database.batch();
          writeOnto(batch, document.ref, document.updateTime, next);
          for (const audit of audits) recordIn(batch, database, audit);
          await batch.commit();
        },
      };
    },
    tournamentsOf: (playerId) => idsIn(database.collection('digests').where('playerIds', 'array-contains', playerId)),
  };
}
