import * as limits from '../limits/limits.ts';
import { Answers } from '../question/answer.schema.ts';
import { textUpTo } from '../text/text.ts';
import { instantText } from '../time/instant.schema.ts';
import { z } from '../zod.ts';
import { Guardian } from './guardian.schema.ts';
import { DecidedStatus, RegistrationFields, RegistrationStatus, Team } from './registration.schema.ts';
import { RegistrationId } from './registration-id.ts';

/** Which registration was seen, and as what: `createdAt` tells it from a later one with the same ID. */
export const SeenRegistration = z.strictObject({
  id: RegistrationId,
  createdAt: instantText('Dato no válido'),
  revision: z.int('Dato no válido').min(0, 'Dato no válido'),
});
export type SeenRegistration = z.infer<typeof SeenRegistration>;

/**
 * What an admin decides on a registration. `reason` is kept with it, for the organisers, who may tell it the player.
 * `from` is the status that the admin saw, `createdAt` and `revision` what they saw it of: where somebody else has decided
 * otherwise meanwhile, or it was corrected, nothing changes.
 */
export const RegistrationDecision = SeenRegistration.omit({ id: true })
  .partial()
  .extend({
    status: z.enum(DecidedStatus.options, 'Elige un estado'),
    from: RegistrationStatus.optional(),
    reason: textUpTo(limits.reasonCharacters)
      .transform((reason) => reason || null)
      .optional(),
  });
export type RegistrationDecision = z.infer<typeof RegistrationDecision>;

/**
 * What an organiser corrects of a registration: the fields sent, each as the form would take it, and what they were
 * written on.
 */
export const RegistrationCorrection = RegistrationFields.omit({ answers: true })
  .partial()
  .extend({
    ...SeenRegistration.shape,
    answers: Answers.optional(),
    team: Team.nullable().optional(),
    guardian: Guardian.nullable().optional(),
  });
export type RegistrationCorrection = z.infer<typeof RegistrationCorrection>;
