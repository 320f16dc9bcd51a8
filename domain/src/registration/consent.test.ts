import { describe, expect, it } from 'vitest';
import type { Consent } from './consent.schema.ts';
import { consentStateOf, lacksConsent } from './consent.ts';

const rosa = { name: 'Rosa', contact: 'rosa@correo.mx' };
const said = (given: boolean): Consent => ({ given, at: '2026-11-20T15:00:00.000Z', way: 'team_link' });

describe('a consent', () => {
  it.each([
    ['nobody’s to give for an adult', null, null, 'none', [false, false]],
    ['open until the guardian answers', rosa, null, 'open', [false, true]],
    ['given', rosa, said(true), 'given', [false, false]],
    ['refused, which counts wherever it isn’t asked for too', rosa, said(false), 'refused', [true, true]],
    ['refused still where who said it was erased', null, said(false), 'refused', [true, true]],
    ['nobody’s to give once that was taken back', null, said(true), 'none', [false, false]],
  ] as const)('is %s', (_, guardian, consent, state, lacking) => {
    expect(consentStateOf({ guardian, consent })).toBe(state);
    const lacks = [false, true].map((guardianConsent) => lacksConsent({ guardianConsent }, { guardian, consent }));
    expect(lacks).toEqual(lacking);
  });

  it('isn’t waited for where the tournament is gone', () => {
    expect(lacksConsent(null, { guardian: rosa, consent: null })).toBe(false);
  });
});
