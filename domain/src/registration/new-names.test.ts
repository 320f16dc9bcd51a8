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
  ['stays', alone, named('Nube'), null],
  ['changes', alone, named('Rayo'), { ...renamed, at: LATER }],
  ['changes once more', rayo, named('Sol'), { ...renamed, at: LATER }],
  ['is the first again', rayo, named('Nube'), null],
  ['is another team’s', squad, named('Nube', team('Rugido')), { at: LATER, ...named('Nube', team('Furia')) }],
  ['is a teammate’s', squad, named('Nube', team('Furia', 'Yuki')), { at: LATER, ...named('Nube', team('Furia')) }],
])('keeps the last reviewed names if one %s', (_, before, after, former) => {
  expect(formerNames(before, after, LATER)).toEqual(former);
});

test.each([
  ['nobody changed', alone, []],
  ['was none', { ...alone, renamed: { ...renamed, nickname: '' } }, [{ before: '', after: 'Nube' }]],
  [
    'are several',
    { ...squad, renamed: { at: AT, nickname: 'Nube', team: team('Rugido', 'Yuki') } },
    [
      { before: 'Rugido', after: 'Furia' },
      { before: 'Yuki', after: 'Kira' },
    ],
  ],
])('names to look at that %s', (_, registration, names) => {
  expect(newNames(registration)).toEqual(names);
});
