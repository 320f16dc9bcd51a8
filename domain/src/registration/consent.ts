import type { VisibleTournament } from '../tournament/tournament.schema.ts';
import type { Consent, ConsentState } from './consent.schema.ts';
import type { Registration } from './registration.schema.ts';

type Concerned = Pick<Registration, 'guardian' | 'consent'>;

/**
 * Whether a player's guardian has answered, and what. Who named none is an adult, or was never asked; a no counts, too,
 * where who said it was erased.
 */
export function consentStateOf({ guardian, consent }: Concerned): ConsentState {
  if (guardian === null) return consent?.given === false ? 'refused' : 'none';
  if (consent === null) return 'open';
  return consent.given ? 'given' : 'refused';
}

/** Whether a guardian said no, and it stands on their player's ID. */
export function isNoOnId(consent: Consent | null | undefined): consent is Consent {
  return consent?.given === false && consent.lifted !== true;
}

/**
 * Whether a registration can't be approved for want of its guardian's consent: where the tournament waits for it, and
 * after a no in any.
 */
export function lacksConsent(
  tournament: Pick<VisibleTournament, 'guardianConsent'> | null,
  registration: Concerned,
): boolean {
  const state = consentStateOf(registration);
  return state === 'refused' || (state === 'open' && tournament?.guardianConsent === true);
}

/** Whether a player may still correct who their guardian is: until that one has answered, or the team asks them. */
export function canCorrectGuardian({
  consent,
  guardianAsked,
}: Pick<Registration, 'consent' | 'guardianAsked'>): boolean {
  return consent === null && guardianAsked !== 'team';
}
