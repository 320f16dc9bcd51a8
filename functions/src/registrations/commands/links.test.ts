// Team and guardian links after changes, and after the player's own link was replaced.

import { describe, expect, it } from 'vitest';
import { readStoredRegistration } from '../registration-document.ts';
import { linkReplacement, teamLinkOf } from './links.ts';

const team = { name: 'Furia', players: [{ nickname: 'Kira', freeFireId: '23456789' }] };
const one = (fields: object = {}) =>
  readStoredRegistration('copa_12345678', { link: 'del-capitán', team, teamLink: 'uno', teamLinks: 2, ...fields });
const NOBODY = {
  pendingFromNetwork: 0,
  linkOwner: null,
  isTaken: () => false,
  isWaiting: () => false,
  refusalOn: () => null,
  yearConsentOn: () => null,
  invitation: null,
  otherRegistration: () => null,
};
const decide = (fields: object, number: number, link = 'del-capitán') =>
  teamLinkOf(link, 'dos', number)(null, one(fields), NOBODY);

function replaced(fields: object) {
  const before = one(fields);
  return linkReplacement('nuevo', { uid: 'admin', now: new Date(0) }, 'una-red')(null, before, NOBODY);
}

describe('the link of a team', () => {
  it.each<[string, object, number, object]>([
    ['is created under its number', { teamLink: '' }, 2, { next: one({ teamLink: 'dos' }) }],
    ['is replaced under the next number', {}, 3, { next: one({ teamLink: 'dos', teamLinks: 3 }) }],
    ['stays the same under its number', {}, 2, { next: one() }],
    ['is refused under an earlier number', {}, 1, { refused: 'edit_conflict' }],
    ['is refused under a number that skips one', {}, 4, { refused: 'edit_conflict' }],
    ['is refused to a solo player', { team: null }, 2, { refused: 'place_closed' }],
    ['is refused after a rejection', { status: 'rejected' }, 2, { refused: 'place_closed' }],
  ])('%s', (_, fields, number, expected) => {
    expect(decide(fields, number)).toEqual(expected);
  });

  it('is not created with another link or without a registration', () => {
    expect(decide({}, 3, 'de-otra')).toEqual({ refused: 'link_not_found' });
    expect(teamLinkOf('del-capitán', 'dos', 3)(null, null, NOBODY)).toEqual({ refused: 'link_not_found' });
  });
});

it.each([
  ['deletes the team link', { teamLink: 'uno' }, { teamLink: '', teamLinks: 3 }],
  ['leaves a missing team link missing', { teamLink: '' }, { teamLink: '', teamLinks: 2 }],
  [
    'deletes a guardian link sent by the player',
    { guardianLink: 'g', guardianAsked: 'player' },
    { guardianLink: '', guardianLinks: 1 },
  ],
  ['keeps a guardian link sent by organisers', { guardianLink: 'g', guardianAsked: 'team' }, { guardianLink: 'g' }],
])('replacing the player’s link %s', (_, fields, next) => {
  expect(replaced(fields)).toMatchObject({ next: { link: 'nuevo', ...next } });
});
