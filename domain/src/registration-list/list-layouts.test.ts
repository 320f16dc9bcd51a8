import { expect, test } from 'vitest';
import { z } from 'zod';
import list from '../../../tests/fixtures/list-readings.json' with { type: 'json' };
import { joinParts } from '../competition/reading/parts.ts';
import { TeamSize } from '../tournament/modes.schema.ts';
import { readRegistrations } from './read-registrations.ts';

const teamsIn = (text: string, teamSize: TeamSize) =>
  readRegistrations(text, teamSize).rows.map(({ fields: { team, nickname, freeFireId }, problems, notes }) => ({
    team: team?.name ?? '',
    players: [
      `${nickname} ${freeFireId}`,
      ...(team?.players ?? []).map((each) => `${each.nickname} ${each.freeFireId}`),
    ],
    problems,
    notes,
  }));

const LOUD = { team: 'LOUD', players: ['Ana 11111111', 'Luis 11111112', 'Zoe 11111113', 'Teo 11111114'] };
const FURIA = { team: 'FURIA', players: ['Eli 22222221', 'Bea 22222222', 'Gil 22222223', 'Max 22222224'] };
const clean = { problems: [], notes: [] };

const lines = (...all: string[]) => all.join('\n');
const loud = ['Ana 11111111', 'Luis 11111112', 'Zoe 11111113', 'Teo 11111114'];
const furia = ['Eli 22222221', 'Bea 22222222', 'Gil 22222223', 'Max 22222224'];
const cells = (some: readonly string[], first = '') =>
  some.map((player, at) => [at === 0 ? first : '', ...player.split(' ')].join('\t'));

test.each<[string, string]>([
  [
    'in merged cells, on the first row of each team',
    lines('Equipo\tJugador\tID', ...cells(loud, 'LOUD'), ...cells(furia, 'FURIA')),
  ],
  [
    'on a row of its own in a column',
    lines('Equipo\tJugador\tID', 'LOUD\t\t', ...cells(loud), 'FURIA\t\t', ...cells(furia)),
  ],
  [
    'on a row of its own above the players',
    lines(
      'Jugador\tID',
      'LOUD\t',
      ...loud.map((each) => each.replace(' ', '\t')),
      'FURIA\t',
      ...furia.map((each) => each.replace(' ', '\t')),
    ),
  ],
  [
    'in a CSV with merged cells',
    lines('Equipo;Jugador;ID', ...cells(loud, 'LOUD'), ...cells(furia, 'FURIA')).replaceAll('\t', ';'),
  ],
  ['in merged cells without headings', lines(...cells(loud, 'LOUD'), ...cells(furia, 'FURIA'))],
  ['on a line of its own in a message', lines('LOUD', ...loud, '', 'FURIA', ...furia)],
  [
    'on a line of its own with titles, bullets and labels',
    lines(
      'Inscritos del viernes 🔥',
      '',
      '*Equipo 1: LOUD*',
      'Integrantes:',
      ...loud.map((each, at) => `${at + 1}. ${each}`),
      '*Equipo 2: FURIA*',
      ...furia.map((each) => `- ${each.replace(' ', ' - ID: ')}`),
      'Gracias a todos',
    ),
  ],
  [
    'between emoji, above players with arrows and brackets',
    lines(
      '🏆 LOUD 🏆 (4 jugadores)',
      ...loud.map((each) => `🎮 ${each.replace(' ', ' → ')}`),
      '🔥FURIA🔥',
      ...furia.map((each) => `${each.replace(' ', ' (')})`),
    ),
  ],
  [
    'above numbered players without points',
    lines(
      'LOUD',
      ...loud.map((each, at) => `${at + 1} ${each}`),
      'FURIA',
      ...furia.map((each, at) => `${at + 1} ${each}`),
    ),
  ],
  [
    'above names with the ID on the line below',
    lines(
      'LOUD',
      ...loud.map((each) => each.replace(' ', '\n')),
      'FURIA',
      ...furia.map((each) => each.replace(' ', '\n')),
    ),
  ],
  [
    'after a number with a sign, above players with square bullets',
    lines('Equipo #1 LOUD', ...loud.map((each) => `▪️ ${each}`), 'Equipo #2 FURIA', ...furia.map((each) => `▪️ ${each}`)),
  ],
  [
    'above players with labels and with dots',
    lines(
      'Equipo: LOUD',
      ...loud.map((each) => `Nick: ${each.replace(' ', ' ID: ')}`),
      'Equipo: FURIA',
      ...furia.map((each) => each.replace(' ', '.......')),
    ),
  ],
  ['in one line with its players', lines(`LOUD: ${loud.join(', ')}`, `FURIA - ${furia.join(' / ')}`)],
  [
    'beside each player',
    lines(
      'Equipo\tJugador\tID',
      ...[...loud.map((each) => `LOUD ${each}`), ...furia.map((each) => `furia ${each}`)].map((each) =>
        each.replaceAll(' ', '\t'),
      ),
    ).replace('furia', 'FURIA'),
  ],
  [
    'in a row with numbered columns after a captain',
    lines(
      'Equipo,Capitán,ID capitán,Jugador 1,ID 1,Jugador 2,ID 2,Jugador 3,ID 3',
      ...[loud, furia].map((some, at) => [['LOUD', 'FURIA'][at], ...some.flatMap((each) => each.split(' '))].join(',')),
    ),
  ],
])('a list of squads is read with the team %s', (_, text) => {
  expect(teamsIn(text, 4)).toEqual([LOUD, FURIA].map((team) => ({ ...team, ...clean })));
});

test.each([
  'Equipo,Primer jugador,ID del primer jugador,Segundo jugador,ID del segundo jugador',
  'Equipo,Nick1,ID1,Nick2,ID2',
  'Equipo,Jugador,ID,Jugador,ID',
  'Equipo,2. Nombre del jugador 1,3. ID (9 dígitos) del jugador 1,4. Nombre del jugador 2,5. ID (9 dígitos) del jugador 2',
  'Equipo,Capitán,ID del capitán,Compañero: nombre,Compañero: ID',
])('a duo in one row is read with the headings %s', (head) => {
  const row = teamsIn(lines(head, 'LOUD,Ana,11111111,Luis,11111112'), 2)[0];
  expect(row).toMatchObject({ team: 'LOUD', players: ['Ana 11111111', 'Luis 11111112'], ...clean });
});

test.each(['Ana 11111111 & Luis 11111112', 'Ana 11111111 y Luis 11111112', 'Ana (11111111) + Luis (11111112)'])(
  'a duo in one line is read in %s',
  (line) => {
    expect(teamsIn(line, 2)).toMatchObject([{ players: ['Ana 11111111', 'Luis 11111112'], problems: [] }]);
  },
);

test('two squads of one name stay two', () => {
  const text = lines('LOUD', ...loud, 'LOUD', ...furia);
  expect(teamsIn(text, 4)).toMatchObject([
    { ...LOUD, notes: ['Hay 2 equipos llamados «LOUD».'] },
    { ...FURIA, team: 'LOUD' },
  ]);
});

test('a captain phone of a message stays with the team', () => {
  const text = lines('LOUD', ...loud, 'WhatsApp: +52 55 1234 5678', 'FURIA', 'Cel +57 300 1234567', ...furia);
  expect(readRegistrations(text, 4).rows.map(({ fields }) => fields.phone)).toEqual([
    '+52 55 1234 5678',
    '+57 300 1234567',
  ]);
});

test('a player without a team and a team of another size are named', () => {
  const text = lines('Equipo\tJugador\tID', 'LOUD\tAna\t11111111', 'LOUD\tLuis\t11111112', '\tZoe\t33333333');
  expect(teamsIn(text, 2)).toMatchObject([
    { problems: [] },
    { players: ['Zoe 33333333'], problems: ['No dice de qué equipo es.'] },
  ]);
  expect(teamsIn(text, 4)).toMatchObject([
    { problems: ['«LOUD» tiene 2 jugadores: en este torneo son 4 por escuadra.'] },
    { problems: ['No dice de qué equipo es.'] },
  ]);
  expect(teamsIn(lines('Nombre,ID', 'Ana,11111111', 'Zoe,33333333'), 4)).toMatchObject([
    { problems: [], notes: ['Entra sin compañeros: en este torneo son 4 por escuadra.'] },
    { problems: [], notes: ['Entra sin compañeros: en este torneo son 4 por escuadra.'] },
  ]);
});

const peopleIn = (text: string) =>
  readRegistrations(text, 1).rows.map(({ fields: { fullName, nickname, freeFireId, phone, guardian }, problems }) =>
    [fullName, nickname, freeFireId, phone, guardian && `${guardian.name} ${guardian.contact}`.trim(), ...problems]
      .filter((each) => each !== '' && each !== null)
      .join(' | '),
  );

test.each<[string, string, string[]]>([
  [
    'a guardian before the player',
    'Nombre del tutor,Nombre del jugador,ID\nRosa,Ana,12345678\nNo aplica,Luis,87654321',
    ['Ana | 12345678 | Rosa', 'Luis | 87654321'],
  ],
  [
    'a guardian with a phone of their own',
    'WhatsApp de tu mamá o papá;Nombre y apellido;ID;WhatsApp\n+52 55 8765 4321;Ana;12345678;+52 55 1234 5678',
    ['Ana | 12345678 | +52 55 1234 5678 | Tutor +52 55 8765 4321'],
  ],
  [
    'a guardian with the name and phone in one answer',
    'Nombre y teléfono del tutor,Integrantes,ID\nRosa Paz 5512345678,Ana,12345678',
    ['Ana | 12345678 | Rosa Paz 5512345678'],
  ],
  [
    'a document of the guardian',
    'DNI del apoderado,Apoderado,Jugador,ID\n12345670,Rosa,Ana,12345678',
    ['Ana | 12345678 | Rosa'],
  ],
  [
    'digits in a heading',
    'Nombre,ID de Free Fire (8 a 12 dígitos)\nAna,12345678\nLuis,87654321',
    ['Ana | 12345678', 'Luis | 87654321'],
  ],
  [
    'numbered questions',
    '1. Nombre,2. Apodo en el juego (máximo 4 palabras),3. ID (mínimo 8 números),4. ¿Quién te invitó?\nAna,AnaFF,12345678,Luis',
    ['Ana | AnaFF | 12345678'],
  ],
  [
    'an example in a heading, and two surnames',
    'Nombre y 2 apellidos,ID (ejemplo: 123456789),Nick (máx. 12 caracteres)\nAna,12345678,AnaFF',
    ['Ana | AnaFF | 12345678'],
  ],
  [
    'Portuguese headings',
    'Nome do responsável;Nome do jogador;ID no jogo;WhatsApp do responsável\nRosa;Ana;12345678;+55 11 98765-4321',
    ['Ana | 12345678 | Rosa +55 11 98765-4321'],
  ],
  [
    'columns about other things',
    'Nombre de tu ciudad,ID de Discord,Nombre,Usuario de Instagram,ID del juego,Edad\nLima,ana#1,Ana,@ana,12345678,15',
    ['Ana | 12345678'],
  ],
  ['a number in a name', '1. Ninja 2024 12345678\n2. Ana 2 - 87654321', ['Ninja 2024 | 12345678', 'Ana 2 | 87654321']],
  ['labels before numbers', 'Ana ID: 12345678\nLuis - ID 87654321', ['Ana | 12345678', 'Luis | 87654321']],
  [
    'a line for each field',
    'Nombre: Ana\nID: 12345678\nWhatsApp: +52 55 1234 5678\n\nNombre: Luis\nID: 87654321',
    ['Ana | 12345678 | +52 55 1234 5678', 'Luis | 87654321'],
  ],
  ['numbered rows that are empty', '#,Nombre,ID\n1,Ana,12345678\n2,,\n3,,', ['Ana | 12345678']],
  [
    'names that begin with a quotation mark',
    'Nombre,ID\n"Rayo Ana,12345678\nZoe,22222222\n"Trueno Luis,87654321',
    ['"Rayo Ana | 12345678', 'Zoe | 22222222', '"Trueno Luis | 87654321'],
  ],
  [
    'answers of several lines',
    '"Nombre","ID","¿Qué modos juegas?"\n"Ana","12345678","Solo;\nDúo"\n"Luis","87654321","=1, 2"',
    ['Ana | 12345678', 'Luis | 87654321'],
  ],
])('a list of players is read with %s', (_, text, people) => {
  expect(peopleIn(text)).toEqual(people);
});

test('each sheet is read with its own columns', () => {
  const text = joinParts([
    { title: 'México', text: 'Nombre\tID\tWhatsApp\nAna\t12345678\t+52 55 1234 5678' },
    {
      title: 'Perú',
      text: 'Marca temporal\tTeléfono\tID de juego\tNombre\n1/12/2026\t+51 987 111 333\t87654321\tLuis',
    },
    { title: 'Notas', text: 'Avisar a todos' },
  ]);
  expect(peopleIn(text)).toEqual(['Ana | 12345678 | +52 55 1234 5678', 'Luis | 87654321 | +51 987 111 333']);
  expect(readRegistrations(text, 1).rows.map(({ line }) => line)).toEqual([3, 6]);
});

test('headings inside a list begin new columns', () => {
  expect(peopleIn('Nombre,ID\nAna,12345678\n\nID,Nombre\n87654321,Luis')).toEqual([
    'Ana | 12345678',
    'Luis | 87654321',
  ]);
});

test.each([
  ['Perú', 'PE'],
  ['mexico', 'MX'],
  ['CO', 'CO'],
  ['🇦🇷 Argentina', 'AR'],
  ['Lima, Perú', 'PE'],
  ['Brazil', 'BR'],
  ['Otro', null],
])('the country %j of a list is %s', (cell, country) => {
  const [row] = readRegistrations(`Nombre,ID,País,Teléfono\nAna,12345678,"${cell}",987111333`, 1).rows;
  expect(row?.fields.country).toBe(country);
});

const Case = z.strictObject({
  id: z.string(),
  teamSize: TeamSize,
  text: z.string(),
  teams: z.record(z.string(), z.number()).optional(),
  names: z.array(z.string()).optional(),
  ids: z.array(z.string()).optional(),
});
const cases = Case.array().parse(list);

test.each(cases)('the list $id is read as a person reads it', ({ text, teamSize, teams, names, ids }) => {
  const { rows } = readRegistrations(text, teamSize);
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  if (teams !== undefined)
    expect(
      Object.fromEntries(rows.map(({ fields: { team } }) => [team?.name, (team?.players.length ?? 0) + 1])),
    ).toEqual(teams);
  if (names !== undefined) expect(rows.map(({ fields }) => fields.fullName)).toEqual(names);
  if (ids !== undefined) expect(rows.map(({ fields }) => fields.freeFireId)).toEqual(ids);
});
