import { expect, test } from 'vitest';
import { formerNames, newNames } from './new-names.ts';

const AT = '2026-11-20T15:00:00.000Z';
const LATER = '2026-11-20T16:00:00.000Z';
const team = (name: string, nickname = 'Kira') => ({ name, players: [{ nickname, freeFireId: '10000002' }] });
const alone = { nickname: 'Nube', team: null, renamed: null };
const squad = { nickname: 'Nube', team: team('Furia'), renamed: null };
const named = (nickname: string, of: ReturnType<typeof team> | null = null) => ({ nickname, team: of });
const renamed = { at: AT, nickname: 'Nube', team: null };
const rayo = { ...alone, nickname: 'Rayo', renamed };

test.each([
  ['no change', alone, named('Nube'), null],
  ['a first change', alone, named('Rayo'), { ...renamed, at: LATER }],
  ['a second change', rayo, named('Sol'), { ...renamed, at: LATER }],
  ['a change back', rayo, named('Nube'), null],
  ['a new team name', squad, named('Nube', team('Rugido')), { at: LATER, ...named('Nube', team('Furia')) }],
  [
    'a teammate’s new name',
    squad,
    named('Nube', team('Furia', 'Yuki')),
    { at: LATER, ...named('Nube', team('Furia')) },
  ],
])('updates the last reviewed names after %s', (_, before, after, former) => {
  expect(formerNames(before, after, LATER)).toEqual(former);
});

test.each([
  ['none changed', alone, []],
  ['a nickname added', { ...alone, renamed: { ...renamed, nickname: '' } }, [{ before: '', after: 'Nube' }]],
  [
    'a team and a player renamed',
    { ...squad, renamed: { at: AT, nickname: 'Nube', team: team('Rugido', 'Yuki') } },
    [
      { before: 'Rugido', after: 'Furia' },
      { before: 'Yuki', after: 'Kira' },
    ],
  ],
])('lists names to review: %s', (_, registration, names) => {
  expect(newNames(registration)).toEqual(names);
});
