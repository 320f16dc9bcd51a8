import * as limits from '../limits/limits.ts';
import { DAY } from '../time/instant.ts';
import type { VisibleTournament } from '../tournament/tournament.schema.ts';
import type { Consent, ConsentState } from './guardian.schema.ts';
import type { Registration } from './registration.schema.ts';

type Concerned = Pick<Registration, 'guardian' | 'consent'>;

/**
 * Returns the state of a guardian's consent. Without a guardian the player is an adult or wasn't asked; a refusal
 * counts even after the guardian was erased.
 */
export function consentStateOf({ guardian, consent }: Concerned): ConsentState {
  if (guardian === null) return consent?.given === false ? 'refused' : 'none';
  if (consent === null) return 'open';
  return consent.given ? 'given' : 'refused';
}

/** True if a guardian refused, and the refusal isn't overridden for the player's ID. */
export function isRefusalInForce(consent: Consent | null | undefined): consent is Consent {
  return consent?.given === false && consent.overridden !== true;
}

/**
 * True if a registration can't be approved without its guardian's consent: if the tournament requires it, and after a
 * refusal in any tournament.
 */
export function lacksConsent(
  tournament: Pick<VisibleTournament, 'guardianConsent'> | null,
  registration: Concerned,
): boolean {
  const state = consentStateOf(registration);
  return state === 'refused' || (state === 'open' && tournament?.guardianConsent === true);
}

/** True if a player may still replace their guardian: before an answer, and before the team has sent a link. */
export function canCorrectGuardian({
  consent,
  guardianAsked,
}: Pick<Registration, 'consent' | 'guardianAsked'>): boolean {
  return consent === null && guardianAsked !== 'team';
}

/** Returns the end of the year that a guardian's yes covers, ISO 8601. */
export function consentUntil({ at }: Pick<Consent, 'at'>): string {
  return new Date(Date.parse(at) + limits.guardianConsentDays * DAY).toISOString();
}
