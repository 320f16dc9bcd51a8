import { tallyOf } from '../../grouped-by.ts';
import * as limits from '../../limits/limits.ts';
import type { Scoring } from '../records/scoring.schema.ts';
import { fieldOf, type ResultRecord } from './records.ts';
import type { ColumnRole } from './vocabulary.ts';

export type PointsTable = Pick<Scoring, 'placement' | 'perKill'>;

/** The origin of the places or kills of all rows. */
export interface Source {
  id: string;
  /** The column or mark, in words for people. */
  why: string;
  read: (record: ResultRecord) => number | null;
}

const bounds = limits.competition;
export const NOTHING: Source = { id: 'none', why: '', read: () => null };

/** Reads a column by its key. */
export const byKey = (key: string): Source => ({
  id: key,
  why: columnText(key),
  read: (record) => record.fields.find((field) => field.key === key)?.value ?? null,
});

function columnText(key: string): string {
  if (key.startsWith('pre')) return 'número antes del nombre';
  if (key.startsWith('post')) return `número ${Number(key.slice(4)) + 1} después del nombre`;
  return `columna ${Number.parseInt(key.slice(1), 10) + 1}`;
}

/** Reads the column of a heading or mark. */
export function byRole(role: ColumnRole, records: readonly ResultRecord[]): Source {
  const mark = records.map((record) => fieldOf(record, role)?.mark).find((each) => each !== undefined && each !== '');
  return { id: role, why: `«${mark ?? role}»`, read: (record) => fieldOf(record, role)?.value ?? null };
}

/** Takes the order of the rows, without absent ones, as places. */
export function byOrder(records: readonly ResultRecord[]): Source {
  const played = records.filter(({ absence }) => absence === null);
  const places = new Map(played.map((record, index) => [record, index + 1]));
  return { id: 'order', why: 'orden de las líneas', read: (record) => places.get(record) ?? null };
}

const pointsFor = (place: number, { placement }: PointsTable) => placement[place - 1] ?? 0;

/** Returns the place with these points, if it is unique. */
function placeFor(points: number | null, { placement }: PointsTable): number | null {
  if (points === null || points <= 0) return null;
  const first = placement.indexOf(points);
  return first >= 0 && placement.lastIndexOf(points) === first ? first + 1 : null;
}

/** True if all values differ. */
export const isDistinct = (values: readonly number[]) => new Set(values).size === values.length;
/** Leaves out unknown values. */
export const definedNumbers = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
/** True if each value is at most the one before it. */
export const isDescending = (values: readonly number[]) =>
  values.every((value, at) => value <= (values[at - 1] ?? value));

/** True if values are 1 to n in some order. */
export function isComplete(values: readonly number[]): boolean {
  return values.length >= 3 && isDistinct(values) && Math.max(...values) === values.length && Math.min(...values) === 1;
}

/** True if a column can hold places: distinct numbers from 1. An ordered list may have one slip. */
export function canBePlaces(values: readonly number[], isLeading: boolean): boolean {
  if (values.length === 0 || values.some((value) => value < 1 || value > bounds.placements)) return false;
  if (isDistinct(values)) return true;
  const isRising = values.every((value, at) => value >= (values[at - 1] ?? value));
  return isLeading && isRising && new Set(values).size >= 0.7 * values.length;
}

export interface Rows {
  records: readonly ResultRecord[];
  table: PointsTable;
}

/** True if a row has a number of a role. */
export const hasRole = (records: readonly ResultRecord[], role: ColumnRole) =>
  records.some((record) => fieldOf(record, role)?.value != null);

/** Returns the columns without a heading or mark that most rows have. */
export function openKeys(records: readonly ResultRecord[]): string[] {
  const tally = tallyOf(records.map((record) => openKeysOf(record).join(' ')));
  const [usual] = [...tally].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length);
  return usual === undefined || usual[0] === '' ? [] : usual[0].split(' ');
}

/** Lists the unexplained columns of a row. */
export function openKeysOf(record: ResultRecord): string[] {
  return record.fields
    .filter(({ role, addends, value }) => role === null && addends === undefined && value !== null)
    .map(({ key }) => key);
}

/** True if the other columns follow from places and kills: as points for places, points for kills, or totals. */
export function explains({ records, table }: Rows, place: Source, kills: Source, rest: readonly string[]): boolean {
  return rest.every((key) => {
    const values = records.flatMap((record) => {
      const [at, points, taken] = [place.read(record), byKey(key).read(record), kills.read(record)];
      return at === null || points === null || taken === null ? [] : [{ at, points, taken }];
    });
    if (values.length === 0) return false;
    const isTotal = values.every(({ at, points, taken }) => pointsFor(at, table) + taken * table.perKill === points);
    return (
      isTotal ||
      values.every(({ at, points }) => pointsFor(at, table) === points) ||
      (place.id !== 'order' && isOtherTotal(values, table))
    );
  });
}

/** True if numbers are totals by another scoring: less the kills, they fall with the places. */
function isOtherTotal(
  values: readonly { at: number; points: number; taken: number }[],
  { perKill }: PointsTable,
): boolean {
  const rows = values.toSorted((a, b) => a.at - b.at);
  const rest = rows.map(({ points, taken }) => points - taken * perKill);
  const isTable = isDescending(rest) && new Set(rest).size >= 3 && (rest.at(-1) ?? -1) >= 0;
  const kills = rows.map(({ taken }) => taken);
  const isMixed = !isDescending(kills) && !isDescending(kills.toReversed()) && !isComplete(kills);
  return rows.length >= 4 && isTable && isMixed;
}

/** True if one of three columns is the sum of the other two, and one of these falls with the places. */
export function explainsBySum({ records }: Rows, place: Source, kills: Source, rest: readonly string[]): boolean {
  if (rest.length !== 2) return false;
  return [rest, rest.toReversed()].some(([points = '', total = '']) => {
    const rows = records.toSorted((a, b) => (place.read(a) ?? 0) - (place.read(b) ?? 0));
    const at = (record: ResultRecord, source: Source) => source.read(record) ?? Number.NaN;
    const isSum = rows.every((row) => at(row, byKey(points)) + at(row, kills) === at(row, byKey(total)));
    const forPlaces = rows.map((row) => at(row, byKey(points)));
    const taken = rows.map((row) => at(row, kills));
    return isSum && rows.length >= 3 && isDescending(forPlaces) && !isDescending(taken);
  });
}

/** True if a column next to the places may hold totals instead of kills. */
export function canBeTotals({ records, table }: Rows, place: Source, kills: Source): boolean {
  const rows = records.flatMap((record) => {
    const [at, value] = [place.read(record), kills.read(record)];
    return at === null || value === null ? [] : [{ at, value }];
  });
  return rows.length >= 2 && rows.every(({ at, value }) => value >= pointsFor(at, table));
}

/** Derives places from points for places, or from totals minus kills; null if the points are ambiguous. */
export function placesByPoints({ records, table }: Rows, kills: Source): Source | null {
  const pointsOf = (record: ResultRecord): number | null => {
    const own = fieldOf(record, 'placePoints')?.value;
    if (own != null) return own;
    const [total, taken] = [fieldOf(record, 'points')?.value, kills.read(record)];
    return total == null || taken === null ? null : total - taken * table.perKill;
  };
  const points = records.filter(({ absence }) => absence === null).map(pointsOf);
  const found = definedNumbers(points.map((each) => placeFor(each, table)));
  const isTable = points.every((each) => each === 0 || placeFor(each, table) !== null);
  if (found.length === 0 || !isTable || !isDistinct(found)) return null;
  return {
    id: 'points',
    why: 'puntos por puesto',
    read: (record) => placeFor(pointsOf(record), table),
  };
}

/** True if two sources agree wherever both have a number. */
export function sourcesAgree(records: readonly ResultRecord[], one: Source, other: Source): boolean {
  return records.every((record) => {
    const [a, b] = [one.read(record), other.read(record)];
    return a === null || b === null || a === b;
  });
}

export const SUMMED: Source = {
  id: 'parts',
  why: 'suma de los números con +',
  read: ({ fields }) => {
    const parts = fields.find(({ addends }) => addends !== undefined)?.addends;
    return parts?.reduce((sum, part) => sum + part, 0) ?? null;
  },
};

export const BY_PLAYERS: Source = {
  id: 'players',
  why: 'suma de sus jugadores',
  read: ({ players }) =>
    players.every(({ kills }) => kills === null) ? null : players.reduce((sum, { kills }) => sum + (kills ?? 0), 0),
};
