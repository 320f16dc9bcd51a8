import { describe, expect, test } from 'vitest';
import { problemsIn } from '../field-problems.ts';
import { Team } from './registration.schema.ts';
import { hasLostPlayer, repeatedIds, takenIds, teamSizeProblem } from './team.ts';

const player = (freeFireId: string, nickname = 'Kira') => ({ nickname, freeFireId });
const teamOf = (...ids: string[]) => ({ name: 'Furia Norte', players: ids.map((id) => player(id)) });
const squad = { ...player('10000001', 'Rayo'), team: teamOf('10000002', '10000003', '10000004') };
const TAKEN = 'Este ID de Free Fire ya está inscrito en este torneo.';
const TWICE = 'Este ID ya está en tu equipo';

test.each<[string, string[] | null, string[] | null, boolean]>([
  ['stays', ['1', '2'], ['2', '1'], false],
  ['gains one', ['1'], ['1', '2'], false],
  ['has another in the place of one', ['1', '2'], ['1', '3'], true],
  ['is one less', ['1', '2'], ['1'], true],
  ['is none any more', ['1'], null, true],
])('a team that %s', (_, before, after, isLess) => {
  expect(hasLostPlayer(before && teamOf(...before), after && teamOf(...after))).toBe(isLess);
});

test.each<[string, string[], Record<string, string>]>([
  ['the captain’s', ['10000001'], { freeFireId: TAKEN }],
  ['a teammate’s', ['10000003'], { 'team.players.1.freeFireId': TAKEN }],
  ['of several', ['10000002', '10000004'], { 'team.players.0.freeFireId': TAKEN, 'team.players.2.freeFireId': TAKEN }],
])('IDs that are taken: %s', (_, taken, fields) => {
  expect(takenIds(squad, (id) => taken.includes(id))).toEqual(fields);
});

test.each<[string, string[], Record<string, string>]>([
  ['a teammate with the captain’s', ['10000002', '10000001'], { 'team.players.1.freeFireId': TWICE }],
  ['two teammates, blanks aside', ['10000002', ' 10000002'], { 'team.players.1.freeFireId': TWICE }],
])('an ID twice in a team: %s', (_, ids, fields) => {
  expect(repeatedIds({ freeFireId: '10000001', team: teamOf(...ids) })).toEqual(fields);
});

describe('the size of a team', () => {
  test.each<[string, 1 | 2 | 4, string[], boolean]>([
    ['a duo', 2, ['10000002'], true],
    ['a squad', 4, ['10000002', '10000003', '10000004'], true],
    ['a team where each plays alone', 1, ['10000002'], false],
    ['three where four play', 4, ['10000002', '10000003'], false],
  ])('%s', (_, size, ids, isWhole) => {
    const problem = teamSizeProblem({ team: teamOf(...ids) }, size);
    expect(problem).toEqual(isWhole ? {} : { team: expect.stringContaining('recarga la página') });
  });
});

describe('a team as it is typed', () => {
  test.each<[string, object, Record<string, string>]>([
    ['without a name', { ...teamOf('10000002'), name: ' ' }, { name: 'El nombre del equipo es obligatorio' }],
    ['of nobody', teamOf(), { players: 'Escribe los datos de los jugadores del equipo' }],
    [
      'of five',
      teamOf('10000002', '10000003', '10000004', '10000005'),
      { players: 'Un equipo tiene 4 jugadores como máximo' },
    ],
    [
      'with a player of a star for a nickname and of half an ID',
      { name: 'Furia', players: [player('123', '★')] },
      {
        'players.0.nickname': 'Usa al menos una letra o un número',
        'players.0.freeFireId': 'El ID debe contener entre 8 y 12 dígitos numéricos',
      },
    ],
  ])('%s', (_, team, problems) => {
    expect(problemsIn(Team.safeParse(team).error)).toEqual(problems);
  });
});
