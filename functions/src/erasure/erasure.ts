import { erasureLimit, type Instant, isErasureDue, isOver, limits, textIn, textOrNull } from '@arena/domain';
import { FieldPath, FieldValue, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { writeAudit } from '../audit/write-audit.ts';
import { forgetPlayers } from '../competitions/entries.ts';
import { deleteNotices } from '../outbox/notices.ts';
import { attempts } from '../platform/attempts.ts';
import type { Context } from '../platform/context.ts';
import { wonRace } from '../platform/fault.ts';
import { countOf, type Database, idsIn, plainFields } from '../platform/firestore.ts';
import { pagesOf } from '../platform/page.ts';
import { erasingNetworkHash, erasure } from '../registrations/commands/commands.ts';
import type { Command } from '../registrations/decision.ts';
import { applyToRegistrations } from '../registrations/queue.ts';
import { registrationsIn } from '../registrations/registration-queries.ts';
import { toStoredTournament } from '../tournaments/tournament-document.ts';
import { findTournament, tournamentsIn } from '../tournaments/tournament-queries.ts';
import { eraseAccessRequests, eraseResponses } from './expired.ts';

/** A tournament's record that may contain personal data. */
interface ResidualData {
  tournamentId: string;
  /** Last write, ISO 8601. The retention period starts here if neither an end nor a registration is known. */
  writtenAt: Instant;
}

const registrationsOf = (db: Database, id: string) => registrationsIn(db).where('tournamentId', '==', id);

/** Lists tournaments with registrations, one read for each. Includes deleted tournaments. */
async function* withRegistrations(db: Database): AsyncGenerator<string> {
  const inOrder = registrationsIn(db).orderBy('tournamentId').select('tournamentId').limit(1);
  for (let last = ''; ; ) {
    // Skip to strings: other types are no tournament ids and would end the loop.
    const { docs } = await inOrder.where('tournamentId', '>', last).get();
    const id: unknown = docs[0]?.get('tournamentId');
    if (typeof id !== 'string') return;
    yield id;
    last = id;
  }
}

const residualDataOf = ({ id, updateTime }: QueryDocumentSnapshot): ResidualData => ({
  tournamentId: id,
  writtenAt: updateTime.toDate().toISOString(),
});

async function* competitionsWithPlayers(db: Database): AsyncGenerator<QueryDocumentSnapshot> {
  const all = db.collection('competitions').orderBy(FieldPath.documentId()).select('forgotten');
  for await (const document of pagesOf(all)) if (document.get('forgotten') !== true) yield document;
}

async function isDue({ db, now }: Context, { tournamentId, writtenAt }: ResidualData): Promise<boolean> {
  const latest = registrationsOf(db, tournamentId).orderBy('createdAt', 'desc').limit(1).select('createdAt');
  const [tournament, { docs }] = await Promise.all([findTournament({ db }, tournamentId), latest.get()]);
  const arrived = docs[0] === undefined ? null : textOrNull(plainFields(docs[0].data()).createdAt);
  return isErasureDue(tournament, arrived ?? writtenAt, now);
}

/** Applies a command in batches to all registrations that a query finds. */
async function applyToAll(context: Context, tournamentId: string, some: Query, command: Command): Promise<void> {
  for (;;) {
    const ids = await idsIn(some.limit(limits.batch));
    if (ids.length === 0) return;
    await applyToRegistrations(context, tournamentId, ids, command);
  }
}

async function forgetOrigins(context: Context, tournamentId: string): Promise<void> {
  const { db, now } = context;
  const tournament = await findTournament({ db }, tournamentId);
  if (tournament !== null && !isOver(tournament, now)) return;
  const known = registrationsOf(db, tournamentId).where('networkHash', '>', '').orderBy('networkHash');
  await applyToAll(context, tournamentId, known, erasingNetworkHash);
}

/** Marks a tournament for erasure if registrations are left. Otherwise another run has already finished it. */
async function markErasing({ db }: Context, tournamentId: string): Promise<void> {
  const tournament = tournamentsIn(db).doc(tournamentId);
  await db.runTransaction(async (tx) => {
    const [document, left] = await Promise.all([
      tx.get(tournament),
      tx.get(registrationsOf(db, tournamentId).limit(1)),
    ]);
    if (document.exists && !left.empty) tx.update(tournament, { erasing: true });
  });
}

/** Erases the registrations of a tournament, which keeps their counts. */
async function eraseRegistrations(context: Context, tournamentId: string): Promise<void> {
  const { db } = context;
  try {
    await forgetPlayers(context, tournamentId);
  } finally {
    // Erase contacts in time, even if parts of the competition are unreadable.
    await markErasing(context, tournamentId);
    await applyToAll(context, tournamentId, registrationsOf(db, tournamentId), erasure);
    await deleteNotices(context, tournamentId);
  }
}

/** Records the erasure of a tournament once no registrations are left. Newer ones have a later due date. */
async function recordErasure(context: Context, id: string): Promise<void> {
  const { db, now } = context;
  if ((await countOf(registrationsOf(db, id))) > 0) return;
  await db.runTransaction(async (tx) => {
    const document = await tx.get(tournamentsIn(db).doc(id));
    if (document.get('erasing') !== true) return;
    const { gone } = toStoredTournament(document);
    tx.update(document.ref, { erasing: FieldValue.delete(), erasedAt: now });
    writeAudit(tx, context, { action: 'tournament.erase', target: id, before: null, after: { ...gone.byStatus } });
  });
}

/** Marks a competition as free of personal data, unless it was written since the read. */
function noteForgotten({ ref, updateTime }: QueryDocumentSnapshot): Promise<boolean> {
  return wonRace(ref.update({ forgotten: true }, { lastUpdateTime: updateTime }));
}

/**
 * Erases personal data 90 days after a tournament. Runs daily. It starts from the existing data, so interrupted runs
 * continue and concurrent ones share the work.
 * @throws Error if something couldn't be erased. The rest is erased anyway.
 */
export async function eraseDue(context: Context): Promise<void> {
  const { db, now, log } = context;
  const { attempt, end } = attempts(log, 'not erased');
  for await (const tournamentId of withRegistrations(db)) {
    await attempt({ tournament: tournamentId }, () => forgetOrigins(context, tournamentId));
    await attempt({ tournament: tournamentId }, async () => {
      const due = await isDue(context, { tournamentId, writtenAt: null });
      if (due) await eraseRegistrations(context, tournamentId);
    });
  }
  for (const id of await idsIn(tournamentsIn(db).where('erasing', '==', true).limit(limits.page.most))) {
    await attempt({ tournament: id }, () => recordErasure(context, id));
  }
  for await (const competition of competitionsWithPlayers(db)) {
    const residual = residualDataOf(competition);
    await attempt({ tournament: residual.tournamentId }, async () => {
      if (!(await isDue(context, residual))) return;
      await forgetPlayers(context, residual.tournamentId);
      // Mark it only on the day after its erasure, because a late write may name a player again.
      await noteForgotten(competition);
    });
  }
  const refused = db.collection('playerReservations').where('refusal.consent.given', '==', false);
  for await (const reservation of pagesOf(refused.select('tournamentId'))) {
    const { ref, updateTime } = reservation;
    const tournamentId = textIn(reservation.get('tournamentId'));
    await attempt({ tournament: tournamentId }, async () => {
      if (!(await isDue(context, { tournamentId, writtenAt: updateTime.toDate().toISOString() }))) return;
      await wonRace(ref.delete({ lastUpdateTime: updateTime }));
    });
  }
  await attempt({}, () => eraseResponses(db, erasureLimit(limits.responseRetentionDays, now)));
  await attempt({}, () => eraseAccessRequests(db, erasureLimit(limits.accessRequestRetentionDays, now)));
  const strays =
    (await countOf(registrationsIn(db))) - (await countOf(registrationsIn(db).where('tournamentId', '>', '')));
  if (strays > 0) log.error('registrations of no tournament are never erased', { strays });
  end();
}
