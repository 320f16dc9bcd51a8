import { fold } from './fold.ts';
import type { Headings } from './tables.ts';
import { headingWords, type Role, roleOfWords } from './vocabulary.ts';

/** The columns of one match in a table with columns for each match. */
export interface MatchColumns {
  title: string;
  /** Index of the column of places; -1 without one. */
  place: number;
  kills: number;
}

/** A match that a heading names, and the role of its other words. */
export interface MatchHeading {
  match: string;
  role: Role | null;
  /** True if a word names the match: 'S1' or 'Sala 1', not 'Kills 1'. */
  isExplicit: boolean;
}

const INITIALS = /^[cgjmpqrs]$/;
const MATCH_WORDS = new Set([
  'sala',
  'partida',
  'match',
  'game',
  'ronda',
  'round',
  'caida',
  'queda',
  'jogo',
  'mapa',
  'map',
  'fecha',
  'dia',
  'day',
]);
const MAPS = new Set(['bermuda', 'purgatorio', 'purgatory', 'kalahari', 'alpine', 'alpes', 'nexterra', 'solara']);
const TOTAL = /\b(?:total|totales|totais|general|geral|acumulad|suma|soma|promedio|media)/;
const NAMES = new Set<Role | null>(['team', 'name', 'player']);

/** Reads a heading with a match: 'S1', 'Puesto Sala 2', 'Kills3', 'Bermuda'; null for others. */
export function matchHeadingOf(heading: string): MatchHeading | null {
  const words = headingWords(heading.replace(/(\p{L})(\d)/gu, '$1 $2'));
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word));
  const maps = words.filter((word) => MAPS.has(word));
  const [match] = [...numbers, ...maps];
  if (match === undefined || numbers.length + maps.length > 1 || words.length > 6) return null;
  const rest = words.filter((word) => word !== match);
  const others = rest.filter((word) => !INITIALS.test(word) && !MATCH_WORDS.has(word));
  const isExplicit = maps.length > 0 || others.length < rest.length;
  if (others.length === 0) return rest.length === 0 && maps.length === 0 ? null : { match, role: null, isExplicit };
  const role = roleOfWords(others);
  const isValue = role === 'placement' || role === 'rank' || role === 'kills' || role === 'points';
  return isValue || role === 'placePoints' || role === 'killPoints' ? { match, role, isExplicit } : null;
}

interface Column {
  at: number;
  role: Role | null;
  match: string | null;
  title: string;
  isExplicit: boolean;
}

/** Joins each heading with the label above it; merged labels reach to the next one. */
function columnsBelow(headings: Headings, above: readonly string[]): Column[] {
  let label = '';
  return headings.flatMap(({ role, text }, at) => {
    label = (above[at] ?? '').trim() || label;
    if (NAMES.has(role) || TOTAL.test(fold(`${text} ${label}`).text)) return [];
    const [own, over] = [matchHeadingOf(text), matchHeadingOf(label)];
    const spoken = role ?? own?.role ?? over?.role ?? roleOfWords(headingWords(label));
    const match = own?.match ?? over?.match ?? null;
    const title = own?.match === undefined && over !== null ? label : (match ?? '');
    const isPlace = spoken === 'rank' && match !== null;
    return [{ at, role: isPlace ? 'placement' : spoken, match, title, isExplicit: own?.isExplicit ?? over !== null }];
  });
}

/** Returns the columns of each match; 'sum' for points of matches beside each other, and null for other tables. */
export function matchColumns(headings: Headings, above: readonly string[]): MatchColumns[] | 'sum' | null {
  if (headings.filter(({ role }) => NAMES.has(role)).length !== 1) return null;
  const columns = columnsBelow(headings, above);
  const ofRole = (role: Role) => {
    const all = columns.filter((column) => column.role === role);
    const named = all.filter(({ match }) => match !== null);
    return named.length > 0 ? named : all;
  };
  let [places, kills] = [ofRole('placement'), ofRole('kills')];
  const isNamed = [...places, ...kills].some(({ match }) => match !== null);
  // 'Pos' before the name ranks the whole table.
  if (!isNamed && places.length === kills.length + 1 && places.length > 2) places = places.slice(1);
  const isByMatch = places.length > 1 || (kills.length > 1 && kills.every(({ isExplicit }) => isExplicit));
  if (!isByMatch) {
    const points = columns.filter(
      ({ role, match, isExplicit }) => match !== null && isExplicit && (role === null || role === 'points'),
    );
    return points.length > 1 && places.length < 2 && kills.length < 2 ? 'sum' : null;
  }
  const matches = new Map<string, MatchColumns>();
  for (const [role, own] of [
    ['place', places],
    ['kills', kills],
  ] as const) {
    for (const [index, { at, match, title }] of own.entries()) {
      const key = match ?? (isNamed ? null : `${index + 1}`);
      if (key === null) return null;
      const known = matches.get(key) ?? { title: title || key, place: -1, kills: -1 };
      if (known[role] >= 0) return null;
      matches.set(key, { ...known, [role]: at });
    }
  }
  return [...matches.values()];
}
