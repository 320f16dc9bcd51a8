import type { Entry } from '@arena/domain';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import { commitOnto } from '../records/commit-onto.ts';
import { publicPlayerId } from './public-id.ts';
import type { HiddenPlayers, HiddenPlayersStore } from './store.ts';

type Players = Entry['players'];

/** Who is hidden next; null where nothing changes. */
export function changed(
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

/** The IDs that were corrected: of the same player, in the same place, under another one. */
function correctedIds(before: Players, after: Players): [from: string, to: string][] {
  return before.flatMap(({ nickname, freeFireId: from }, place): [string, string][] => {
    const next = after[place];
    const [isThere, wasThere] = [
      after.some(({ freeFireId }) => freeFireId === from),
      before.some(({ freeFireId }) => freeFireId === next?.freeFireId),
    ];
    if (next?.nickname !== nickname || isThere || wasThere || from === null || next.freeFireId === null) return [];
    return [[from, next.freeFireId]];
  });
}

/** Hides who is hidden already by the ID that they are corrected to, too. */
export async function hideCorrected(
  { read }: Pick<HiddenPlayersStore, 'read'>,
  [before, after]: readonly [Players, Players],
  now: Date,
  hash: KeyedHash,
): Promise<void> {
  const pairs = correctedIds(before, after).map((pair) => pair.map((id) => publicPlayerId(id, hash)));
  if (pairs.length === 0) return;
  await commitOnto(read, (known) => {
    const meant = pairs.filter(([from]) => known.players.some(({ id }) => id === from));
    const next = meant.reduce((hidden, [, to = '']) => changed(hidden, to, true, now) ?? hidden, known);
    return { result: undefined, changes: next === known ? null : { next, audit: null } };
  });
}
