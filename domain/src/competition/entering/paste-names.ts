import type { Entry } from '../records/entry.schema.ts';
import { entryName } from '../records/entry-name.ts';

/** What a pasted name is held against: the entries of a lobby, and what they are called. */
export type NamedEntry = Pick<Entry, 'id' | 'name' | 'players' | 'aliases'>;

/** How sure a name is: letter by letter (but for accents, case and ornaments), as remembered, or nearly. */
export type NameMatch = 'name' | 'alias' | 'similar';

/** Small capitals, which nicknames of the game are full of, and which Unicode doesn't take for letters in a costume. */
const SMALL_CAPITALS = new Map([...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ'].map((letter, index) => [letter, index]));

/** A name without case, accents, costume (𝗟𝗢𝗨𝗗, ʟᴏᴜᴅ) and ornaments (꧁LOUD꧂); as it is where nothing else is left. */
export function bareName(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase()].map((letter) => {
    const index = SMALL_CAPITALS.get(letter);
    return index === undefined ? letter : String.fromCharCode('a'.charCodeAt(0) + index);
  });
  return letters.join('').replace(/[^\p{L}\p{N}]/gu, '') || name.trim();
}

/** The names of a lobby: as they are written, and by their bare form. One that two entries go by is nobody's. */
export interface NameBook {
  written: ReadonlyMap<string, string | null>;
  names: ReadonlyMap<string, string | null>;
  aliases: ReadonlyMap<string, string | null>;
}

function bookOf(
  pairs: Iterable<readonly [name: string, entryId: string]>,
  keyOf = bareName,
): Map<string, string | null> {
  const book = new Map<string, string | null>();
  for (const [name, entryId] of pairs) {
    const key = keyOf(name);
    const known = book.get(key);
    if (key !== '') book.set(key, known === undefined || known === entryId ? entryId : null);
  }
  return book;
}

const asWritten = (name: string) => name.trim();

export function nameBook(entries: readonly NamedEntry[]): NameBook {
  const names = entries.map((entry) => [entryName(entry), entry.id] as const);
  const others = entries.flatMap(({ id, aliases, players }) =>
    [...aliases, ...players.map(({ nickname }) => nickname)].map((name) => [name, id] as const),
  );
  return { written: bookOf(names, asWritten), names: bookOf(names), aliases: bookOf(others) };
}

/** Whom a name stands for, letter by letter. */
export function findExactly(name: string, book: NameBook): { entryId: string; match: NameMatch } | null {
  const { written, names, aliases } = book;
  const bare = bareName(name);
  const named = written.get(asWritten(name)) ?? names.get(bare);
  if (typeof named === 'string') return { entryId: named, match: 'name' };
  const alias = aliases.get(bare);
  return typeof alias === 'string' ? { entryId: alias, match: 'alias' } : null;
}

/** How many letters are to be put in, taken out, changed, or swapped with the next, to make one text the other. */
export function editDistance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      const best = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isSwap ? Math.min(best, (before[j - 2] ?? 0) + 1) : best);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** Whether two names could be one in spite of their numbers: 'Team' may be 'Team 7', 'Team 8' is not. */
function numbersAgree(a: string, b: string): boolean {
  const [mine, theirs] = [a.replace(/\D/g, ''), b.replace(/\D/g, '')];
  return mine === theirs || (mine === '' && b.includes(a)) || (theirs === '' && a.includes(b));
}

/** How far two bare names are from each other, 0 to 1; a name within the other ('LOUD', 'LOUDGG') is near. */
function farness(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const byEdits = editDistance(a, b) / Math.max(1, long.length);
  return short.length >= 3 && long.includes(short) ? Math.min(byEdits, 0.25) : byEdits;
}

const NEAR = 0.25;
const POSSIBLE = 0.6;
const SUGGESTIONS = 3;

/**
 * Whom a name that nobody has letter by letter may stand for, the likeliest first; `sure` where one of `among` is near
 * and clearly nearer than all others. Names that differ in a number ('Team 7', 'Team 8') are never sure.
 */
export function findSimilar(
  name: string,
  { names, aliases }: NameBook,
  among: ReadonlySet<string>,
): { suggestions: string[]; sure: boolean } {
  const bare = bareName(name);
  const nearest = new Map<string, { far: number; agrees: boolean }>();
  for (const [known, entryId] of [...names, ...aliases]) {
    if (entryId === null || !among.has(entryId)) continue;
    const far = farness(bare, known);
    if (far < (nearest.get(entryId)?.far ?? POSSIBLE)) {
      nearest.set(entryId, { far, agrees: numbersAgree(bare, known) });
    }
  }
  const [first, second, ...rest] = [...nearest].sort(([, a], [, b]) => a.far - b.far);
  if (first === undefined) return { suggestions: [], sure: false };
  const { far, agrees } = first[1];
  const sure = agrees && far <= NEAR && (second?.[1].far ?? 1) > far + 0.1;
  const suggestions = [first, ...(second === undefined ? [] : [second]), ...rest].slice(0, SUGGESTIONS);
  return { suggestions: suggestions.map(([entryId]) => entryId), sure };
}
