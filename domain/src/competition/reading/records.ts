import type { NameMatch, ReadPlayer } from './reading.schema.ts';
import type { ColumnRole } from './vocabulary.ts';

/** A number of a row and its position. */
export interface Field {
  /** Column: cell number, or position before or after the name. */
  key: string;
  /** Meaning according to a heading or mark; null without one. */
  role: ColumnRole | null;
  value: number | null;
  /** The heading or mark. */
  mark: string;
  /** The parts of a sum such as 6+2+3. */
  addends?: number[];
  /** True if the cell isn't a number. */
  isUnreadable?: boolean;
  text: string;
}

/** One row of a text before its numbers are assigned. */
export interface ResultRecord {
  line: number;
  text: string;
  /** The name as written. */
  name: string;
  /** One entry for a clear name, several for an ambiguous one, none for an unknown one. */
  entryIds: string[];
  match: NameMatch | null;
  fields: Field[];
  players: ReadPlayer[];
  /** The words that mark it as absent. */
  absence: string | null;
  /** The match according to a column or a label; null without one. */
  section: string | null;
}

/** The rows of a text, and the lines between them that may divide matches. */
export interface FoundRecords {
  records: ResultRecord[];
  /** Lines of headings and titles. */
  titles: { line: number; text: string }[];
  /** Unreadable lines with a known name. */
  unclear: { line: number; text: string; entryIds: string[] }[];
  /** Lines between rows with numbers only. */
  loose: number[];
  /** True if its headings mark it as a sum of matches, such as 'Partidas'. */
  isSum: boolean;
  /** True if each row is a player; rows are then summed by team. */
  isByPlayer: boolean;
  /** True if its places may be those of a general table. */
  isGeneral?: boolean;
  /** True if its rows are lines without cells. */
  isFree?: boolean;
  /** True if it has columns for each match; the order of its lines is then of none. */
  isByMatch?: boolean;
}

/** The field of a role. */
export function fieldOf(record: ResultRecord, role: ColumnRole): Field | undefined {
  return record.fields.find((field) => field.role === role);
}
