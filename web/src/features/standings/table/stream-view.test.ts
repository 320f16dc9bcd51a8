import { sampleMatch } from '@arena/domain/samples';
import { expect, it } from 'vitest';
import { testStage, testStandings } from '../sample.ts';
import { streamOptions, streamRows } from './stream-view.ts';

const usual = { top: 12, group: '', theme: 'dark', side: 'left', sponsor: true, brand: false, every: null };

it.each([
  ['', usual],
  [
    'top=5&group=Grupo%20A&theme=light&refresh=10',
    { ...usual, top: 5, group: 'grupo a', theme: 'light', every: 10_000 },
  ],
  ['top=0&refresh=0', { ...usual, top: 1, every: 3_000 }],
  ['top=999&refresh=99999', { ...usual, top: 48, every: 300_000 }],
  ['top=-1&refresh=1e9', usual],
  ['top=99999999999999999999&group=%20%20&theme=', usual],
  ['top=3&top=9', { ...usual, top: 3 }],
  ['side=right&sponsor=no&brand=yes', { ...usual, side: 'right', sponsor: false, brand: true }],
  ['side=top&sponsor=&brand=sí', usual],
])('reads the options of ?%s', (query, options) => {
  expect(streamOptions(new URLSearchParams(query))).toEqual(options);
});

const groups = [
  { id: 'g1', name: 'Grupo A', entryIds: ['loud', 'zona'] },
  { id: 'g2', name: 'Grupo B', entryIds: ['furia'] },
];
const played = [sampleMatch(1, 'loud:2:0 zona:1:1'), sampleMatch(2, 'furia:1:9', { groupId: 'g2' })];
const file = testStandings(played, { stages: [testStage({ groups })] });
const all = ['1 =FURIA()', '2 Zona Roja', '3 LOUD'];

it.each([
  ['of all groups', '', 12, all],
  ['of a group by its name', 'grupo a', 12, ['1 Zona Roja', '2 LOUD']],
  ['of all groups if the group is unknown', 'grupo z', 12, all],
  ['up to a number', '', 2, all.slice(0, 2)],
])('shows the rows %s', (_what, group, top, rows) => {
  const options = { ...streamOptions(new URLSearchParams()), group, top };
  expect(streamRows(file, options).map(({ rank, name }) => `${rank} ${name}`)).toEqual(rows);
  expect(streamRows({ ...file, results: null }, options)).toEqual([]);
});
