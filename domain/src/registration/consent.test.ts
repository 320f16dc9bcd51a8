import { describe, expect, it } from 'vitest';
import { consentStateOf, consentUntil, lacksConsent } from './consent.ts';
import type { Consent } from './guardian.schema.ts';

const rosa = { name: 'Rosa', contact: 'rosa@correo.mx' };
const said = (given: boolean): Consent => ({ given, at: '2026-11-20T15:00:00.000Z', way: 'team_link' });

describe('a consent', () => {
  it.each([
    ['not needed for an adult', null, null, 'none', [false, false]],
    ['open until the guardian answers', rosa, null, 'open', [false, true]],
    ['given', rosa, said(true), 'given', [false, false]],
    ['refused, even if the tournament does not require it', rosa, said(false), 'refused', [true, true]],
    ['still refused after the guardian was erased', null, said(false), 'refused', [true, true]],
    ['not needed once the guardian is removed', null, said(true), 'none', [false, false]],
  ] as const)('is %s', (_, guardian, consent, state, lacking) => {
    expect(consentStateOf({ guardian, consent })).toBe(state);
    const lacks = [false, true].map((guardianConsent) => lacksConsent({ guardianConsent }, { guardian, consent }));
    expect(lacks).toEqual(lacking);
  });

  it('is not required once the tournament is deleted', () => {
    expect(lacksConsent(null, { guardian: rosa, consent: null })).toBe(false);
  });
});

it('a yes covers a year, also one with a leap day', () => {
  expect(consentUntil({ at: '2026-11-20T15:00:00.000Z' })).toBe('2027-11-20T15:00:00.000Z');
  expect(consentUntil({ at: '2027-11-20T15:00:00.000Z' })).toBe('2028-11-19T15:00:00.000Z');
});
