import { z } from '../zod.ts';

/** Channels in which a guardian answers an organiser, besides a link. */
export const ReportedConsentWay = z.enum(['call', 'message', 'in_person'], 'Elige cómo lo dijo');
export type ReportedConsentWay = z.infer<typeof ReportedConsentWay>;

/** Channels of a guardian's answer: a link sent by the player or the team, or a message to an organiser. */
export const ConsentWay = z.enum(['player_link', 'team_link', ...ReportedConsentWay.options]);
export type ConsentWay = z.infer<typeof ConsentWay>;

/** The guardian's last answer. */
export const Consent = z.strictObject({
  given: z.boolean(),
  /** Time, ISO 8601. */
  at: z.string(),
  way: ConsentWay,
  /** Set for an overridden refusal: it blocks its own registration, but no later one of the same ID. */
  overridden: z.literal(true).optional(),
  /** Set for a yes to an earlier registration of the same player ID, which covers this one too. */
  carried: z.literal(true).optional(),
});
export type Consent = z.infer<typeof Consent>;

/** `none`: no consent needed. `open`: the guardian hasn't answered. */
export const ConsentState = z.enum(['none', 'open', 'given', 'refused']);
export type ConsentState = z.infer<typeof ConsentState>;

/** The creator of the guardian's current link. */
export const GuardianAsked = z.enum(['player', 'team']);
