import * as limits from '../limits.ts';
import { z } from '../zod.ts';

const { most } = limits.confirmationHours;
const hours = (least: number) =>
  z.int('Escribe un número entero de horas').min(least, `Escribe ${least} o más`).max(most, `Escribe ${most} o menos`);

/** When players confirm that they play: for so long after their approval, and between two moments before it begins. */
export const Confirmations = z.strictObject({
  enrolmentHours: hours(1),
  matchFromHours: hours(1),
  matchUntilHours: hours(0),
});
export type Confirmations = z.infer<typeof Confirmations>;

/** What a new tournament begins with. */
export const usualConfirmations: Confirmations = { enrolmentHours: 24, matchFromHours: 24, matchUntilHours: 2 };

export const ConfirmationKind = z.enum(['enrolment', 'match']);
export type ConfirmationKind = z.infer<typeof ConfirmationKind>;

export const ConfirmationState = z.enum(['later', 'open', 'confirmed', 'missed']);
export type ConfirmationState = z.infer<typeof ConfirmationState>;

/** One of them as a player has it. Instants are ISO 8601 in UTC; both belong to the window. */
export const ConfirmationWindow = z.strictObject({
  kind: ConfirmationKind,
  opensAt: z.string(),
  closesAt: z.string(),
  state: ConfirmationState,
});
export type ConfirmationWindow = z.infer<typeof ConfirmationWindow>;
