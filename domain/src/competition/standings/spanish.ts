/** 'y' becomes 'e' before the sound 'i': 'LOUD e INTZ'. */
const BEFORE_I = /^h?i(?![aeou])/i;

/** 'LOS', 'LOS y LOUD', 'LOS, LOUD y 3 más': at most `most` of the names. */
export function listed(names: readonly string[], most = 3): string {
  const shown = names.length > most ? [...names.slice(0, most), `${names.length - most} más`] : names;
  const last = shown.at(-1) ?? '';
  if (shown.length < 2) return last;
  return `${shown.slice(0, -1).join(', ')} ${BEFORE_I.test(last) ? 'e' : 'y'} ${last}`;
}

/** A figure as a table shows it: at most two decimals, none where it is whole. */
export function figure(value: number): string {
  return String(Math.round(value * 100) / 100).replace('-', '−');
}

/** '1 punto', '12 puntos'. */
export function counted(value: number, one: string, many: string): string {
  return `${figure(value)} ${Math.abs(value) === 1 ? one : many}`;
}
