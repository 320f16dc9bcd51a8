// Team and guardian links after changes, and after the player's own link was replaced.

import { describe, expect, it } from 'vitest';
import { readStoredRegistration } from '../registrations/registration-document.ts';
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
  otherRegistration: () => null,
};
const dos = { token: 'secreto', hash: 'dos' };
const decide = (fields: object, number: number, link = 'del-capitán') =>
  teamLinkOf(link, dos, number)(null, one(fields), NOBODY);

function replaced(fields: object) {
  const before = one(fields);
  return linkReplacement('nuevo', { uid: 'admin', now: new Date(0) })(null, before, NOBODY);
}

describe('the link of a team', () => {
  it.each([
    ['of its number is made', { teamLink: '' }, 2, { teamLink: 'dos' }],
    ['of the next number replaces it', {}, 3, { teamLink: 'dos', teamLinks: 3 }],
  ])('%s', (_, fields, number, next) => {
    expect(decide(fields, number)).toEqual({ next: one({ ...fields, ...next }), linkToken: 'secreto' });
  });

  it('that it has already stays', () => {
    expect(decide({}, 2)).toEqual({ next: one() });
  });

  it.each([
    ['of a number before it', {}, 1, 'edit_conflict'],
    ['of one that nobody has seen', {}, 4, 'edit_conflict'],
    ['of who plays alone', { team: null }, 2, 'place_closed'],
    ['of who has no place', { status: 'rejected' }, 2, 'place_closed'],
  ])('%s is refused', (_, fields, number, refused) => {
    expect(decide(fields, number)).toEqual({ refused });
  });

  it('isn’t anybody’s to make by another link', () => {
    expect(decide({}, 3, 'de-otra')).toEqual({ refused: 'link_not_found' });
    expect(teamLinkOf('del-capitán', dos, 3)(null, null, NOBODY)).toEqual({ refused: 'link_not_found' });
  });

  it.each([
    ['one that was made', 'uno', 3],
    ['none', '', 2],
  ])('goes with its captain’s, of which it is made: %s', (_, teamLink, teamLinks) => {
    expect(replaced({ teamLink })).toMatchObject({ next: { link: 'nuevo', teamLink: '', teamLinks } });
  });
});

it('the link of a guardian goes with the player’s where they made it of that, and stays where the team sent it', () => {
  const made = { guardianLink: '', guardianAsked: null, guardianLinks: 1 };
  expect(replaced({ guardianLink: 'suyo', guardianAsked: 'player' })).toMatchObject({ next: made });
  const sent = { guardianLink: 'suyo', guardianAsked: 'team' };
  expect(replaced(sent)).toMatchObject({ next: { ...sent, guardianLinks: 0 } });
});
