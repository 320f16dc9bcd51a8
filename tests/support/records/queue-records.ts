import { type Fields, hoursFromNow, registrationPath, registrationRecord, tournamentRecord } from './records.ts';

/** The registrations of `copa` in each status, and one that is none. */
export const PENDING = 'copa_10000001';
export const APPROVED = 'copa_10000002';
export const REJECTED = 'copa_10000003';
export const NOBODY = 'copa_19999999';

/** A registration by its path; in `copa`, unless its fields say otherwise. */
export function registrationOf(freeFireId: string, fields: Fields = {}): Readonly<Record<string, Fields>> {
  const tournamentId = typeof fields.tournamentId === 'string' ? fields.tournamentId : 'copa';
  return { [registrationPath(freeFireId, tournamentId)]: registrationRecord({ freeFireId, ...fields }) };
}

const decided = { decidedAt: hoursFromNow(-1), decidedBy: 'otra' };

/** Two tournaments with registrations, of which `liga` is full, and one that nobody has entered yet. */
export const queueRecords = (): Readonly<Record<string, Fields>> => ({
  'tournaments/copa': tournamentRecord({ maxPlayers: 3, currentPlayers: 2 }),
  'tournaments/liga': tournamentRecord({ maxPlayers: 1, currentPlayers: 1 }),
  'tournaments/vacia': tournamentRecord(),
  ...registrationOf('10000001', { createdAt: hoursFromNow(-3) }),
  ...registrationOf('10000002', { status: 'approved', ...decided }),
  ...registrationOf('10000003', { status: 'rejected', ...decided, reason: 'Nivel', createdAt: hoursFromNow(-2) }),
  ...registrationOf('20000001', { tournamentId: 'liga', createdAt: hoursFromNow(-4) }),
  ...registrationOf('20000002', { tournamentId: 'liga', status: 'rejected', createdAt: hoursFromNow(-5) }),
});
