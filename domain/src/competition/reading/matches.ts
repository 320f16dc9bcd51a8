import { groupedBy } from '../../grouped-by.ts';
import type { FoundRecords, ResultRecord } from './records.ts';

export interface MatchRecords {
  /** A label such as '2 · Bermuda'; may be empty. */
  title: string;
  records: ResultRecord[];
}

const placeOf = ({ fields }: ResultRecord) =>
  fields.find(({ role, key }) => role === 'placement' || key === 'pre0')?.value ?? null;

function bySection(records: readonly ResultRecord[]): MatchRecords[] {
  const sections = groupedBy(records, ({ section }) => section ?? '');
  return [...sections].map(([title, own]) => ({ title, records: own }));
}

/** Divides rows into matches: by a column, or at a title or gap after which names or places start again. */
export function splitMatches({ records, titles }: FoundRecords, blankLines: readonly number[]): MatchRecords[] {
  const sections = new Set(records.map(({ section }) => section));
  if (sections.size > 1) return bySection(records);
  const matches: MatchRecords[] = [];
  let current: ResultRecord[] = [];
  let start = 0;
  const titleOf = (from: number, to: number) =>
    titles
      .filter(({ line }) => line > from && line < to)
      .map(({ text }) => text.trim())
      .join(' · ');
  const close = (to: number) => {
    matches.push({ title: titleOf(start, current[0]?.line ?? to), records: current });
    start = current.at(-1)?.line ?? to;
    current = [];
  };
  for (const record of records) {
    const same = current.findLastIndex((each) => each.entryIds.some((id) => record.entryIds.includes(id)));
    const place = placeOf(record);
    const samePlace = place === null ? -1 : current.findLastIndex((each) => placeOf(each) === place);
    const from = current[Math.max(same, samePlace)]?.line;
    if (from !== undefined) {
      const isBetween = (line: number) => line > from && line < record.line;
      const cut = Math.max(
        0,
        ...[...titles.map(({ line }) => line), ...(same >= 0 ? blankLines : [])].filter(isBetween),
      );
      if (cut > 0) {
        const next = current.filter(({ line }) => line > cut);
        current = current.filter(({ line }) => line < cut);
        close(record.line);
        current = next;
      }
    }
    current.push(record);
  }
  close(Number.POSITIVE_INFINITY);
  return matches;
}
