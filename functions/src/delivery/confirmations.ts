import { confirmationsOf, type Tournament } from '@arena/domain';
import type { Context } from '../context.ts';
import { addNotice, noticeRef } from '../notices/notices.ts';
import { findConfirming } from '../tournaments/queries.ts';

/** A player who was approved long ago and has confirmed nothing: the windows of a match are theirs. */
const UNCONFIRMED = {
  status: 'approved',
  decidedAt: new Date(0).toISOString(),
  enrolmentConfirmedAt: null,
  matchConfirmedAt: null,
  matchConfirmedFor: null,
} as const;

async function tellOpen(context: Context, tournament: Tournament): Promise<void> {
  const windows = confirmationsOf(tournament, UNCONFIRMED, context.now);
  const open = windows.find(({ kind, state }) => kind === 'match' && state === 'open');
  if (open === undefined) return;
  const notice = {
    event: 'confirm',
    tournamentId: tournament.id,
    name: open.closesAt,
    readers: { of: 'unconfirmed' },
    until: open.closesAt,
  } as const;
  await context.db.runTransaction(async (tx) => {
    if (!(await tx.get(noticeRef(context, notice))).exists) addNotice(tx, context, notice);
  });
}

/** Tells the players of tournaments whose confirmation of the match is open, once for each window. */
export async function tellOpenConfirmations(context: Context): Promise<void> {
  for (const tournament of await findConfirming(context)) await tellOpen(context, tournament);
}
