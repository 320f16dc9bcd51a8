import type { Match, Prize } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { samplePrize } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { sampleEntry, sampleMatch, sampleStage, sampleView } from './samples.ts';
import { viewChanges } from './view-changes.ts';

const withFirst = (state: Match['state'], order: string, change: Partial<Match> = {}) =>
  sampleView([sampleMatch(1, state, order, change), sampleMatch(2, 'scheduled')]);
const before = withFirst('provisional', 'ANA BETO');
const withCompetition = (change: Partial<CompetitionView['competition']>): CompetitionView => ({
  ...before,
  competition: { ...before.competition, ...change },
});

test.each<[string, CompetitionView, string[]]>([
  ['nothing', before, []],
  ['a state', withFirst('official', 'ANA BETO', { officialAt: null }), ['Partida 1: ahora está «Oficial»']],
  ['a result', withFirst('provisional', 'BETO ANA', { revision: 2 }), ['Partida 1: tiene otro resultado']],
  [
    'a map and a deleted match',
    { ...before, matches: [sampleMatch(1, 'provisional', 'ANA BETO', { map: 'Alpes' })] },
    ['Partida 1: cambió de mapa, hora o número', 'Partida 2: se eliminó'],
  ],
  [
    'entries',
    { ...before, entries: [sampleEntry('ANA', { status: 'no_show' }), sampleEntry('BETO'), sampleEntry('DANI')] },
    ['ANA: ahora dice «No se presentó»', 'DANI: se agregó', 'CARO: se eliminó'],
  ],
  ['a closed stage', withCompetition({ stages: [sampleStage({ state: 'closed' })] }), ['Final: se cerró']],
  ['a plan', withCompetition({ stages: [sampleStage({ matchCount: 5 })] }), ['Final: cambió su plan']],
  ['a draw', withCompetition({ stages: [sampleStage({ groups: [] })] }), ['Final: cambiaron sus grupos']],
  ['a prize', { ...before, prizes: [samplePrize({ rank: 2 })] }, ['Premio del 2.º: ahora dice «Por entregar»']],
  ['the rule of a second person', withCompetition({ secondPerson: true }), ['Cambió si confirma una segunda persona']],
])('describes changes: %s', (_, after, changes) => {
  expect(viewChanges(before, after)).toEqual(changes);
});

test.each<[string, Partial<Prize>, string]>([
  ['received', { state: 'received' }, 'ahora dice «Recibido»'],
  ['reported as not arrived', { objectedAt: '2026-11-22T00:00:00.000Z' }, 'ahora dice «Dice que no le llegó»'],
  ['its delivery method', { how: 'Yape' }, 'cambió'],
])('describes the last change of a prize: %s', (_, change, said) => {
  const withPrize = (prize: Partial<Prize>) => ({ ...before, prizes: [samplePrize({ state: 'sent', ...prize })] });
  expect(viewChanges(withPrize({}), withPrize(change))).toEqual([`Premio del 1.º: ${said}`]);
});
