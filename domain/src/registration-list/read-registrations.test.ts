import { describe, expect, test } from 'vitest';
import type { TeamSize } from '../tournament/modes.schema.ts';
import { readRegistrations } from './read-registrations.ts';

function read(text: string, teamSize: TeamSize = 1) {
  const { rows, problem } = readRegistrations(text, teamSize);
  const say = ({ fields: { fullName, nickname, freeFireId, phone, email, team } }: (typeof rows)[number]) =>
    [
      fullName,
      nickname,
      freeFireId,
      phone,
      email,
      team && `${team.name}: ${team.players.map((each) => `${each.nickname} ${each.freeFireId}`).join(', ')}`,
    ]
      .filter((each) => each !== '' && each !== null)
      .join(' | ');
  return {
    rows: rows.map(say),
    problems: rows.flatMap(({ line, problems }) => problems.map((each) => `${line}: ${each}`)),
    problem,
  };
}

describe('a list of registrations', () => {
  test.each<[string, string, string[]]>([
    [
      'is read from a CSV of Google Forms',
      'Marca temporal,Nombre,Apodo,ID,WhatsApp\n"12/10/2026 21:34:05","Pérez, Ana ",AnaFF,1234 5678,+54 9 11 5555-0101\n12/10/2026,Luis,Lu,222222222,',
      ['Pérez, Ana | AnaFF | 12345678 | +54 9 11 5555-0101', 'Luis | Lu | 222222222'],
    ],
    [
      'is read from cells of a sheet in English',
      'playerName\tffName\tffId \nAna Pérez \tAnaFF\t123.456.789\nLuis\tLu\t22222222.0',
      ['Ana Pérez | AnaFF | 123456789', 'Luis | Lu | 22222222'],
    ],
    [
      'is read from pasted lines without headings',
      'Inscritos del viernes\n1. Ana Pérez - 12345678\n2. Luis 222222222\n3) Zoe: 333333333',
      ['Ana Pérez | 12345678', 'Luis | 222222222', 'Zoe | 333333333'],
    ],
    [
      'is read without headings if only one column can be the ID',
      'Ana;12345678;+52 55 1234 5678;ana@example.com\nLuis;22222222;+52 55 1234 5679;luis@example.com',
      ['Ana | 12345678 | +52 55 1234 5678 | ana@example.com', 'Luis | 22222222 | +52 55 1234 5679 | luis@example.com'],
    ],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toEqual({ rows, problems: [], problem: null });
  });

  test('requires headings if two columns can be the ID', () => {
    expect(read('Ana;12345678;5512345678\nLuis;22222222;5512345679').problem).toMatch(/títulos/);
  });

  test('reports each invalid, missing or repeated ID with its line', () => {
    expect(read('Nombre,ID\nAna,1.23E+10\nLuis,123\nZoe,\nTeo,44444444\nBea,44444444').problems).toEqual([
      '2: «1.23E+10» no es un ID: la hoja lo recortó. Pon esa columna como texto y cópiala otra vez.',
      '3: «123»: El ID debe contener entre 8 y 12 dígitos numéricos',
      '4: El ID de Free Fire es obligatorio',
      '6: El ID 44444444 ya está en la línea 5.',
    ]);
  });

  test('reads an ID without the zeros before it', () => {
    expect(read('Nombre,ID\nAna,0012345678\nLuis,12345678')).toMatchObject({
      rows: ['Ana | 12345678', 'Luis | 12345678'],
      problems: ['3: El ID 12345678 ya está en la línea 2.'],
    });
    expect(read('Lobos\nAna 0011111111\nLuis 0011111111', 2).problems).toEqual(['2: Este ID ya está en tu equipo']);
  });
});

test('notes who is rejected or waits in an exported list', () => {
  const titles = 'Nombre,ID de Free Fire,Correo,Teléfono,Estado,Apodo,Equipo,Compañeros,Tutor,Contacto del tutor';
  const rows = ['Pendiente', 'Aprobado', 'Rechazado', 'En espera'].map(
    (status, at) => `Ana,1234567${at},,,${status},,,,,`,
  );
  const list = readRegistrations([titles, ...rows].join('\n'), 1);
  expect(list.rows.map(({ notes }) => notes)).toEqual([
    [],
    [],
    ['En la lista está como «Rechazado».'],
    ['En la lista está como «En espera».'],
  ]);
});

describe('a list of teams', () => {
  test('can have one team per row in numbered columns', () => {
    const text = 'Equipo,Jugador 1,ID 1,Jugador 2,ID 2,WhatsApp\nLobos,Ana,11111111,Luis,22222222,+54 9 11 5555-0101';
    expect(read(text, 2)).toEqual({
      rows: ['Ana | Ana | 11111111 | +54 9 11 5555-0101 | Lobos: Luis 22222222'],
      problems: [],
      problem: null,
    });
  });

  test('can have one player per row, grouped by team', () => {
    expect(read('Equipo\tApodo\tID\nLobos\tAna\t11111111\nlobos\tLuis\t22222222\nRayo\tZoe\t33333333', 2).rows).toEqual(
      ['Ana | Ana | 11111111 | Lobos: Luis 22222222', 'Zoe | Zoe | 33333333'],
    );
  });
});
