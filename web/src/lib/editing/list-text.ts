const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Joins items in a sentence: `la fecha, las reglas y el mapa`. */
export function listText(things: readonly string[]): string {
  return list.format(things);
}

/** Parses typed options, one a line: trimmed, without empty or repeated ones. */
export function optionsIn(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}
