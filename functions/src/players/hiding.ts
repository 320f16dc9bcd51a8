import { type Entry, limits } from '@arena/domain';
import { type AuditEntry, entryOf, PLAYER, SYSTEM } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
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

/** What is recorded of that, without a name or an ID. */
export function hidingRecord(id: string, hidden: boolean, actor: Actor): AuditEntry {
  return entryOf(hidden ? 'player.hide' : 'player.show', id, actor, { before: { hidden: !hidden }, after: { hidden } });
}

/** A player under the ID that they had, and under the one that it was corrected to. */
interface Corrected {
  from: string;
  to: string;
}

/**
 * The IDs that were corrected: of the same player, in the same place.
 * @param isSameFirst whether who is first stays who they are under another nickname, too.
 */
function correctedIds(before: Players, after: Players, isSameFirst: boolean): Corrected[] {
  const has = (players: Players, id: string) => players.some(({ freeFireId }) => freeFireId === id);
  return before.flatMap(({ nickname, freeFireId: from }, place) => {
    const next = after[place];
    if (from === null || !next?.freeFireId) return [];
    if (next.nickname !== nickname && (place > 0 || !isSameFirst)) return [];
    return has(after, from) || has(before, next.freeFireId) ? [] : [{ from, to: next.freeFireId }];
  });
}

/** Who may be anybody: a player, by a link, or the server, which doesn't know whose correction it follows. */
const ANYBODY: readonly string[] = [PLAYER, SYSTEM];

/**
 * Hides who is hidden already by the ID that they are corrected to, too. What isn't an organiser's doing hides nobody
 * whom the public knows: it may be a stranger's ID.
 */
export async function hideCorrected(
  { read, tournamentsOf }: HiddenPlayersStore,
  [before, after]: readonly [Players, Players],
  actor: Actor,
  hash: KeyedHash,
): Promise<void> {
  const isAnybodys = ANYBODY.includes(actor.uid);
  const corrected = correctedIds(before, after, !isAnybodys);
  if (corrected.length === 0) return;
  const mayHide = async ({ players }: HiddenPlayers, id: string) =>
    !isAnybodys || (players.length < limits.hiddenByLink && (await tournamentsOf(id)).length === 0);
  await commitOnto(read, async (known) => {
    let next = known;
    const audits: AuditEntry[] = [];
    for (const { from, to } of corrected) {
      const [former, id] = [publicPlayerId(from, hash), publicPlayerId(to, hash)];
      if (!known.players.some((player) => player.id === former)) continue;
      const hidden = withHiding(next, id, true, actor.now);
      if (hidden === null || !(await mayHide(next, id))) continue;
      next = hidden;
      audits.push(hidingRecord(id, true, actor));
    }
    return { result: undefined, changes: audits.length === 0 ? null : { next, audits } };
  });
}
