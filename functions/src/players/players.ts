import { limits, withoutLeadingZeros } from '@arena/domain';
import type { HidingOutcome, HidingRequest } from '@arena/domain/api';
import { SYSTEM } from '../audit/audit-entry.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { republish } from '../competitions/competitions.ts';
import {
  type HiddenPlayers,
  hiddenPlayersIn,
  publicPlayerId,
  toHiddenPlayers,
  tournamentsOfPlayer,
  withHiding,
} from '../competitions/hidden-players.ts';
import { rebuildHistory } from '../history/history.ts';
import { ApiError } from '../platform/api-error.ts';
import { attempts } from '../platform/attempts.ts';
import { chunksOf } from '../platform/batch.ts';
import type { Context } from '../platform/context.ts';
import { rebuildCatalogue } from '../tournaments/catalogue.ts';

const FREE_FIRE_ID = /^\d{8,12}$/;

export async function listHidden({ db }: Context): Promise<Pick<HiddenPlayers, 'players'>> {
  const { players } = toHiddenPlayers(await hiddenPlayersIn(db).get());
  return { players };
}

/** Rebuilds the results of a player's competitions. @returns their number. */
async function republishPlayer(context: Context, id: string): Promise<number> {
  const tournaments = await tournamentsOfPlayer(context.db, id);
  for (const tournamentId of tournaments) await republish(context, tournamentId);
  return tournaments.length;
}

/** Rebuilds the documents derived from all competitions, and marks the players as done. */
async function finish(context: Context, ids: readonly string[]): Promise<void> {
  const { db } = context;
  await Promise.all([rebuildHistory(context), rebuildCatalogue(context)]);
  await db.runTransaction(async (tx) => {
    const known = toHiddenPlayers(await tx.get(hiddenPlayersIn(db)));
    const pending = known.pending.filter((id) => !ids.includes(id));
    if (pending.length < known.pending.length) tx.set(hiddenPlayersIn(db), { ...known, pending });
  });
}

/**
 * Hides or shows a player in all public documents. Repeating the call, or the job, completes an interrupted change.
 * @throws ApiError `invalid` if too many players are hidden.
 */
export async function hidePlayer(context: Context, { player, hidden }: HidingRequest): Promise<HidingOutcome> {
  const { db, hash, now } = context;
  const id = FREE_FIRE_ID.test(player) ? publicPlayerId(withoutLeadingZeros(player), hash) : player;
  await db.runTransaction(async (tx) => {
    const known = toHiddenPlayers(await tx.get(hiddenPlayersIn(db)));
    const next = withHiding(known, id, hidden, now);
    if (next === null) return;
    if (hidden && known.players.length >= limits.hiddenPlayers) {
      throw new ApiError('invalid', { fields: { player: 'Ya no se puede ocultar a más jugadores' } });
    }
    tx.set(hiddenPlayersIn(db), next);
    const change = { before: { hidden: !hidden }, after: { hidden } };
    writeAudit(tx, context, { action: hidden ? 'player.hide' : 'player.show', target: id, ...change });
  });
  const tournaments = await republishPlayer(context, id);
  await finish(context, [id]);
  return { id, hidden, tournaments };
}

/** Completes interrupted changes. Runs every minute. @throws Error if one failed. The others are completed. */
export async function completeHiding(job: Context): Promise<void> {
  const context = { ...job, actor: SYSTEM };
  const { attempt, end } = attempts(context.log, 'players not made anew');
  const { pending } = toHiddenPlayers(await hiddenPlayersIn(context.db).get());
  // In batches, so that an interrupted run keeps the earlier ones.
  for (const portion of chunksOf(pending, limits.batch)) {
    const done: string[] = [];
    for (const id of portion)
      await attempt({}, async () => {
        await republishPlayer(context, id);
        done.push(id);
      });
    if (done.length > 0) await attempt({}, () => finish(context, done));
  }
  end();
}
