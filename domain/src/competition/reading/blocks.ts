import type { CellLine } from './delimited.ts';
import { foldName } from './fold.ts';
import { type Headings, matchHeadingOf } from './match-columns.ts';
import { findByName, type NameBook } from './names.ts';
import { type FoundRecords, fieldOf, type ResultRecord } from './records.ts';
import type { ColumnRole } from './vocabulary.ts';

/** The columns of one of several tables beside each other. */
export interface Block {
  from: number;
  to: number;
}

const NAMES = new Set<ColumnRole | null>(['team', 'name', 'player']);
const hasName = (headings: Headings) => headings.some(({ role }) => NAMES.has(role));

/** Splits headings at empty ones, if a name stands on both sides. */
function splitAtGaps(headings: Headings): Block[] {
  const blocks: Block[] = [];
  for (const [at, { text }] of headings.entries()) {
    const last = blocks.at(-1);
    if (text === '') continue;
    if (last !== undefined && last.to === at) last.to = at + 1;
    else blocks.push({ from: at, to: at + 1 });
  }
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isWhole = hasName(headings.slice(block.from, block.to));
    if (last !== undefined && (!isWhole || !hasName(headings.slice(last.from, last.to)))) last.to = block.to;
    else joined.push({ ...block });
  }
  return joined;
}

/** Splits headings into parts of one width with a name each; null if they have none, or a role twice. */
function evenBlocks(roles: readonly (ColumnRole | null)[], from: number): Block[] | null {
  const count = roles.filter((role) => NAMES.has(role)).length;
  const width = roles.length / count;
  if (!Number.isInteger(width) || width < 2) return null;
  const parts = Array.from({ length: count }, (_, at) => roles.slice(at * width, (at + 1) * width));
  const isWhole = parts.every(
    (part) => part.filter((role) => NAMES.has(role)).length === 1 && new Set(part).size === part.length,
  );
  return isWhole ? parts.map((_, at) => ({ from: from + at * width, to: from + (at + 1) * width })) : null;
}

/** Splits headings where a role begins again, if a name does too. */
function splitAtRepeats(headings: Headings, { from, to }: Block): Block[] {
  const roles = headings.slice(from, to).map(({ role }) => role);
  const isRepeated = [...NAMES].some((name) => roles.indexOf(name) !== roles.lastIndexOf(name));
  if (!isRepeated) return [{ from, to }];
  const even = evenBlocks(roles, from);
  if (even !== null) return even;
  const blocks: Block[] = [{ from, to }];
  let seen = new Set<ColumnRole>();
  for (const [index, role] of roles.entries()) {
    const last = blocks.at(-1);
    if (role === null || last === undefined) continue;
    if (seen.has(role)) {
      last.to = from + index;
      blocks.push({ from: from + index, to });
      seen = new Set();
    }
    seen.add(role);
  }
  return blocks;
}

/** Finds tables beside each other below one row of headings. */
export function blocksOf(headings: Headings): Block[] {
  return splitAtGaps(headings).flatMap((block) => splitAtRepeats(headings, block));
}

/** Takes a block's cells out of a line. */
export function cellsOfBlock({ line, cells }: CellLine, { from, to }: Block): CellLine {
  const own = cells.slice(from, to);
  return { line, cells: own, text: own.join('\t').trim() };
}

/** Finds tables beside each other in rows without headings: by their columns of names. */
export function blocksOfNames(lines: readonly CellLine[], book: NameBook): Block[] {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const named = lines.map(({ cells }) => cells.map((cell) => findByName(cell, book)?.entryIds.join(' ') ?? ''));
  const least = Math.max(2, lines.length / 2);
  const names = Array.from({ length: width }, (_, at) => at).filter(
    (at) => named.filter((row) => (row[at] ?? '') !== '').length >= least,
  );
  const [first, second] = names;
  if (first === undefined || second === undefined) return [];
  const both = named.filter((row) => (row[first] ?? '') !== '' && (row[second] ?? '') !== '');
  if (both.filter((row) => row[first] !== row[second]).length <= both.length / 2) return [];
  const step = second - first;
  return names.map((at, index) => ({
    from: index === 0 ? 0 : at - first,
    to: index === names.length - 1 ? width : Math.max(at + 1, at - first + step),
  }));
}

/** A table beside others, with the label above it. */
export type FoundBlock = FoundRecords & { label: string };

const hasValue = ({ records }: FoundRecords, ...roles: ColumnRole[]) =>
  records.some((record) => roles.some((role) => fieldOf(record, role)?.value != null));
const hasPlaces = (found: FoundRecords) => hasValue(found, 'placement', 'rank', 'index');
const hasKills = (found: FoundRecords) => hasValue(found, 'kills');
const hasPlayersKills = ({ records }: FoundRecords) =>
  records.some(({ players }) => players.some(({ kills }) => kills !== null));
const keyOf = ({ entryIds, name }: ResultRecord) => entryIds.join(' ') || foldName(name);
/** Returns the place of a row; without headings, the number in its first cell. */
const placeOf = (record: ResultRecord) =>
  (fieldOf(record, 'placement') ?? fieldOf(record, 'rank') ?? record.fields.find(({ key }) => key === 'c0'))?.value ??
  null;

/** Adds the kills of one table to the places of another, by name. */
function joinByName(places: FoundBlock, kills: FoundBlock): FoundRecords {
  const known = new Map(kills.records.map((record) => [keyOf(record), record]));
  const placed = new Set(places.records.map(keyOf));
  const records = places.records.map((record) => {
    const killed = known.get(keyOf(record))?.fields.filter(({ role }) => role === 'kills') ?? [];
    return { ...record, fields: [...record.fields, ...killed] };
  });
  return {
    ...places,
    records: [...records, ...kills.records.filter((record) => !placed.has(keyOf(record)))],
    isGeneral: hasValue(places, 'points', 'placePoints'),
  };
}

/** Reads tables beside each other: one match in two parts, several matches, or a result beside another list. */
export function joinBlocks(blocks: readonly FoundBlock[]): FoundRecords | null {
  const filled = blocks.filter(({ records, isSum }) => records.length > 0 && !isSum);
  const known = filled.filter(({ records }) => records.some(({ entryIds }) => entryIds.length > 0));
  const all = known.length > 0 ? known : filled;
  const whole = all.filter((each) => hasPlaces(each) && hasKills(each));
  const full = whole.length > 0 ? whole : all.filter((each) => hasPlaces(each) && hasPlayersKills(each));
  const [first, second] = full.length > 0 ? full : all;
  if (first === undefined) return blocks[0] ?? null;
  if (second === undefined) return first;
  const places = all.filter((each) => hasPlaces(each) && !hasKills(each));
  const kills = all.filter((each) => hasKills(each) && !hasPlaces(each));
  if (
    full.length === 0 &&
    places.length === 1 &&
    kills.length === 1 &&
    places[0] !== undefined &&
    kills[0] !== undefined
  ) {
    return joinByName(places[0], kills[0]);
  }
  const parts = full.length > 0 ? full : all;
  const records = parts.flatMap((part) => part.records);
  const values = records.map(placeOf).filter((place) => place !== null);
  const isOnce = new Set(records.map(keyOf)).size === records.length;
  // Lists without places: those of one match have no title of a match above them.
  const isUnplaced = values.length === 0 && parts.every(({ label }) => matchHeadingOf(label) === null);
  const isOne = isOnce && (isUnplaced || (values.length > 0 && new Set(values).size === values.length));
  const sections = parts.flatMap((part, at) =>
    part.records.map((record) => ({ ...record, section: record.section ?? (part.label || `${at + 1}`) })),
  );
  const titles = parts.flatMap((part) => part.titles);
  if (!isOne) return { ...first, titles, records: sections };
  return { ...first, titles, records, isByMatch: isUnplaced };
}
