import { z } from '../zod.ts';

/** What an organiser was told a consent, or a no, by: the ways that aren't a link. */
export const ConsentTold = z.enum(['call', 'message', 'in_person'], 'Elige cómo lo dijo');
export type ConsentTold = z.infer<typeof ConsentTold>;

/** How a guardian answered: by the link that the player sent, or the team, or as an organiser was told. */
export const ConsentWay = z.enum(['player_link', 'team_link', ...ConsentTold.options]);
export type ConsentWay = z.infer<typeof ConsentWay>;

/** What the guardian of a player said last. */
export const Consent = z.strictObject({
  given: z.boolean(),
  /** When, ISO 8601. */
  at: z.string(),
  way: ConsentWay,
  /** A no that an organiser lifted off the ID: it keeps from approval nobody but the registration that it is about. */
  lifted: z.literal(true).optional(),
});
export type Consent = z.infer<typeof Consent>;

/** `none`: nobody has to consent. `open`: the guardian hasn't answered. */
export const ConsentState = z.enum(['none', 'open', 'given', 'refused']);
export type ConsentState = z.infer<typeof ConsentState>;

/** Who made the guardian's link that is good at this moment. */
export const GuardianAsked = z.enum(['player', 'team']);
