import { headingWords } from '../competition/reading/vocabulary.ts';

/** The meaning of a column of registrations. */
export type RegistrationRole = 'fullName' | 'nickname' | 'freeFireId' | 'phone' | 'email' | 'team';

/** A column, and the number of its player within a team, from 1. */
export interface RegistrationColumn {
  role: RegistrationRole;
  player: number;
  at: number;
}

const words = (text: string) => new Set(text.split(' '));
const ID = words('id ids uid ffid');
const PHONE = words('whatsapp wsp wpp zap telefono telefone fone tel celular cel movil phone mobile');
const EMAIL = words('correo email mail');
const NICKNAME = words('apodo nick nickname ign apelido');
const GAME = words('ff free fire juego jogo game');
const NAME = words('nombre nombres nome name');
const PLAYER = words('jugador jugadora player jogador integrante miembro capitan captain lider titular participante');
const TEAM = words('equipo equipe team time escuadra squad clan duo dupla');
const NUMBER = /\d/;

/** Returns the role of a heading in Spanish, Portuguese or English, or null. */
function roleOfRegistrationHeading(heading: string): RegistrationRole | null {
  // 'WhatsApp' is one word, 'playerName' is two.
  const spoken = [...headingWords(heading), ...headingWords(heading.toLowerCase())];
  const has = (set: ReadonlySet<string>) => spoken.some((word) => set.has(word.replace(NUMBER, '')));
  if (spoken.length > 16) return null;
  if (has(EMAIL)) return 'email';
  if (has(PHONE)) return 'phone';
  if (has(ID))
    return spoken.some((word) => ['discord', 'instagram', 'documento', 'team', 'equipo'].includes(word))
      ? null
      : 'freeFireId';
  if (has(NICKNAME) || (has(NAME) && has(GAME))) return 'nickname';
  if (has(TEAM) && !has(PLAYER)) return 'team';
  return has(NAME) || has(PLAYER) ? 'fullName' : null;
}

/** Returns the columns of a row of headings; null for other rows. */
export function columnsOfHeadings(cells: readonly string[]): RegistrationColumn[] | null {
  const columns: RegistrationColumn[] = [];
  for (const [at, cell] of cells.entries()) {
    const role = roleOfRegistrationHeading(cell);
    if (role === null) continue;
    const said = /[2-9]/.exec(cell)?.[0];
    const before = columns.filter((column) => column.role === role);
    const player = said === undefined ? before.length + 1 : Number(said);
    columns.push({ role, player: role === 'team' || role === 'phone' || role === 'email' ? 1 : player, at });
  }
  const hasId = columns.some(({ role }) => role === 'freeFireId');
  return hasId && columns.length >= 2 && !cells.some((cell) => /\d{6}/.test(cell)) ? columns : null;
}

const digitsOf = (cell: string) => cell.replace(/\D/g, '');
const isId = (cell: string) => /^[\d\s]+$/.test(cell) && /^\d{8,12}$/.test(digitsOf(cell));
const isPhone = (cell: string) => /^\+?[\d\s()-]{8,}$/.test(cell);

/** Returns the columns of rows without headings, by their contents; null if more than one can be the ID. */
export function columnsOfCells(rows: readonly (readonly string[])[]): RegistrationColumn[] | null {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const all = Array.from({ length: width }, (_, at) => at);
  const most = (at: number, test: (cell: string) => boolean) =>
    rows.filter((cells) => test((cells[at] ?? '').trim())).length > rows.length / 2;
  const ids = all.filter((at) => most(at, isId));
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) return null;
  const email = all.find((at) => most(at, (cell) => cell.includes('@')));
  const phone = all.find((at) => at !== id && most(at, isPhone));
  const texts = all.filter((at) => at !== email && most(at, (cell) => /\p{L}/u.test(cell)));
  const found: [RegistrationRole, number | undefined][] = [
    ['freeFireId', id],
    ['email', email],
    ['phone', phone],
    ['fullName', texts[0]],
    ['nickname', texts[1]],
  ];
  return found.flatMap(([role, at]) => (at === undefined ? [] : [{ role, player: 1, at }]));
}
