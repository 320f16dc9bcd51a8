import { type Registration, readRegistration } from '@arena/domain';
import { describe, expect, it, test } from 'vitest';
import { excludedPlayers, findDuplicates, isOwnContact, isSuspicious, type SharedDetail, sharedText } from './marks.ts';

function registration(id: string, fields: Partial<Registration> = {}): Registration {
  const [tournamentId = '', freeFireId = ''] = id.split('_');
  const contact = { email: `${id}@example.com`, phone: '' };
  return { ...readRegistration(id, { tournamentId, freeFireId }), ...contact, ...fields };
}

const CONTACT = { email: 'a@b.co', phone: '12345678' };

describe('similarities of two registrations', () => {
  it.each<[string, Partial<Registration>, string, Partial<Registration>, SharedDetail[]]>([
    ['copa_1', { phone: '+52 55 1234 5678' }, 'copa_2', { phone: '55-1234-5678' }, ['phone']],
    ['copa_1', { phone: '+502 5555 1234' }, 'liga_2', { phone: '55551234' }, ['phone']],
    ['copa_1', { phone: '5512345678' }, 'copa_2', { phone: '5512345679' }, []],
    ['copa_1', { email: 'a@example.com' }, 'liga_2', { email: 'a@example.com' }, ['email']],
    ['copa_1', {}, 'liga_1', {}, ['id']],
    ['copa_1', CONTACT, 'liga_1', CONTACT, ['id', 'email', 'phone']],
    ['copa_1', { phone: '' }, 'copa_2', { phone: '--' }, []],
    ['copa_1', { nickname: 'LD' }, 'copa_2', { nickname: 'ㅤＬＤㅤ' }, ['name']],
    ['copa_1', { nickname: 'LD' }, 'liga_2', { nickname: 'LD' }, []],
  ])('%s %j and %s %j', (id, fields, otherId, otherFields, shared) => {
    const [one, other] = [registration(id, fields), registration(otherId, otherFields)];
    const found = findDuplicates([one, other]);
    expect(found.get(one.id) ?? []).toEqual(shared.length > 0 ? [{ registration: other, shared }] : []);
    expect(found.get(other.id) ?? []).toEqual(shared.length > 0 ? [{ registration: one, shared }] : []);
  });

  it('use the last version of a registration that was read twice', () => {
    const old = registration('copa_1', { phone: '12345678' });
    const one = registration('copa_1', { phone: '87654321' });
    const other = registration('copa_2', { phone: '87654321' });
    expect(findDuplicates([old, other, one]).get('copa_2')).toEqual([{ registration: one, shared: ['phone'] }]);
  });

  it('are limited to 20 per registration', () => {
    const many = Array.from({ length: 500 }, (_, index) => registration(`copa_${index}`, { phone: '00000000' }));
    expect(findDuplicates(many).get('copa_0')?.length).toBeLessThanOrEqual(20);
  });
});

test.each([
  ['copa_1', 'copa_2', true],
  ['copa_1', 'liga_2', true],
  ['copa_1', 'liga_1', false],
])('%s and %s are suspicious: %s', (id, otherId, expected) => {
  expect(isSuspicious(registration(id), { registration: registration(otherId), shared: ['phone'] })).toBe(expected);
});

test.each([
  ['of the twin', 'pending', 'rejected'],
  ['of the registration itself', 'rejected', 'approved'],
] as const)('a similarity is no longer suspicious after the rejection %s', (_, status, otherStatus) => {
  const [one, other] = [registration('copa_1', { status }), registration('copa_2', { status: otherStatus })];
  expect(isSuspicious(one, { registration: other, shared: ['phone'] })).toBe(false);
});

test('names the similarities', () => {
  expect(sharedText({ registration: registration('a_1'), shared: ['id', 'phone'] })).toBe('mismo ID y teléfono');
});

test.each([
  ['55 1234 5678', true],
  ['+52 1 55 1234 5678', true],
  ['ana@example.com', true],
  ['+52 55 1234 5679', false],
  ['rosa@example.com', false],
  ['5678', false],
])('knows a guardian’s contact %s for the player’s own: %s', (contact, isOwn) => {
  const guardian = { name: 'Rosa', contact };
  expect(isOwnContact(registration('copa_1', { guardian, phone: '+52 55 1234 5678', email: 'ana@example.com' }))).toBe(
    isOwn,
  );
});

test('a player without a guardian has no such contact', () => {
  expect(isOwnContact(registration('copa_1', { guardian: null, phone: '12345678' }))).toBe(false);
});

const asked = { name: 'Furia', players: [{ nickname: 'Nuevo', freeFireId: '3' }] };
const team = { name: 'Furia', players: [{ nickname: '', freeFireId: '2' }] };
const change = { nickname: 'Rayo', freeFireId: '1', team: asked, at: '', state: 'open' as const };

test.each<[string, Partial<Registration>, string[], string[]]>([
  ['the captain by nickname', { nickname: 'Rayo', team }, ['1'], ['Rayo']],
  ['a teammate without a nickname by ID', { nickname: 'Rayo', team }, ['2'], ['2']],
  ['a player that it asks for', { nickname: 'Rayo', team, playersChange: change }, ['3'], ['Nuevo']],
  ['nobody who plays elsewhere', { nickname: 'Rayo', team }, ['9'], []],
  ['nobody once it is rejected', { nickname: 'Rayo', team, status: 'rejected' }, ['1'], []],
])('the excluded players of a registration name %s', (_case, fields, excluded, names) => {
  expect(excludedPlayers(registration('copa_1', fields), new Set(excluded))).toEqual(names);
});
