import { groupedBy } from '../../grouped-by.ts';
import { fold } from './fold.ts';
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

/** Returns a function of the last of the sorted lines before a line; 0 without one. Lines are asked in order. */
function lastBefore(sorted: readonly number[]): (line: number) => number {
  let at = 0;
  return (line) => {
    while ((sorted[at] ?? Number.POSITIVE_INFINITY) < line) at += 1;
    return sorted[at - 1] ?? 0;
  };
}

/** The rows of one match while it is read, by entry and by place. */
class OpenMatch {
  readonly #entryLines = new Map<string, number>();
  readonly #placeLines = new Map<number, number>();
  readonly records: ResultRecord[] = [];

  add(record: ResultRecord): void {
    this.records.push(record);
    for (const id of record.entryIds) this.#entryLines.set(id, record.line);
    const place = placeOf(record);
    if (place !== null) this.#placeLines.set(place, record.line);
  }

  /** Returns the last lines with the same entry, and with the same place. */
  before({ entryIds }: ResultRecord, place: number | null): { entry: number; place: number } {
    const lines = entryIds.map((id) => this.#entryLines.get(id) ?? 0);
    return { entry: Math.max(0, ...lines), place: place === null ? 0 : (this.#placeLines.get(place) ?? 0) };
  }
}

/** Divides rows into matches: by a column, or at a title or gap after which names or places start again. */
export function splitMatches({ records, titles }: FoundRecords, blankLines: readonly number[]): MatchRecords[] {
  const sections = new Set(records.map(({ section }) => section));
  if (sections.size > 1) return bySection(records);
  const sorted = titles.toSorted((a, b) => a.line - b.line);
  const matches: MatchRecords[] = [];
  let [current, start, titleAt] = [new OpenMatch(), 0, 0];
  const titleOf = (from: number, to: number) => {
    while ((sorted[titleAt]?.line ?? to) <= from) titleAt += 1;
    let end = titleAt;
    while ((sorted[end]?.line ?? to) < to) end += 1;
    return sorted
      .slice(titleAt, end)
      .map(({ text }) => text.trim())
      .join(' · ');
  };
  const close = (own: ResultRecord[], to: number) => {
    matches.push({ title: titleOf(start, own[0]?.line ?? to), records: own });
    start = own.at(-1)?.line ?? to;
  };
  const titleBefore = lastBefore(sorted.map(({ line }) => line));
  const blankBefore = lastBefore(blankLines);
  for (const record of records) {
    const before = current.before(record, placeOf(record));
    const [title, blank] = [titleBefore(record.line), blankBefore(record.line)];
    const from = Math.max(before.entry, before.place);
    const cut = Math.max(title, before.entry > 0 ? blank : 0);
    if (from > 0 && cut > from) {
      const next = new OpenMatch();
      for (const each of current.records.filter(({ line }) => line > cut)) next.add(each);
      close(
        current.records.filter(({ line }) => line < cut),
        record.line,
      );
      current = next;
    }
    current.add(record);
  }
  close(current.records, Number.POSITIVE_INFINITY);
  return matches;
}

const MATCH_TITLE =
  /(?:^|[^\p{L}\p{N}])(?:sala|partida|match|mapa|map|ronda|round|caida|queda|jogo|game|[cgjmpqrs])[ _#.:°n-]*(\d{1,2})(?!\d)/u;

/** Returns the number of a match that a title names, such as 'Sala 2', '2 · Bermuda' or 'S2.csv'; null without one. */
export function matchNumberOf(title: string): number | null {
  const folded = fold(title).text;
  const found = MATCH_TITLE.exec(folded) ?? /^ *#?(\d{1,2})(?: *$| *[·.:-])/u.exec(folded);
  return found?.[1] === undefined ? null : Number(found[1]);
}
