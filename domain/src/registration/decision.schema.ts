import { RegistrationId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { basicEmailOr, nameUpTo, textUpTo } from '../text/text.ts';
import { z } from '../zod.ts';
import { Guardian } from './guardian.schema.ts';
import {
  Answers,
  DecidedStatus,
  freeFireIdOr,
  phoneOr,
  RegistrationFields,
  RegistrationStatus,
  Team,
} from './registration.schema.ts';

/** A registration at the revision that was seen. */
export const SeenRegistration = z.strictObject({
  id: RegistrationId,
  revision: z.int('Dato no válido').min(0, 'Dato no válido'),
});
export type SeenRegistration = z.infer<typeof SeenRegistration>;

/**
 * An admin's decision on a registration. `reason` is stored for organisers only. `from` and `revision` are the seen
 * ones: if the registration has changed since, nothing is written.
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

/** Fields that players may correct, as the form sends them. */
export const OwnCorrection = RegistrationFields.omit({ answers: true }).partial().extend({
  revision: SeenRegistration.shape.revision,
  answers: Answers.optional(),
  team: Team.nullable().optional(),
  guardian: Guardian.nullable().optional(),
});

/** Fields that admins may correct, with prescribed messages. */
const CheckedFields = z.strictObject({
  fullName: nameUpTo(limits.fullNameCharacters, 'Full name is required'),
  freeFireId: freeFireIdOr('Free Fire ID is required', 'Free Fire ID must be 8-12 digits'),
  email: basicEmailOr('Email is required', 'Invalid email format'),
  phone: phoneOr('Phone number is required'),
});

/** An admin's correction, and the revision that the admin saw. */
export const RegistrationCorrection = OwnCorrection.extend({
  ...CheckedFields.partial().shape,
  ...SeenRegistration.shape,
});
export type RegistrationCorrection = z.infer<typeof RegistrationCorrection>;
