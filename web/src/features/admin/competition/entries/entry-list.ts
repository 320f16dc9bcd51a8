import { counted, type Entry, EntryNames, type EntryStatus, leadsToPerson, nameKey } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { entriesText } from '#ui/texts/competition-texts.ts';

export interface EntryList {
  names: string[];
  again: string[];
  wrong: { text: string; message: string }[];
}

const nameOnly = EntryNames.pick({ name: true });

/** Returns the name in a line, without list numbers and dots; of a row of cells, the first one with text. */
function nameIn(line: string, number: number): string {
  const counting = new RegExp(`^(?:${number}\\s*[.)-]\\s*|${number}\\s+|[-*•·]\\s*)`);
  const cells = line.trim().replace(counting, '').split('\t');
  const name = cells.map((cell) => cell.trim()).find((cell) => cell !== '') ?? '';
  return leadsToPerson(name) ? (name.split(/[,;]|\s-\s/)[0] ?? '').trim() : name;
}

/** Parses names, one a line, as copied from a chat or a spreadsheet. @param known names of existing entries */
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

/** Returns an entry's players, unless its name already shows them. */
export function playerTexts({ players }: Entry, name: string): string[] {
  return players
    .map(({ nickname, freeFireId }) => [nickname, freeFireId].filter(Boolean).join(' · '))
    .filter((text) => text !== '' && text !== name);
}

export function importedText(before: CompetitionView, after: readonly Entry[]): string {
  const { teamSize, stages } = before.competition;
  const added = after.length - before.entries.length;
  const was = new Map(before.entries.map(({ id, status }) => [id, status]));
  const turned = (from: readonly EntryStatus[], to: EntryStatus) =>
    after.filter(({ id, status }) => status === to && from.some((former) => former === was.get(id))).length;
  const withdrawn = turned(['active', 'no_show'], 'withdrawn');
  const returned = turned(['withdrawn'], 'active');
  if (added + withdrawn + returned === 0) return 'Todo al día: no hay aprobados nuevos.';
  const texts = [
    added > 0 ? `${entriesText(added, teamSize)} más` : '',
    returned === 0 ? '' : `${counted(returned, 'vuelve', 'vuelven')} a jugar`,
    withdrawn === 0 ? '' : counted(withdrawn, 'se retiró', 'se retiraron'),
  ];
  const isTooLate = added > 0 && stages[0]?.state === 'closed';
  const inNone = isTooLate ? ' La primera fase ya se cerró: los nuevos no están en ningún grupo.' : '';
  return `Listo: ${texts.filter(Boolean).join(', ')}.${inNone}`;
}
