import { type Entry, EntryNames, leadsToPerson, nameKey } from '@arena/domain';

export interface EntryList {
  names: string[];
  again: string[];
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

/** Players of an entry that its name doesn't tell. */
export function playerTexts({ players }: Entry, name: string): string[] {
  return players
    .map(({ nickname, freeFireId }) => [nickname, freeFireId].filter(Boolean).join(' · '))
    .filter((text) => text !== '' && text !== name);
}
