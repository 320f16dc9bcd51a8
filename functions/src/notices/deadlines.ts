import { confirmationsOf, limits, type Tournament, takesRegistrations } from '@arena/domain';
import { addNoticeOnce, type NamedNotice } from '../outbox/notices.ts';
import type { Context } from '../platform/context.ts';
import { findClosing, findConfirming } from '../tournaments/tournament-queries.ts';

/** A player approved long ago without any confirmation, to whom all windows of a match apply. */
const UNCONFIRMED = {
  status: 'approved',
  decidedAt: new Date(0).toISOString(),
  enrolmentConfirmedAt: null,
  matchConfirmedAt: null,
  matchConfirmedFor: null,
  preconfirmed: false,
} as const;

function tellOnce(context: Context, notice: NamedNotice): Promise<void> {
  return context.db.runTransaction((tx) => addNoticeOnce(tx, context, notice));
}

async function notifyOpen(context: Context, tournament: Tournament): Promise<void> {
  const windows = confirmationsOf(tournament, UNCONFIRMED, context.now);
  const open = windows.find(({ kind, state }) => kind === 'match' && state === 'open');
  if (open === undefined) return;
  const { closesAt: until } = open;
  const readers = { of: 'unconfirmed' } as const;
  await tellOnce(context, { event: 'confirm', tournamentId: tournament.id, name: until, readers, until });
}

/** Notifies players once for each confirmation window of a match that opens. */
export async function notifyOpenConfirmations(context: Context): Promise<void> {
  for (const tournament of await findConfirming(context)) await notifyOpen(context, tournament);
}

/** Notifies channels once for each registration deadline that is less than an hour away. */
export async function notifyClosing(context: Context): Promise<void> {
  const { now } = context;
  for (const tournament of await findClosing(context, new Date(now.getTime() + limits.closingSoon))) {
    const { id: tournamentId, registrationDeadline: until } = tournament;
    if (until === null || !takesRegistrations(tournament, now)) continue;
    await tellOnce(context, { event: 'closing', tournamentId, name: until, readers: { of: 'channels' }, until });
  }
}
