import { Consent } from '../registration/guardian.schema.ts';
import { RegistrationStatus } from '../registration/registration.schema.ts';
import { z } from '../zod.ts';
import { MyRegistration, MyRegistrationData } from './my-registration.schema.ts';

/** Another registration that a guardian's yes covers. */
export const CoveredRegistration = z.strictObject({
  id: z.string(),
  tournament: MyRegistration.shape.tournament,
  status: RegistrationStatus,
  /** True if the guardian can take it out of its tournament from this page. */
  canRefuse: z.boolean(),
});
export type CoveredRegistration = z.infer<typeof CoveredRegistration>;

/** A guardian's yes for a year. */
export const YearConsent = z.strictObject({
  /** Times, ISO 8601. */
  at: z.string(),
  until: z.string(),
  /** True if the guardian has ended it, or its year is over: the next registration asks again. */
  ended: z.boolean(),
  others: z.array(CoveredRegistration),
});
export type YearConsent = z.infer<typeof YearConsent>;

/** The view of a guardian's link: the request for consent, all stored data, and its erasure date. */
export const GuardianView = z.strictObject({
  tournament: MyRegistration.shape.tournament,
  consent: Consent.nullable(),
  /** True if the tournament requires consent for players under 18. */
  waits: z.boolean(),
  /** The yes that covers this registration and others of the player ID; null without one. */
  year: YearConsent.nullable(),
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
