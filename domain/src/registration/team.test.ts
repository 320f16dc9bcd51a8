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
  ['stays the same', ['1', '2'], ['2', '1'], false],
  ['gains a player', ['1'], ['1', '2'], false],
  ['replaces a player', ['1', '2'], ['1', '3'], true],
  ['loses a player', ['1', '2'], ['1'], true],
  ['is removed', ['1'], null, true],
])('checks for lost players in a team that %s', (_, before, after, isLess) => {
  expect(hasLostPlayer(before && teamOf(...before), after && teamOf(...after))).toBe(isLess);
});

test.each<[string, string[], Record<string, string>]>([
  ['of the captain', ['10000001'], { freeFireId: TAKEN }],
  ['of a teammate', ['10000003'], { 'team.players.1.freeFireId': TAKEN }],
  [
    'of several teammates',
    ['10000002', '10000004'],
    { 'team.players.0.freeFireId': TAKEN, 'team.players.2.freeFireId': TAKEN },
  ],
])('reports taken IDs: %s', (_, taken, fields) => {
  expect(takenIds(squad, (id) => taken.includes(id))).toEqual(fields);
});

test.each<[string, string[], Record<string, string>]>([
  ['a teammate with the captain’s ID', ['10000002', '10000001'], { 'team.players.1.freeFireId': TWICE }],
  ['two teammates, ignoring blanks', ['10000002', ' 10000002'], { 'team.players.1.freeFireId': TWICE }],
])('reports a repeated ID in a team: %s', (_, ids, fields) => {
  expect(repeatedIds({ freeFireId: '10000001', team: teamOf(...ids) })).toEqual(fields);
});

describe('the size of a team', () => {
  test.each<[string, 1 | 2 | 4, string[], boolean]>([
    ['a duo', 2, ['10000002'], true],
    ['a squad', 4, ['10000002', '10000003', '10000004'], true],
    ['a team in a solo tournament', 1, ['10000002'], false],
    ['three players in a squad tournament', 4, ['10000002', '10000003'], false],
  ])('is checked for %s', (_, size, ids, isWhole) => {
    const problem = teamSizeProblem({ team: teamOf(...ids) }, size);
    expect(problem).toEqual(isWhole ? {} : { team: expect.stringContaining('recarga la página') });
  });
});

describe('the team form', () => {
  test.each<[string, object, Record<string, string>]>([
    ['without a name', { ...teamOf('10000002'), name: ' ' }, { name: 'El nombre del equipo es obligatorio' }],
    ['without players', teamOf(), { players: 'Escribe los datos de los jugadores del equipo' }],
    [
      'of five',
      teamOf('10000002', '10000003', '10000004', '10000005'),
      { players: 'Un equipo tiene 4 jugadores como máximo' },
    ],
    [
      'with an invalid nickname and ID',
      { name: 'Furia', players: [player('123', '★')] },
      {
        'players.0.nickname': 'Usa al menos una letra o un número',
        'players.0.freeFireId': 'El ID debe contener entre 8 y 12 dígitos numéricos',
      },
    ],
  ])('refuses a team %s', (_, team, problems) => {
    expect(problemsIn(Team.safeParse(team).error)).toEqual(problems);
  });
});
