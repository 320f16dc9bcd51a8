import { Consent } from '../registration/consent.schema.ts';
import { z } from '../zod.ts';
import { MyRegistration, MyRegistrationData } from './my-registration.schema.ts';

/** The view of a guardian's link: the request for consent, all stored data, and its erasure date. */
export const GuardianView = z.strictObject({
  tournament: MyRegistration.shape.tournament,
  consent: Consent.nullable(),
  /** True if the tournament requires consent for players under 18. */
  waits: z.boolean(),
  data: MyRegistrationData,
  /** True if a prize is undelivered. It can't be delivered after erasure. */
  hasPrize: z.boolean(),
  /** Latest time of erasure, ISO 8601; null while the tournament has no date. */
  erasedBy: z.string().nullable(),
});
export type GuardianView = z.infer<typeof GuardianView>;

/**
 * The view of a team's link, shared by its captain: match times and tasks. The team's name is its only text from the
 * captain.
 */
export const MemberView = MyRegistration.pick({
  status: true,
  createdAt: true,
  now: true,
  waiting: true,
  name: true,
  tournament: true,
  entry: true,
  entryId: true,
  lobby: true,
  hasStandings: true,
  confirmations: true,
  matches: true,
  standing: true,
  finalResult: true,
});
export type MemberView = z.infer<typeof MemberView>;
