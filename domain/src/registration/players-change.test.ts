import { expect, test } from 'vitest';
import { countRequested, requestedChanges, requestFor, withRequested } from './players-change.ts';

const AT = '2026-11-20T15:00:00.000Z';
const team = (name: string, nickname = 'Kira', freeFireId = '10000002') => ({
  name,
  players: [{ nickname, freeFireId }],
});
const alone = { nickname: 'Nube', freeFireId: '10000001', team: null };
const squad = { ...alone, team: team('Furia') };
const asked = (change: object, state: 'open' | 'accepted' | 'refused' = 'open') => ({
  ...squad,
  playersChange: { at: AT, state, ...squad, ...change },
});

test.each([
  ['nothing', { ...squad, playersChange: null }, [], 0],
  ['another teammate', asked({ team: team('Furia', 'Yuki', '10000003') }), [['Kira · 10000002', 'Yuki · 10000003']], 1],
  [
    'a teammate’s mended ID',
    asked({ team: team('Furia', 'Kira', '10000009') }),
    [['Kira · 10000002', 'Kira · 10000009']],
    1,
  ],
  ['a teammate’s nickname', asked({ team: team('Furia', 'Kira7') }), [['Kira', 'Kira7']], 1],
  [
    'a team name and the own nickname',
    asked({ nickname: 'Sol', team: team('Rugido') }),
    [
      ['Furia', 'Rugido'],
      ['Nube', 'Sol'],
    ],
    1,
  ],
  ['a team name', asked({ team: team('Rugido') }), [['Furia', 'Rugido']], 0],
  ['a missing nickname', { ...asked({}), nickname: '' }, [['', 'Nube']], 1],
  ['a refused change', asked({ nickname: 'Sol' }, 'refused'), [['Nube', 'Sol']], 1],
  ['an accepted change', asked({ nickname: 'Sol' }, 'accepted'), [], 0],
])('lists what a change asks for: %s', (_, registration, changes, players) => {
  expect(requestedChanges(registration).map(({ before, after }) => [before, after])).toEqual(changes);
  expect(countRequested(registration)).toBe(players);
});

test.each([
  ['other players', { ...squad, nickname: 'Sol' }, { at: AT, state: 'open', ...squad, nickname: 'Sol' }],
  ['the approved players', squad, null],
])('stores a request for %s', (_, wanted, change) => {
  expect(requestFor({ ...squad, playersChange: null }, wanted, AT)).toEqual(change);
});

test.each([
  ['open', 'Sol'],
  ['refused', 'Nube'],
] as const)('shows the players of an %s change as %s', (state, nickname) => {
  expect(withRequested(asked({ nickname: 'Sol' }, state))).toMatchObject({ nickname });
});
