import { z } from '../zod.ts';

/** Everything an admin can do that leaves a trace. */
export const AuditAction = z.enum([
  'tournament.create',
  'tournament.update',
  'tournament.delete',
  'tournament.erase',
  'registration.status',
  'registration.correct',
  'registration.delete',
  'registration.link',
  'registration.leave',
  'registration.guardian',
  'registration.consent',
  'registration.confirm',
  'registration.lapse',
  'registration.offer',
  'registration.take',
  'question.create',
  'question.update',
  'question.delete',
  'question.reorder',
  'form.create',
  'form.update',
  'form.delete',
  'response.delete',
  'admin.grant',
  'admin.revoke',
  'access.approve',
  'access.reject',
  'upload.create',
  'competition.plan',
  'competition.draw',
  'competition.close',
  'competition.reopen',
  'competition.lapse',
  'entry.import',
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.confirm',
  'match.create',
  'match.update',
  'match.delete',
  'match.state',
  'match.replay',
  'match.result',
  'match.picture',
  'adjustment.create',
  'adjustment.delete',
  'room.update',
  'prize.make',
  'prize.change',
  'prize.decide',
  'player.hide',
  'player.show',
  'presentation.show',
  'presentation.hide',
]);
export type AuditAction = z.infer<typeof AuditAction>;

/**
 * One write by an admin: who (uid), what, which, when (ISO 8601, UTC), before → after. It carries ids, statuses and
 * an organiser's own texts, never a player's name, contact or answer.
 */
export const AuditRecord = z.strictObject({
  id: z.string(),
  actor: z.string(),
  action: AuditAction,
  target: z.string(),
  at: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

/** The same as it is shown: `subject` is what it is about by its present name, null where nothing has one. */
export const ListedAuditRecord = AuditRecord.extend({ subject: z.string().nullable() });
export type ListedAuditRecord = z.infer<typeof ListedAuditRecord>;
