import { type Entry, limits } from '@arena/domain';
import { PLAYER, SYSTEM } from '../audit/audit-entry.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context } from '../platform/context.ts';
import {
  type HiddenPlayers,
  hiddenPlayersIn,
  publicPlayerId,
  toHiddenPlayers,
  tournamentsOfPlayer,
  withHiding,
} from './hidden-players.ts';

type Players = Entry['players'];

/** Players of an entry or registration, before and after an edit. */
export type PlayersEdit = readonly [before: Players, after: Players];

/** A player's Free Fire ID, before and after a correction. */
interface CorrectedId {
  from: string;
  to: string;
}

/** Actors without an account: a player by link, and the server. */
const ANONYMOUS: readonly string[] = [PLAYER, SYSTEM];

/**
 * Finds the IDs that an edit corrects. A player is identified by place and nickname. If the nickname changes too, only
 * an organiser's edit of the first player counts as a correction.
 */
export function correctedIds([before, after]: PlayersEdit, actor: string): CorrectedId[] {
  const has = (players: Players, id: string) => players.some(({ freeFireId }) => freeFireId === id);
  return before.flatMap(({ nickname, freeFireId: from }, index) => {
    const next = after[index];
    if (from === null || !next?.freeFireId) return [];
    if (next.nickname !== nickname && (index > 0 || ANONYMOUS.includes(actor))) return [];
    return has(after, from) || has(before, next.freeFireId) ? [] : [{ from, to: next.freeFireId }];
  });
}

/**
 * Hides the corrected IDs of hidden players. Corrections without an account don't hide players who already played,
 * because the new ID may be a stranger's.
 * @param published public ids among the corrected ones that have played.
 * @returns the next list, and the newly hidden ids.
 */
export function withCorrected(
  known: HiddenPlayers,
  corrected: readonly CorrectedId[],
  published: ReadonlySet<string>,
  { actor, now, hash }: Pick<Context, 'actor' | 'now' | 'hash'>,
): { next: HiddenPlayers; ids: string[] } {
  const isAnonymous = ANONYMOUS.includes(actor);
  const ids: string[] = [];
  let next = known;
  for (const { from, to } of corrected) {
    const [former, id] = [publicPlayerId(from, hash), publicPlayerId(to, hash)];
    const mayHide = !isAnonymous || (next.players.length < limits.hiddenByLink && !published.has(id));
    const hidden = mayHide && known.players.some((player) => player.id === former) && withHiding(next, id, true, now);
    if (!hidden) continue;
    next = hidden;
    ids.push(id);
  }
  return { next, ids };
}

/** Hides the corrected ID of a hidden player before the edit is written. */
export async function hideCorrected(context: Context, edit: PlayersEdit): Promise<void> {
  const { db, actor } = context;
  const corrected = correctedIds(edit, actor);
  if (corrected.length === 0) return;
  await db.runTransaction(async (tx) => {
    const known = toHiddenPlayers(await tx.get(hiddenPlayersIn(db)));
    const candidates = withCorrected(known, corrected, new Set(), context).ids;
    if (candidates.length === 0) return;
    const played = candidates.map(async (id) => ((await tournamentsOfPlayer(db, id)).length > 0 ? [id] : []));
    const published = new Set((await Promise.all(played)).flat());
    const { next, ids } = withCorrected(known, corrected, published, context);
    if (ids.length === 0) return;
    tx.set(hiddenPlayersIn(db), next);
    for (const id of ids) auditHiding(tx, context, id, true);
  });
}

/** Audits that a player was hidden or shown. */
export function auditHiding(
  writes: Parameters<typeof writeAudit>[0],
  context: Context,
  id: string,
  hidden: boolean,
): void {
  const change = { before: { hidden: !hidden }, after: { hidden } };
  writeAudit(writes, context, { action: hidden ? 'player.hide' : 'player.show', target: id, ...change });
}
