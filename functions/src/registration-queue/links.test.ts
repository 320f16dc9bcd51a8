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
const made = (fields: object) => ({ next: one(fields), linkToken: 'secreto' });

function replaced(fields: object) {
  const before = one(fields);
  return linkReplacement('nuevo', { uid: 'admin', now: new Date(0) })(null, before, NOBODY);
}

describe('the link of a team', () => {
  it.each<[string, object, number, object]>([
    ['of its number is made', { teamLink: '' }, 2, made({ teamLink: 'dos' })],
    ['of the next number replaces it', {}, 3, made({ teamLink: 'dos', teamLinks: 3 })],
    ['that it has already stays', {}, 2, { next: one() }],
    ['of a number before it is refused', {}, 1, { refused: 'edit_conflict' }],
    ['of one that nobody has seen is refused', {}, 4, { refused: 'edit_conflict' }],
    ['of who plays alone is refused', { team: null }, 2, { refused: 'place_closed' }],
    ['of who has no place is refused', { status: 'rejected' }, 2, { refused: 'place_closed' }],
  ])('%s', (_, fields, number, expected) => {
    expect(decide(fields, number)).toEqual(expected);
  });

  it('isn’t anybody’s to make by another link', () => {
    expect(decide({}, 3, 'de-otra')).toEqual({ refused: 'link_not_found' });
    expect(teamLinkOf('del-capitán', dos, 3)(null, null, NOBODY)).toEqual({ refused: 'link_not_found' });
  });
});

it.each([
  ['a team’s goes', { teamLink: 'uno' }, { teamLink: '', teamLinks: 3 }],
  ['a missing one stays so', { teamLink: '' }, { teamLink: '', teamLinks: 2 }],
  ['a guardian’s goes', { guardianLink: 'g', guardianAsked: 'player' }, { guardianLink: '', guardianLinks: 1 }],
  ['a guardian’s by the team stays', { guardianLink: 'g', guardianAsked: 'team' }, { guardianLink: 'g' }],
])('of the links made with a link that is replaced %s', (_, fields, next) => {
  expect(replaced(fields)).toMatchObject({ next: { link: 'nuevo', ...next } });
});
