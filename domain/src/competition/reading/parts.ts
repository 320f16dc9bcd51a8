import * as limits from '../../limits/limits.ts';

/** A file, or a sheet of one, of a result. */
export interface ResultPart {
  title: string;
  text: string;
}

const BREAK = '\f';

/** Joins several files or sheets into one text for `readResult`. */
export function joinParts(parts: readonly ResultPart[]): string {
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return only.text;
  return parts
    .map(({ title, text }) => `${BREAK}${title.replace(/[\f\n]/g, ' ')}\n${text.replaceAll(BREAK, '\n')}`)
    .join('\n');
}

/** Formats a text for storage with a result: parts below each other, cut at the limit. */
export function keptText(text: string): string {
  return text.replaceAll(BREAK, '\n').slice(0, limits.competition.readCharacters);
}

/** Splits a text into parts with their first lines; a single part has no title. */
export function partsOf(text: string): (ResultPart & { offset: number })[] {
  if (!text.includes(BREAK)) return [{ title: '', text, offset: 0 }];
  const parts: (ResultPart & { offset: number })[] = [];
  let offset = 0;
  for (const piece of text.split(BREAK)) {
    const end = piece.indexOf('\n');
    if (end >= 0) parts.push({ title: piece.slice(0, end).trim(), text: piece.slice(end + 1), offset: offset + 1 });
    offset += piece.split('\n').length - 1;
  }
  return parts.filter((part) => part.text.trim() !== '');
}
