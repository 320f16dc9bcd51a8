import { HOUR, type Tournament } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { describe, expect, test } from 'vitest';
import { arrangeTournaments, countStages, nextDate, stageOf, stateOf } from './arrange-tournaments';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString();

const tournament = (name: string, fields: Partial<Tournament> = {}) =>
  sampleTournament({ id: name, name, status: 'published', linkedFormId: 'inscripcion', ...fields });

const resultIn = (state: 'planned' | 'playing' | 'finished') => {
  return { result: { state, drawn: true as const, first: [], points: 0, live: false, nextAt: null } };
};

test.each([
  [{ status: 'draft' }, 'draft', 'Borrador'],
  [{ status: 'archived' }, 'draft', 'Borrador'],
  [{ status: 'scheduled', publishDate: at(1) }, 'scheduled', 'Programado'],
  [{ status: 'scheduled', publishDate: at(-1), date: at(5) }, 'published', 'Inscripciones abiertas'],
  [{ date: at(5) }, 'published', 'Inscripciones abiertas'],
  [{ date: at(5), linkedFormId: null }, 'published', 'Inscripciones sin abrir'],
  [{ date: at(5), registrationDeadline: at(-1) }, 'published', 'Inscripciones cerradas'],
  [{ date: at(5), maxPlayers: 2, currentPlayers: 2 }, 'published', 'Completo'],
  [{ date: at(-1) }, 'published', 'En juego'],
  [{ date: at(5), ...resultIn('planned') }, 'published', 'Inscripciones cerradas'],
  [{ date: at(5), ...resultIn('playing') }, 'published', 'En juego'],
  [{ date: at(5), maxPlayers: 2, currentPlayers: 2, ...resultIn('finished') }, 'finished', 'Terminado'],
  [resultIn('finished'), 'finished', 'Terminado'],
  [{ date: at(-25) }, 'finished', 'Terminado'],
  [{ date: at(-3), endDate: at(-1) }, 'finished', 'Terminado'],
])('a tournament with %j is %s, labelled %s', (fields, stage, label) => {
  expect(stageOf(tournament('x', fields), NOW)).toBe(stage);
  expect(stateOf(tournament('x', fields), NOW).label).toBe(label);
});

test.each([
  [{ status: 'scheduled', publishDate: at(1), date: at(5) }, 'Se publica', 1],
  [{ registrationDeadline: at(2), date: at(5) }, 'Cierra', 2],
  [{ registrationDeadline: at(-2), date: at(5) }, 'Empieza', 5],
  [{ date: at(-1), endDate: at(2) }, 'Termina', 2],
  [{ date: at(-5), endDate: at(-2) }, 'Terminó', -2],
  [{ date: at(-5) }, 'Empezó', -5],
  [{ publishDate: at(1), date: at(5) }, 'Empieza', 5],
])('the next date for %j is %s in %i hours', (fields, label, hours) => {
  expect(nextDate(tournament('x', fields), NOW)).toEqual({ label, instant: at(hours) });
});

test('returns no next date without dates, or if the competition was faster', () => {
  expect(nextDate(tournament('x'), NOW)).toBeNull();
  const early = { registrationDeadline: at(2), date: at(5), ...resultIn('finished') };
  expect(nextDate(tournament('x', early), NOW)).toBeNull();
});

const all = [
  tournament('Terminada', { date: at(-100) }),
  tournament('Recién terminada', { date: at(-30) }),
  tournament('Borrador ártico', { status: 'draft', mapSelection: 'Alpine' }),
  tournament('Programada', { status: 'scheduled', publishDate: at(2) }),
  tournament('Lejana', { date: at(90) }),
  tournament('Próxima', { date: at(9) }),
  tournament('Sin fecha'),
];

const names = (query: string, stage: Parameters<typeof arrangeTournaments>[1]['stage']) =>
  arrangeTournaments(all, { query, stage }, NOW).map(({ name }) => name);

describe('the list', () => {
  test('starts with the next and ends with the longest finished', () => {
    expect(names('', 'all')).toEqual([
      'Próxima',
      'Lejana',
      'Sin fecha',
      'Programada',
      'Borrador ártico',
      'Recién terminada',
      'Terminada',
    ]);
  });

  test.each([
    ['proxima', 'all', ['Próxima']],
    ['  ÁRTICO borrador ', 'all', ['Borrador ártico']],
    ['alpine', 'all', ['Borrador ártico']],
    ['terminada', 'finished', ['Recién terminada', 'Terminada']],
    ['terminada', 'draft', []],
    ['', 'scheduled', ['Programada']],
  ] as const)('is searched for %j among %s', (query, stage, found) => {
    expect(names(query, stage)).toEqual(found);
  });

  test('counts the tournaments of each filter', () => {
    expect(countStages(all, NOW)).toEqual({ all: 7, published: 3, scheduled: 1, draft: 1, finished: 2 });
  });
});
