import type { ReadRow } from '@arena/domain';

export interface Piece {
  text: string;
  isUsed: boolean;
}

/** Splits a line into the parts that a row was parsed from (name, place, kills) and the rest. */
export function usedParts({
  text,
  name,
  placement,
  kills,
}: Pick<ReadRow, 'text' | 'name' | 'placement' | 'kills'>): Piece[] {
  const start = name === '' ? -1 : text.indexOf(name);
  const end = start + name.length;
  const figures = new Set([placement, kills].filter((value) => value !== null));
  const used: [from: number, to: number][] = start < 0 ? [] : [[start, end]];
  for (const found of text.matchAll(/\d+/g)) {
    const [from, to] = [found.index, found.index + found[0].length];
    const isInName = start >= 0 && from < end && to > start;
    if (!isInName && figures.has(Number(found[0]))) used.push([from, to]);
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of used.toSorted(([a], [b]) => a - b)) {
    if (from > at) pieces.push({ text: text.slice(at, from), isUsed: false });
    pieces.push({ text: text.slice(from, to), isUsed: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isUsed: false });
  return pieces;
}
