import { EntryNames, leadsToPerson, nameKey } from '@arena/domain';

/** What a pasted list of names says. */
export interface EntryList {
  /** Who is new, each once. */
  names: string[];
  /** Who was there already, or stands in the list twice. */
  again: string[];
  /** What can't be a name, and why. */
  wrong: { text: string; message: string }[];
}

const nameOnly = EntryNames.pick({ name: true });

/** A line without the number that counts it, or the dot before it; of a row of cells, the first that says something. */
function nameIn(line: string, number: number): string {
  const counting = new RegExp(`^(?:${number}\\s*[.)-]\\s*|${number}\\s+|[-*•·]\\s*)`);
  const cells = line.trim().replace(counting, '').split('\t');
  const name = cells.map((cell) => cell.trim()).find((cell) => cell !== '') ?? '';
  return leadsToPerson(name) ? (name.split(/[,;]|\s-\s/)[0] ?? '').trim() : name;
}

/**
 * Reads names, one a line, as they are copied from a chat or a spreadsheet.
 * @param known what those are called who play already.
 */
export function readEntryList(text: string, known: readonly string[]): EntryList {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const taken = new Set(known.map(nameKey));
  const list: EntryList = { names: [], again: [], wrong: [] };
  for (const [index, line] of lines.entries()) {
    const name = nameIn(line, index + 1);
    const { error } = nameOnly.safeParse({ name });
    const key = nameKey(name);
    if (error !== undefined) list.wrong.push({ text: name, message: error.issues[0]?.message ?? '' });
    else if (taken.has(key)) list.again.push(name);
    else if (name !== '') list.names.push(name);
    taken.add(key);
  }
  return list;
}
