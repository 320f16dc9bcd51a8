import { expect, test } from 'vitest';
import { formerNames, newNames } from './new-names.ts';

const AT = '2026-11-20T15:00:00.000Z';
const LATER = '2026-11-20T16:00:00.000Z';
const team = (name: string, nickname = 'Kira') => ({ name, players: [{ nickname, freeFireId: '10000002' }] });
const alone = { nickname: 'Nube', team: null, renamed: null };
const squad = { nickname: 'Nube', team: team('Furia'), renamed: null };
const renamed = { at: AT, nickname: 'Nube', team: null };

test.each([
  ['stays', alone, { nickname: 'Nube', team: null }, null],
  ['changes', alone, { nickname: 'Rayo', team: null }, { ...renamed, at: LATER }],
  [
    'changes once more',
    { ...alone, nickname: 'Rayo', renamed },
    { nickname: 'Sol', team: null },
    { ...renamed, at: LATER },
  ],
  ['stays after it changed', { ...alone, nickname: 'Rayo', renamed }, { nickname: 'Rayo', team: null }, renamed],
  ['is the first again', { ...alone, nickname: 'Rayo', renamed }, { nickname: 'Nube', team: null }, null],
  [
    'is another team’s',
    squad,
    { nickname: 'Nube', team: team('Rugido') },
    { at: LATER, nickname: 'Nube', team: team('Furia') },
  ],
  [
    'is another teammate’s',
    squad,
    { nickname: 'Nube', team: team('Furia', 'Yuki') },
    { at: LATER, nickname: 'Nube', team: team('Furia') },
  ],
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
