import { Consent } from '../registration/consent.schema.ts';
import { z } from '../zod.ts';
import { Place, PlaceData } from './place.schema.ts';

/** What the holder of a guardian's link sees: who asks for what, all that is stored, and until when. */
export const GuardianView = z.strictObject({
  tournament: Place.shape.tournament,
  consent: Consent.nullable(),
  /** Whether the tournament approves nobody under 18 without a consent. */
  waits: z.boolean(),
  data: PlaceData,
  /** Whether a prize is still to reach its player, which nobody can bring them once all is erased. */
  hasPrize: z.boolean(),
  /** By when it is erased, ISO 8601; null where the tournament has no date yet. */
  erasedBy: z.string().nullable(),
});
export type GuardianView = z.infer<typeof GuardianView>;

/**
 * What those who play for a team see of its place, by the link that their captain sends them: when and where they play,
 * and what is to be done by then. Nothing that the captain typed but what the team is called.
 */
export const MemberView = Place.pick({
  status: true,
  createdAt: true,
  now: true,
  waiting: true,
  name: true,
  tournament: true,
  entry: true,
  hasStandings: true,
  confirmations: true,
  matches: true,
});
export type MemberView = z.infer<typeof MemberView>;
