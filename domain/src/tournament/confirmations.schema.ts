import * as limits from '../limits/limits.ts';
import { instantText } from '../time/instant.schema.ts';
import { z } from '../zod.ts';

const { most } = limits.confirmationHours;
const hours = (least: number) =>
  z.int('Escribe un número entero de horas').min(least, `Escribe ${least} o más`).max(most, `Escribe ${most} o menos`);

const mostBeforeFinal = limits.mostBeforeFinal;
const minutes = z.int('Escribe un número entero de minutos').min(0, 'Escribe 0 o más');

/**
 * Confirmation windows: `enrolmentHours` after the approval, and from `matchFromHours` until `matchUntilHours` before
 * the tournament. The final's window opens once its entries are known; `finalUntilMinutes` null means none.
 */
export const Confirmations = z.strictObject({
  enrolmentHours: hours(1),
  matchFromHours: hours(1),
  matchUntilHours: hours(0),
  finalUntilMinutes: minutes.max(mostBeforeFinal, `Escribe ${mostBeforeFinal} o menos`).nullable(),
});
export type Confirmations = z.infer<typeof Confirmations>;

/** Defaults of a new tournament. */
export const usualConfirmations: Confirmations = {
  enrolmentHours: 24,
  matchFromHours: 24,
  matchUntilHours: 2,
  finalUntilMinutes: 10,
};

export const ConfirmationKind = z.enum(['enrolment', 'match', 'final']);
export type ConfirmationKind = z.infer<typeof ConfirmationKind>;

/** Confirmations stored with a registration; the final's is stored with the competition. */
export type RegistrationConfirmation = Exclude<ConfirmationKind, 'final'>;

export const ConfirmationState = z.enum(['later', 'open', 'confirmed', 'missed']);
export type ConfirmationState = z.infer<typeof ConfirmationState>;

/** A player's confirmation window. Instants are ISO 8601 in UTC and belong to the window. */
export const ConfirmationWindow = z.strictObject({
  kind: ConfirmationKind,
  opensAt: z.string(),
  closesAt: z.string(),
  state: ConfirmationState,
});
export type ConfirmationWindow = z.infer<typeof ConfirmationWindow>;

/** The confirmation that the player saw. */
export const SeenConfirmation = z.strictObject({ kind: ConfirmationKind, closesAt: instantText('Dato no válido') });
export type SeenConfirmation = z.infer<typeof SeenConfirmation>;
