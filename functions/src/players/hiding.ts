import type { Entry } from '@arena/domain';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import { commitOnto } from '../records/commit-onto.ts';
import { publicPlayerId } from './public-id.ts';
import type { HiddenPlayers, HiddenPlayersStore } from './store.ts';

type Players = Entry['players'];

/** Who is hidden next; null where nothing changes. */
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

/** A player under the ID that they had, and under the one that it was corrected to. */
interface Corrected {
  from: string;
  to: string;
}

/** The IDs that were corrected: of the same player, in the same place; who is first in a registration, made it. */
function correctedIds(before: Players, after: Players): Corrected[] {
  const has = (players: Players, id: string) => players.some(({ freeFireId }) => freeFireId === id);
  return before.flatMap(({ nickname, freeFireId: from }, place) => {
    const next = after[place];
    if (from === null || !next?.freeFireId || (place > 0 && next.nickname !== nickname)) return [];
    return has(after, from) || has(before, next.freeFireId) ? [] : [{ from, to: next.freeFireId }];
  });
}

/** Hides who is hidden already by the ID that they are corrected to, too. */
export async function hideCorrected(
  { read }: Pick<HiddenPlayersStore, 'read'>,
  [before, after]: readonly [Players, Players],
  now: Date,
  hash: KeyedHash,
): Promise<void> {
  const corrected = correctedIds(before, after);
  if (corrected.length === 0) return;
  await commitOnto(read, (known) => {
    const isHidden = (freeFireId: string) => known.players.some(({ id }) => id === publicPlayerId(freeFireId, hash));
    const ids = corrected.filter(({ from }) => isHidden(from)).map(({ to }) => publicPlayerId(to, hash));
    const next = ids.reduce((hidden, id) => withHiding(hidden, id, true, now) ?? hidden, known);
    return { result: undefined, changes: next === known ? null : { next, audit: null } };
  });
}
