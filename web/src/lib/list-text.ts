const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Some things in a sentence: `la fecha, las reglas y el mapa`. */
export function listText(things: readonly string[]): string {
  return list.format(things);
}
