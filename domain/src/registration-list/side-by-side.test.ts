import { expect, test } from 'vitest';
import { joinParts } from '../competition/reading/parts.ts';
import type { TeamSize } from '../tournament/modes.schema.ts';
import { readRegistrations } from './read-registrations.ts';

const ids = ['12345678', '23456789', '34567890', '45678901'] as const;
const cells = (text: string) =>
  text
    .replace(/\$(\d)/g, (_, at: string) => ids[Number(at)] ?? '')
    .replaceAll(' / ', '\n')
    .replaceAll('|', '\t');

const read = (text: string, teamSize: TeamSize) => {
  const { rows, problem } = readRegistrations(text, teamSize);
  const named = rows.map(({ fields: { fullName, team }, problems, notes }) => ({
    players: [fullName, ...(team?.players ?? []).map(({ nickname }) => nickname)].join(' '),
    team: team?.name ?? '',
    remarks: [...problems, ...notes],
  }));
  return { named, problem };
};

test.each<[TeamSize, string]>([
  [1, 'Nombre|ID||Nombre|ID / Ana|$0||Cata|$2 / Beto|$1||Dani|$3'],
  [1, 'Nombre|ID|Nombre|ID / Ana|$0|Cata|$2 / Beto|$1|Dani|$3'],
  [2, 'Dupla|Jugador|ID||Dupla|Jugador|ID / Pumas|Ana|$0||Lobos|Cata|$2 / |Beto|$1|||Dani|$3'],
  [2, 'Equipo 1||Equipo 2| / Jugador|ID|Jugador|ID / Ana|$0|Cata|$2 / Beto|$1|Dani|$3'],
  [2, 'Pumas|||Lobos| / Nick|ID||Nick|ID / Ana|$0||Cata|$2 / Beto|$1||Dani|$3'],
  [2, 'Pumas|||Lobos| / Ana|$0||Cata|$2 / Beto|$1||Dani|$3'],
])('asks for tables below each other, instead of joining or losing players (%i): %s', (teamSize, text) => {
  expect(read(cells(text), teamSize)).toEqual({
    named: [],
    problem: 'Hay tablas una al lado de la otra. Pégalas una debajo de la otra, o de una en una.',
  });
});

test.each([
  'Jugador 1||Jugador 2| / Nick|ID|Nick|ID / Ana|$0|Beto|$1 / Cata|$2|Dani|$3',
  'Dupla|Jugador 1|ID 1|Jugador 2|ID 2 / Pumas|Ana|$0|Beto|$1 / Lobos|Cata|$2|Dani|$3',
  'Inscritos||| / Nick|ID|Nick|ID / Ana|$0|Beto|$1 / Cata|$2|Dani|$3',
  'Equipo|Nick 1|ID 1|Logo del equipo|Nick 2|ID 2 / Pumas|Ana|$0|sí|Beto|$1 / Lobos|Cata|$2|no|Dani|$3',
  'Capitán||Compañero| / Nick|ID|Nick|ID / Ana|$0|Beto|$1 / Cata|$2|Dani|$3',
])('reads a team in a row: %s', (text) => {
  const { named, problem } = read(cells(text), 2);
  expect(problem).toBeNull();
  expect(named.map(({ players }) => players)).toEqual(['Ana Beto', 'Cata Dani']);
});

test('names the players of a team that a tournament of single players leaves out', () => {
  expect(read(cells('Equipo|Jugador 1|ID 1|Jugador 2|ID 2 / Pumas|Ana|$0|Beto|$1'), 1).named).toEqual([
    { players: 'Ana', team: '', remarks: ['Entra sin 1 compañero: este torneo es individual.'] },
  ]);
});

const sheet = (title: string, first: number) => ({
  title,
  text: cells(`Jugador|ID / Ana|$${first} / Beto|$${first + 1}`),
});

test('takes the title of a sheet with one team for its name', () => {
  const { named } = read(joinParts([sheet('Pumas', 0), sheet('Lobos', 2)]), 2);
  expect(named).toEqual([
    { players: 'Ana Beto', team: 'Pumas', remarks: [] },
    { players: 'Ana Beto', team: 'Lobos', remarks: [] },
  ]);
});

test.each(['Hoja 1', 'Sheet2', 'Hoja3', 'Respuestas de formulario 1'])('takes no team from the title %s', (title) => {
  const { named } = read(joinParts([sheet(title, 0), sheet('Lobos', 2)]), 2);
  expect(named.map(({ team }) => team)).toEqual(['', '', 'Lobos']);
});

test('reads all players of a team in one cell of several lines', () => {
  const { named } = read(cells('Equipo|Jugadores / Pumas|"Ana $0\nBeto $1" / Lobos|"Cata $2\nDani $3"'), 2);
  expect(named).toEqual([
    { players: 'Ana Beto', team: 'Pumas', remarks: [] },
    { players: 'Cata Dani', team: 'Lobos', remarks: [] },
  ]);
});
