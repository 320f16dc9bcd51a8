import type { NameMatch, ReadPlayer } from './reading.schema.ts';
import type { Role } from './vocabulary.ts';

/** A number of a row and its position. */
export interface Field {
  /** Column: cell number, or position before or after the name. */
  key: string;
  /** The meaning by its heading or mark; null without one. */
  role: Role | null;
  value: number | null;
  /** The heading or mark. */
  mark: string;
  /** The parts of a sum such as 6+2+3. */
  addends?: number[];
  /** The cell isn't a number. */
  isUnreadable?: boolean;
  text: string;
}

/** One row of a text before its numbers are assigned. */
export interface ResultRecord {
  line: number;
  text: string;
  /** The name as written. */
  name: string;
  /** One if the name is clear, several if it is ambiguous, none if it is unknown. */
  entryIds: string[];
  match: NameMatch | null;
  fields: Field[];
  players: ReadPlayer[];
  /** The words that say that it didn't play. */
  absence: string | null;
  /** Match that a column or a label says; null where none does. */
  section: string | null;
}

/** The rows of a text, and lines between them that may divide matches. */
export interface FoundRecords {
  records: ResultRecord[];
  /** Lines of headings and titles. */
  titles: { line: number; text: string }[];
  /** Lines with a known name that couldn't be parsed. */
  unclear: { line: number; text: string; entryIds: string[] }[];
  /** Lines of numbers alone among the rows. */
  loose: number[];
  /** Headings of sums, such as 'Partidas'. */
  isSum: boolean;
  /** One row a player, summed by team. */
  isByPlayer: boolean;
}

/** The field of a role. */
export function fieldOf(record: ResultRecord, role: Role): Field | undefined {
  return record.fields.find((field) => field.role === role);
}
