import { PublicPlayerId } from '@arena/domain';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type Database, idsIn } from '../platform/firestore.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';

const HiddenPlayers = z.object({
  players: z.array(z.object({ id: PublicPlayerId, hiddenAt: z.string() })),
  pending: z.array(PublicPlayerId),
});

/** Hidden players with times, and players whose documents are still to be rebuilt. */
export type HiddenPlayers = z.infer<typeof HiddenPlayers>;

const ID_LENGTH = 20;

/** Derives a player's public id by a keyed hash. */
export function publicPlayerId(freeFireId: string, hash: KeyedHash): string {
  return hash('player', freeFireId).slice(0, ID_LENGTH);
}

export const hiddenPlayersIn = (db: Database) => db.doc('system/hiddenPlayers');

export function toHiddenPlayers(document: DocumentSnapshot): HiddenPlayers {
  return document.exists ? HiddenPlayers.parse(document.data()) : { players: [], pending: [] };
}

/** Reads the public ids of hidden players. */
export async function readHiddenIds(db: Database, tx?: Transaction): Promise<ReadonlySet<string>> {
  const reference = hiddenPlayersIn(db);
  const { players } = toHiddenPlayers(await (tx?.get(reference) ?? reference.get()));
  return new Set(players.map(({ id }) => id));
}

/** Finds the tournaments in which a player competes, hidden or not. */
export function tournamentsOfPlayer(db: Database, playerId: string): Promise<string[]> {
  return idsIn(db.collection('archive').where('playerIds', 'array-contains', playerId));
}

/** Returns the updated list of hidden players; null if nothing changes. */
export function withHiding(
  { players, pending }: HiddenPlayers,
  id: string,
  hidden: boolean,
  now: Date,
): HiddenPlayers | null {
  if (players.some((player) => player.id === id) === hidden) return null;
  const others = players.filter((player) => player.id !== id);
  return {
    players: hidden ? [...others, { id, hiddenAt: now.toISOString() }] : others,
    pending: [...new Set([...pending, id])],
  };
}
