import * as limits from '../../limits/limits.ts';
import { withoutLeadingZeros } from '../../registration/free-fire-id.ts';
import { letterOfCapital } from '../../text/public-name.ts';
import type { Entry } from '../records/entry.schema.ts';
import { entryName } from '../records/entry-name.ts';
import { foldName } from './fold.ts';
import type { NameMatch } from './reading.schema.ts';

/** An entry of a lobby as results name it. */
export type NamedEntry = Pick<Entry, 'id' | 'name' | 'players' | 'aliases'> & Partial<Pick<Entry, 'seed'>>;

/** The entries of a lobby by name. */
export interface NameBook {
  entries: readonly NamedEntry[];
  written: ReadonlyMap<string, ReadonlySet<string>>;
  names: ReadonlyMap<string, ReadonlySet<string>>;
  aliases: ReadonlyMap<string, ReadonlySet<string>>;
  /** Nicknames of the players of teams. */
  players: ReadonlyMap<string, ReadonlySet<string>>;
  playerIds: ReadonlyMap<string, string>;
  longest: number;
  /** Names and aliases folded for suggestions. */
  bare: readonly (readonly [bare: string, entryIds: ReadonlySet<string>])[];
  /** Distances of the entries near to a name, by the name as suggested so far. */
  near: Map<string, readonly (readonly [entryId: string, distance: number])[]>;
}

const bounds = limits.competition;

type Pair = readonly [key: string, entryId: string];

function index(pairs: readonly Pair[]): Map<string, Set<string>> {
  const map = new Map<string, Set<string>>();
  for (const [key, entryId] of pairs) {
    if (key !== '') map.set(key, (map.get(key) ?? new Set()).add(entryId));
  }
  return map;
}

const isTeam = ({ name, players }: NamedEntry) => players.length > 1 && name.trim() !== '';

/** Indexes the names, aliases, players and player IDs of a lobby. */
export function nameBook(entries: readonly NamedEntry[]): NameBook {
  const named = entries.map((entry) => [entryName(entry), entry.id] as const);
  const names = index(named.map(([name, id]) => [foldName(name), id]));
  const nicknames = (entry: NamedEntry) => entry.players.map(({ nickname }): Pair => [foldName(nickname), entry.id]);
  const aliases = index(
    entries.flatMap((entry) => [
      ...entry.aliases.map((alias): Pair => [foldName(alias), entry.id]),
      ...(isTeam(entry) ? [] : nicknames(entry)),
    ]),
  );
  const players = index(entries.filter(isTeam).flatMap(nicknames));
  const ids = entries.flatMap(({ id, players: list }) =>
    list.flatMap(({ freeFireId }): Pair[] => (freeFireId === null ? [] : [[withoutLeadingZeros(freeFireId), id]])),
  );
  const keys = [...names.keys(), ...aliases.keys(), ...players.keys()];
  return {
    entries,
    written: index(named.map(([name, id]) => [name.trim(), id])),
    names,
    aliases,
    players,
    playerIds: new Map(ids),
    longest: Math.max(0, ...keys.map((key) => key.length)),
    bare: [...names, ...aliases].map(([key, entryIds]) => [bareName(key), entryIds] as const),
    near: new Map(),
  };
}

/** Finds entries by name, with the kind of match; several if the name is ambiguous. */
export function findByName(written: string, book: NameBook): { entryIds: string[]; match: NameMatch } | null {
  const exact = book.written.get(written.trim());
  if (exact !== undefined) return { entryIds: [...exact], match: 'name' };
  const key = foldName(written);
  const named = book.names.get(key);
  if (named !== undefined) return { entryIds: [...named], match: 'name' };
  const alias = book.aliases.get(key);
  return alias === undefined ? null : { entryIds: [...alias], match: 'alias' };
}

const [STYLED, PLAIN] = ['łøđħꭰꭱꭲꭵꭺꭻꭼꮃꮇꮋꮎꮐꮢꮥꮩꮪꮮꮯꮲꮶᏼ', 'lodhdrtiajewmhogrsvslcpkb'];
const LOOKALIKES = new Map([...STYLED].map((letter, at) => [letter, PLAIN[at] ?? letter]));

/** Folds a name for suggestions: without case, accents, styled letters and ornaments. */
function bareName(name: string): string {
  const letters = [...foldName(name)].map((letter) => letterOfCapital(letter) ?? LOOKALIKES.get(letter) ?? letter);
  return letters.join('').replace(/[^\p{L}\p{N}]/gu, '') || name.trim();
}

/** Counts insertions, deletions, changes and swaps between two texts. */
function editDistance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
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

const POSSIBLE = 0.6;
const SUGGESTIONS = 3;
/** More unknown names than a result has: the rest of the text is something else. */
const MOST_SUGGESTED = 120;
const MOST_LETTERS = 80;

/** Returns the distance of two bare names, 0 to 1. A name inside the other is near. */
function distance(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const byEdits = editDistance(a, b) / Math.max(1, long.length);
  return short.length >= 3 && long.includes(short) ? Math.min(byEdits, 0.25) : byEdits;
}

/** Returns the distances of the entries that a name may mean, the nearest first. */
function nearEntries(written: string, book: NameBook): readonly (readonly [entryId: string, distance: number])[] {
  const bare = bareName(written.slice(0, 2 * MOST_LETTERS)).slice(0, Math.min(MOST_LETTERS, 2 * book.longest + 8));
  const known = book.near.get(bare);
  if (known !== undefined) return known;
  if (book.near.size >= MOST_SUGGESTED) return [];
  const nearest = new Map<string, number>();
  for (const [key, entryIds] of book.bare) {
    const far = distance(bare, key);
    for (const entryId of entryIds) {
      if (far < (nearest.get(entryId) ?? POSSIBLE)) nearest.set(entryId, far);
    }
  }
  const sorted = [...nearest].sort(([, a], [, b]) => a - b);
  book.near.set(bare, sorted);
  return sorted;
}

/** Lists the entries nearest to an unknown name, with all ties. */
export function suggestEntries(written: string, book: NameBook, most = POSSIBLE): string[] {
  const sorted = nearEntries(written, book).filter(([, far]) => far < most);
  const last = sorted[SUGGESTIONS - 1]?.[1] ?? 1;
  return sorted.filter(([, far], at) => at < SUGGESTIONS || far === last).map(([entryId]) => entryId);
}

/** Adds an alias to an entry's aliases; beyond the limit the oldest are dropped. */
export function rememberedAliases({ aliases }: Pick<NamedEntry, 'aliases'>, name: string): string[] {
  const alias = name.trim().slice(0, bounds.nameCharacters);
  return [...aliases.filter((known) => known !== alias), alias].slice(-bounds.aliasesPerEntry);
}
