import { type Consent, DAY } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { keyedHash } from '../platform/keyed-hash.ts';
import {
  type ConsentChange,
  carriedConsent,
  consentAfter,
  guardianContact,
  type StoredYearConsent,
} from './year-consent.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const at = (days: number) => new Date(NOW.getTime() + days * DAY).toISOString();
const hash = keyedHash('una llave de pruebas, larga y de nadie');
const contactOf = (contact: string) => guardianContact(hash, { guardian: { name: 'Rosa', contact } });
const ROSA = String(contactOf('rosa@example.com'));
const yes = (fields: Partial<StoredYearConsent> = {}): StoredYearConsent => {
  return { contact: ROSA, at: at(-10), way: 'team_link', registrationIds: ['copa_1'], ended: false, ...fields };
};

it.each([
  ['a phone typed with spaces', '+52 55 8765 4321', '+525587654321', true],
  ['a phone of other digits', '+52 55 8765 4321', '+525587654322', false],
  ['another mail address', 'rosa@example.com', 'rosa2@example.com', false],
])('compares %s by its meaning', (_, one, other, isSame) => {
  expect(contactOf(one) === contactOf(other)).toBe(isSame);
});

it.each<[string, StoredYearConsent | null, string | null, boolean]>([
  ['covers another registration of the same guardian', yes(), ROSA, true],
  ['covers one on its last day', yes({ at: at(-365) }), ROSA, true],
  ['does not cover one after a year', yes({ at: at(-366) }), ROSA, false],
  ['does not cover one after its end', yes({ ended: true }), ROSA, false],
  ['does not cover one of another guardian', yes(), String(contactOf('elsa@example.com')), false],
  ['does not cover an adult', yes(), null, false],
  ['is missing without an answer', null, ROSA, false],
])('a yes %s', (_, given, contact, covers) => {
  const expected = given && { given: true, at: given.at, way: 'team_link', carried: true };
  expect(carriedConsent(given, contact, NOW)).toEqual(covers ? expected : null);
});

describe('a yes for a year', () => {
  const guardian = { name: 'Rosa', contact: 'rosa@example.com' };
  const answer = (consent: Consent | null, named: typeof guardian | null = guardian): ConsentChange => {
    return { before: null, after: { id: 'liga_2', freeFireId: '10000001', guardian: named, consent }, isErased: false };
  };
  const said = (given: boolean, days = 0): Consent => ({ given, at: at(days), way: 'player_link' });
  const given = { contact: ROSA, at: at(0), way: 'player_link', ended: false } as const;
  const ids = (...registrationIds: string[]) => ({ registrationIds });

  it.each<[string, StoredYearConsent | null, ConsentChange, StoredYearConsent | null]>([
    ['begins with an answer', null, answer(said(true)), { ...yes(given), ...ids('liga_2') }],
    ['begins anew with the next answer', yes(), answer(said(true)), { ...yes(given), ...ids('copa_1', 'liga_2') }],
    [
      'begins anew after its end',
      yes({ ended: true }),
      answer(said(true)),
      { ...yes(given), ...ids('copa_1', 'liga_2') },
    ],
    [
      'belongs to the guardian who answered last',
      yes({ contact: 'of another' }),
      answer(said(true)),
      { ...yes(given), ...ids('liga_2') },
    ],
    [
      'lists the registrations that it covers',
      yes(),
      answer({ ...said(true), carried: true }),
      yes(ids('copa_1', 'liga_2')),
    ],
    ['ends with a no', yes(), answer(said(false)), yes({ ended: true })],
    ['ends with a no for an adult', yes(), answer(said(false), null), yes({ ended: true })],
    ['does not end with a no that was said before', yes(), answer(said(false, -20)), yes()],
    ['does not begin for an adult', null, answer(said(true), null), null],
    ['goes with the data of its player', yes(), { before: null, after: null, isErased: true }, null],
  ])('%s', (_, before, change, after) => {
    expect(consentAfter(before, change, hash)).toEqual(after);
  });

  it('lists no more registrations than are shown', () => {
    const many = Array.from({ length: 30 }, (_each, index) => `copa_${index}`);
    const after = consentAfter(yes(ids(...many)), answer({ ...said(true), carried: true }), hash);
    expect(after?.registrationIds).toEqual([...many.slice(1), 'liga_2']);
  });
});
