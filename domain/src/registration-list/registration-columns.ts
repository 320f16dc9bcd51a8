import { headingWords } from '../competition/reading/vocabulary.ts';
import { groupedBy } from '../grouped-by.ts';

/** The meaning of a column of registrations. `mates` holds several players with their IDs, `status` is of an export. */
export type RegistrationRole =
  | 'fullName'
  | 'nickname'
  | 'freeFireId'
  | 'phone'
  | 'country'
  | 'email'
  | 'team'
  | 'mates'
  | 'guardianName'
  | 'guardianContact'
  | 'status';

/** A column, and the number of its player within a team, from 1. */
export interface RegistrationColumn {
  role: RegistrationRole;
  player: number;
  at: number;
}

const words = (text: string) => new Set(text.split(' '));
const ID = words('id ids uid ffid');
const PHONE = words('whatsapp wsp wpp zap telefono telefone fone tel celular cel movil phone mobile');
const CONTACT = words('contacto contato contact');
const EMAIL = words('correo email mail');
const COUNTRY = words('pais country nacionalidad');
const NICKNAME = words('apodo nick nickname ign apelido');
const GAME = words('ff free fire juego jogo game');
const NAME = words('nombre nombres nome name');
const CAPTAIN = words('capitan captain capitao lider titular');
const PLAYER = words(
  'jugador jugadora jugadores player players jogador jogadores integrante integrantes miembro miembros participante',
);
const MATES = words('companeros companeras teammates mates');
const TEAM = words('equipo equipos equipe team teams guild cla time escuadra squad clan duo dupla');
const GUARDIAN = words(
  'tutor tutora guardian apoderado apoderada acudiente representante responsable padre padres madre papa mama parent responsavel pai mae encargado encargada',
);
/** Questions about other things, and about other people. */
const OTHER = words(
  'discord instagram facebook tiktok twitch youtube telegram documento dni cedula curp rut cpf pasaporte ciudad colegio escuela torneo ' +
    'coach entrenador entrenadora manager organizador permiso autorizacion invito invitado recomendo referido emergencia',
);
const NUMBERED = words('id ids uid ffid nick nickname apodo nombre jugador player jogador integrante miembro j p');

const has = (spoken: readonly string[], set: ReadonlySet<string>) => spoken.some((word) => set.has(word));

function guardianRole(spoken: readonly string[]): RegistrationRole | null {
  if (has(spoken, EMAIL) || has(spoken, PHONE) || has(spoken, CONTACT)) return 'guardianContact';
  return has(spoken, ID) ? null : 'guardianName';
}

/** Returns the role of a heading's words in Spanish, Portuguese or English, or null. */
function roleOfSpoken(spoken: readonly string[]): RegistrationRole | null {
  if (spoken.length > 16 || has(spoken, OTHER)) return null;
  if (has(spoken, GUARDIAN)) return guardianRole(spoken);
  if (has(spoken, EMAIL)) return 'email';
  if (has(spoken, PHONE)) return 'phone';
  if (has(spoken, ID)) return has(spoken, TEAM) && !has(spoken, PLAYER) && !has(spoken, CAPTAIN) ? null : 'freeFireId';
  if (has(spoken, COUNTRY)) return 'country';
  if (has(spoken, CONTACT)) return 'phone';
  if (has(spoken, MATES)) return 'mates';
  const isPlayer = has(spoken, PLAYER) || has(spoken, CAPTAIN);
  if (has(spoken, NICKNAME) || (has(spoken, NAME) && has(spoken, GAME))) return 'nickname';
  if (has(spoken, TEAM) && !isPlayer) return 'team';
  return has(spoken, NAME) || isPlayer ? 'fullName' : null;
}

const QUESTION_NUMBER = /^\s*\d{1,2}\s*[.)]\s*/;
const QUANTITY =
  /\d+\s*(?:a|al|o|u|y|-|–)\s*\d+|(?:minimo|mínimo|maximo|máximo|al menos|de)\s+\d+|\d+\s*(?:d[ií]gitos?|n[uú]meros?|caracteres|cifras|digits?|años)/giu;
const ORDINALS: Readonly<Record<string, number>> = { primer: 1, primero: 1, primera: 1, segundo: 2, segunda: 2 };
const MORE_ORDINALS: Readonly<Record<string, number>> = { tercer: 3, tercero: 3, tercera: 3, cuarto: 4, cuarta: 4 };

/** Returns the number of the player whom a heading is about: 'ID 2', '2.º jugador', 'Segundo jugador'; null for none. */
function playerOf(heading: string): number | null {
  const plain = headingWords(heading.replace(QUESTION_NUMBER, '').replace(QUANTITY, ' '));
  for (const [at, word] of plain.entries()) {
    const ordinal = ORDINALS[word] ?? MORE_ORDINALS[word];
    if (ordinal !== undefined) return ordinal;
    const [, before = '', digit = ''] = /^(\p{L}*)([1-9])$/u.exec(word) ?? [];
    if (digit === '') continue;
    const beside = [before, before === '' ? (plain[at - 1] ?? '') : '', before === '' ? (plain[at + 1] ?? '') : ''];
    const isLast = before === '' && at === plain.length - 1;
    if (isLast || beside.some((each) => NUMBERED.has(each))) return Number(digit);
  }
  return null;
}

interface Heading {
  role: RegistrationRole;
  at: number;
  said: number | null;
  isCaptain: boolean;
}

const HEADING_CHARACTERS = 200;

function headingOf(cell: string, at: number): Heading | null {
  if (cell.length > HEADING_CHARACTERS) return null;
  // 'WhatsApp' is one word, 'playerName' is two.
  const spoken = [...headingWords(cell), ...headingWords(cell.toLowerCase())].map((word) => word.replace(/\d+$/, ''));
  const role = roleOfSpoken(spoken);
  return role === null ? null : { role, at, said: playerOf(cell), isCaptain: has(spoken, CAPTAIN) };
}

/** Numbers the players of the headings of one role: as they say, by their order if they contradict each other. */
function numbered(headings: readonly Heading[], shift: number): RegistrationColumn[] {
  const players: number[] = [];
  for (const { said, isCaptain } of headings) {
    const number = said === null ? players.length + 1 : said + (isCaptain ? 0 : shift);
    players.push(isCaptain ? 1 : number);
  }
  const isClear = new Set(players).size === players.length;
  return headings.map(({ role, at }, index) => ({ role, at, player: isClear ? (players[index] ?? 1) : index + 1 }));
}

const PER_PLAYER: readonly RegistrationRole[] = ['fullName', 'nickname', 'freeFireId'];

/** Returns the columns of headings; an ID is missing if no heading names it. */
function columnsOf(cells: readonly string[]): RegistrationColumn[] {
  const headings = cells.flatMap((cell, at) => headingOf(cell, at) ?? []);
  const ids = headings.filter(({ role }) => role === 'freeFireId');
  // 'ID capitán, ID 1, ID 2': the captain comes before the first player.
  const shift = ids.some(({ isCaptain }) => isCaptain) && ids.some(({ said, isCaptain }) => said === 1 && !isCaptain);
  const columns = [...groupedBy(headings, ({ role }) => role)].flatMap(([role, some]) =>
    PER_PLAYER.includes(role) ? numbered(some, shift ? 1 : 0) : some.map(({ at }) => ({ role, at, player: 1 })),
  );
  // Without a player's name, the person in charge is the team's captain.
  const isNamed = columns.some(({ role }) => role === 'fullName' || role === 'nickname' || role === 'mates');
  const named = isNamed
    ? columns
    : columns.map((each): RegistrationColumn => (each.role === 'guardianName' ? { ...each, role: 'fullName' } : each));
  return named.toSorted((a, b) => a.at - b.at);
}

/** A heading of one column. */
export interface ColumnHeading {
  role: RegistrationRole;
  at: number;
  text: string;
}

/** Returns the known headings among cells. */
export function headingsOfRow(cells: readonly string[]): ColumnHeading[] {
  return cells.flatMap((cell, at) => {
    const heading = headingOf(cell, at);
    return heading === null ? [] : [{ role: heading.role, at, text: cell.trim() }];
  });
}

/** An example in a heading: 'ID (12345678)', 'ID, ej. 12345678'. */
const EXAMPLE = /\([^()]*\)|(?:ej|ejemplo|exemplo|example|e\.g)[.:]*\s*[\d ]+/giu;

/** Returns the columns of a row of headings with an ID; null for other rows. */
export function columnsOfHeadings(cells: readonly string[]): RegistrationColumn[] | null {
  if (cells.some((cell) => /\d{6}/.test(cell.replace(EXAMPLE, '')))) return null;
  const columns = columnsOf(cells);
  return columns.length >= 2 && columns.some(({ role }) => role === 'freeFireId') ? columns : null;
}

const digitsOf = (cell: string) => cell.replace(/\D/g, '');
const isId = (cell: string) => /^[\d\s]+$/.test(cell) && /^\d{8,12}$/.test(digitsOf(cell));
const isPhone = (cell: string) => /^\+?[\d\s()-]{8,}$/.test(cell);

/** True if a column names teams: on the first row of each, or again and again. */
function namesTeams(cells: readonly string[]): boolean {
  return cells.some((cell, at) => at > 0 && (cell === '' || cell === cells[at - 1]));
}

/**
 * Returns the columns of rows without headings, by their contents; null if more than one can be the ID.
 * @param hasTeams true in a tournament of teams, whose name may stand before its players
 */
export function columnsOfCells(rows: readonly (readonly string[])[], hasTeams = false): RegistrationColumn[] | null {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const all = Array.from({ length: width }, (_, at) => at);
  const filled = all.map((at) => rows.map((cells) => (cells[at] ?? '').trim()).filter((cell) => cell !== ''));
  const count = (at: number, test: (cell: string) => boolean) => (filled[at] ?? []).filter(test).length;
  // A captain alone may give a phone.
  const most = (at: number, test: (cell: string) => boolean) => count(at, test) > (filled[at]?.length ?? 0) / 2;
  const ids = all.filter((at) => count(at, isId) > rows.length / 2);
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) return null;
  const email = all.find((at) => most(at, (cell) => cell.includes('@')));
  const phone = all.find((at) => at !== id && most(at, isPhone));
  const texts = all.filter((at) => at !== email && most(at, (cell) => /\p{L}/u.test(cell)));
  const [first = 0, second] = texts;
  const isTeam = hasTeams && second !== undefined && namesTeams(rows.map((cells) => (cells[first] ?? '').trim()));
  const names = isTeam ? texts.slice(1) : texts;
  const found: [RegistrationRole, number | undefined][] = [
    ['team', isTeam ? first : undefined],
    ['freeFireId', id],
    ['email', email],
    ['phone', phone],
    ['fullName', names[0]],
    ['nickname', names[1]],
  ];
  return found.flatMap(([role, at]) => (at === undefined ? [] : [{ role, player: 1, at }]));
}
