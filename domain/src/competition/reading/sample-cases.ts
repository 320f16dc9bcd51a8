import type { NamedEntry } from './names.ts';
import { readResult } from './read-result.ts';
import type { ReadMatch, ReadQuestion } from './reading.schema.ts';

type Row = [name: string, place: number | null, kills: number | null];

/** A text, and what is read from it; `refuse` is the code of the only question, `may` allows to ask. */
export interface Case {
  id: string;
  lobby: string[];
  text: string;
  rows?: Row[];
  matches?: Row[][];
  players?: Record<string, string[]>;
  answers?: Record<string, string>;
  refuse?: string;
  may?: string;
}

/** Returns the entries of a case. */
export function lobbyOf({ lobby, players = {} }: Case): NamedEntry[] {
  return lobby.map((name, at) => ({
    id: `e${at}`,
    name,
    players: (players[name] ?? []).map((freeFireId) => ({ nickname: '', freeFireId })),
    aliases: [],
  }));
}

/** Lists the values that are neither right nor asked about. */
function faultsOf(match: ReadMatch | undefined, whole: readonly ReadQuestion[], rows: Row[], of: Case): string[] {
  const questions = [...(match?.questions ?? []), ...whole];
  return rows.flatMap(([name, place, kills]) => {
    const entryId = `e${of.lobby.indexOf(name)}`;
    const row = match?.rows.find((each) => each.entryId === entryId);
    const isAsked = (column: string) =>
      questions.some(
        (each) =>
          (each.column === null || each.column === column || each.column === 'name') &&
          (each.line === null || each.line === row?.line || each.entryIds.includes(entryId)),
      );
    const said = `${name} ${row?.placement ?? '?'} ${row?.kills ?? '?'}`;
    const wrong = (value: number | null | undefined, right: number | null, column: string) =>
      value !== right && (value != null || !(of.may === 'ask' && isAsked(column)));
    return wrong(row?.placement, place, 'placement') || wrong(row?.kills, kills, 'kills') ? [said] : [];
  });
}

/** Lists how the reading of a text differs from its case. */
export function readingFaults(each: Case): string[] {
  const names = Object.entries(each.answers ?? {});
  const answers = Object.fromEntries(names.map(([name, entry]) => [`name:${name}`, `e${each.lobby.indexOf(entry)}`]));
  const { questions, rows, matches } = readResult(each.text, lobbyOf(each), { answers });
  const asked = questions.map(({ code }) => code);
  if (each.refuse !== undefined) {
    const isRefused = asked.join() === each.refuse && rows.length === 0;
    return isRefused ? [] : [`${rows.length} rows; asked: ${asked.join()}`];
  }
  const expected = each.matches ?? [each.rows ?? []];
  if (matches.length !== expected.length) return [`${matches.length} matches instead of ${expected.length}`];
  const whole = questions.filter(({ code }) => code !== 'several_matches');
  const wrong = expected.flatMap((match, at) => faultsOf(matches[at], matches.length > 1 ? [] : whole, match, each));
  return each.may === undefined ? [...wrong, ...whole.map(({ code }) => `asked: ${code}`)] : wrong;
}

/** Writes a table of cells: '|' between cells, '/' between lines. */
export const cells = (text: string) =>
  text
    .split(' / ')
    .map((line) =>
      line
        .split('|')
        .map((each) => each.trim())
        .join('\t'),
    )
    .join('\n');

/** Returns the case of a table; rows are written as name:place:kills. */
export function table(lobby: string, text: string, ...matches: string[]): Omit<Case, 'id'> {
  const rowOf = (row: string): Row => {
    const [name = '', place, kills] = row.split(':');
    const numberOf = (value: string | undefined) => (value === undefined || value === '?' ? null : Number(value));
    return [name, numberOf(place), numberOf(kills)];
  };
  return { lobby: lobby.split(' '), text: cells(text), matches: matches.map((match) => match.split(' ').map(rowOf)) };
}

/** Names of a small lobby. */
export const lobby = 'LOUD Fluxo INTZ';
