import { fold } from './fold.ts';
import { type ColumnRole, headingWords, roleOfWords } from './vocabulary.ts';

/** The columns of one match in a table with columns for each match. */
export interface MatchColumns {
  title: string;
  /** Indices of its columns, and their roles. */
  columns: ReadonlyMap<number, ColumnRole | null>;
}

/** A match that a heading names, and the role of its other words. */
export interface MatchHeading {
  match: string;
  role: ColumnRole | null;
  /** True if a word names the match: 'S1' or 'Sala 1', not 'Kills 1'. */
  isExplicit: boolean;
}

/** A row of headings: the role of each column; null for an unknown heading. */
export type Headings = readonly { role: ColumnRole | null; text: string; match: MatchHeading | null }[];

const INITIALS = /^[cgjmpqrs]$/;
const MATCH_WORDS = new Set([
  'sala',
  'partida',
  'match',
  'game',
  'ronda',
  'rodada',
  'round',
  'caida',
  'queda',
  'jogo',
  'juego',
  'mapa',
  'map',
  'fecha',
  'jornada',
  'scrim',
  'encuentro',
  'dia',
  'day',
]);
/** Numbers in words; letters and Roman numbers count beside a match's word: 'Sala B', 'Ronda II'. */
const NUMBERS = [
  'uno una um uma one primer primero primera primeiro primeira first',
  'dos dois duas two segundo segunda second',
  'tres three tercer tercero tercera terceiro terceira third',
  'cuatro quatro four cuarto cuarta quarto quarta fourth',
  'cinco five quinto quinta fifth',
  'seis six sexto sexta sixth',
].flatMap((words, at) => words.split(' ').map((word) => [word, `${at + 1}`] as const));
const NUMBER_WORDS = new Map(NUMBERS);
const SIGNS = new Map([...'abcdefgh'].map((letter, at) => [letter, `${at + 1}`]));
for (const [at, roman] of ['i', 'ii', 'iii', 'iv', 'v', 'vi'].entries()) SIGNS.set(roman, `${at + 1}`);
const ORDINAL = /^(\d{1,2})(?:a|o|ra|da|ta|er|ro|do|to|st|nd|rd|th)$/;
const MAPS = new Set(['bermuda', 'purgatorio', 'purgatory', 'kalahari', 'alpine', 'alpes', 'nexterra', 'solara']);
const TOTAL = /\b(?:total|totales|totais|general|geral|acumulad|suma|soma|promedio|media)/;
const NAMES = new Set<ColumnRole | null>(['team', 'name', 'player']);

/** Splits a heading into words, with the number of its match in figures. */
function wordsOf(heading: string): string[] {
  return headingWords(heading.replace(/(\p{L})(\d)/gu, '$1 $2')).map((word, at, all) => {
    const sign = MATCH_WORDS.has(all[at - 1] ?? '') ? SIGNS.get(word) : undefined;
    return sign ?? NUMBER_WORDS.get(word) ?? ORDINAL.exec(word)?.[1] ?? word;
  });
}

/** Reads a heading with a match: 'S1', 'Puesto Sala 2', 'Kills3', '2.ª caída', 'Bermuda'; null for others. */
export function matchHeadingOf(heading: string): MatchHeading | null {
  const words = wordsOf(heading);
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word));
  const maps = words.filter((word) => MAPS.has(word));
  const [match] = [...numbers, ...maps];
  if (match === undefined || numbers.length > 1 || maps.length > 1 || words.length > 6) return null;
  const rest = words.filter((word) => word !== match && !(numbers.length > 0 && MAPS.has(word)));
  const others = rest.filter((word) => !INITIALS.test(word) && !MATCH_WORDS.has(word));
  const isExplicit = maps.length > 0 || others.length < rest.length;
  if (others.length === 0) return rest.length === 0 && maps.length === 0 ? null : { match, role: null, isExplicit };
  const role = roleOfWords(others);
  const isValue = role === 'placement' || role === 'rank' || role === 'kills' || role === 'points';
  // 'Kills J1' may be those of a player.
  const isNamed = isExplicit && !rest.includes('j');
  return isValue || role === 'placePoints' || role === 'killPoints' ? { match, role, isExplicit: isNamed } : null;
}

interface Column {
  at: number;
  role: ColumnRole | null;
  match: string | null;
  title: string;
  isExplicit: boolean;
}

/** Returns the number of columns below each label of a match: those of the narrowest. */
function reachOf(above: readonly string[]): number {
  const starts = above.flatMap((label, at) => (matchHeadingOf(label) === null ? [] : [at]));
  return Math.min(
    ...starts
      .slice(1)
      .map((at, index) => at - (starts[index] ?? 0))
      .filter((width) => width > 1),
  );
}

/** Joins each heading with the label above it; merged labels reach to the next one. */
function columnsBelow(headings: Headings, above: readonly string[]): Column[] {
  const reach = reachOf(above);
  let [label, start] = ['', 0];
  return headings.flatMap(({ role, text }, at) => {
    const written = (above[at] ?? '').trim();
    if (written !== '' || at - start >= reach) [label, start] = [written, at];
    if (text === '' || NAMES.has(role) || TOTAL.test(fold(`${text} ${label}`).text)) return [];
    const [own, over] = [matchHeadingOf(text), matchHeadingOf(label)];
    const spoken = role ?? own?.role ?? over?.role ?? roleOfWords(headingWords(label));
    const match = own?.match ?? over?.match ?? null;
    const title = own?.match === undefined && over !== null ? label : (match ?? '');
    const isPlace = (spoken === 'rank' || spoken === 'index') && match !== null;
    return [{ at, role: isPlace ? 'placement' : spoken, match, title, isExplicit: own?.isExplicit ?? over !== null }];
  });
}

/** Returns the columns of each match; 'sum' for points of matches beside each other, and null for other tables. */
export function matchColumns(headings: Headings, above: readonly string[]): MatchColumns[] | 'sum' | null {
  const name = headings.findIndex(({ role }) => NAMES.has(role));
  const names = headings.map(({ role }) => role).filter((role) => NAMES.has(role));
  if (names.length === 0 || new Set(names).size < names.length) return null;
  const columns = columnsBelow(headings, above);
  const ofRole = (role: ColumnRole) => {
    const all = columns.filter((column) => column.role === role);
    const named = all.filter(({ match }) => match !== null);
    return named.length > 0 ? named : all;
  };
  let [places, kills] = [ofRole('placement'), ofRole('kills')];
  const values = [...places, ...kills];
  const isNamed = values.some(({ match }) => match !== null);
  // 'Pos' before the name ranks the whole table.
  if (!isNamed && places.length === kills.length + 1 && places.length > 2) places = places.slice(1);
  const isByMatch =
    (places.length > 1 && (isNamed || kills.length === 0 || kills.length === places.length)) ||
    (kills.length > 1 && (names.includes('player') || kills.every(({ isExplicit }) => isExplicit)));
  if (!isByMatch) {
    const points = columns.filter(
      ({ role, match, isExplicit }) => match !== null && isExplicit && (role === null || role === 'points'),
    );
    return points.length > 1 && places.length < 2 && kills.length < 2 ? 'sum' : null;
  }
  if (isNamed && isLabelShifted(columns, name)) return null;
  return isNamed ? columnsByMatch(columns) : columnsByOrder([places, kills]);
}

const isValue = ({ role }: Column) => role === 'placement' || role === 'kills';

/** True if a place or kills without a match stand between the name and the matches: labels may stand too far right. */
function isLabelShifted(columns: readonly Column[], name: number): boolean {
  const first = columns.findIndex(({ match }) => match !== null);
  return columns.slice(0, first).some((column) => column.at > name && isValue(column));
}

/** Groups columns by the match that they name; null if a match has two columns of places or of kills. */
function columnsByMatch(columns: readonly Column[]): MatchColumns[] | null {
  const matches = new Map<string, { title: string; columns: Map<number, ColumnRole | null> }>();
  for (const { at, role, match, title } of columns) {
    if (match === null) continue;
    const known = matches.get(match) ?? { title: title || match, columns: new Map<number, ColumnRole | null>() };
    if ((role === 'placement' || role === 'kills') && [...known.columns.values()].includes(role)) return null;
    known.columns.set(at, role);
    matches.set(match, known);
  }
  return [...matches.values()].filter((match) =>
    [...match.columns.values()].some((role) => role === 'placement' || role === 'kills'),
  );
}

/** Takes the first place and the first kills as the first match, and so on. */
function columnsByOrder(byRole: readonly Column[][]): MatchColumns[] {
  const count = Math.max(...byRole.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) => ({
    title: `${index + 1}`,
    columns: new Map(byRole.flatMap((all) => all.slice(index, index + 1).map(({ at, role }) => [at, role] as const))),
  }));
}
