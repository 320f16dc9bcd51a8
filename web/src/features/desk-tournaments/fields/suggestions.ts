import { freeFireMaps, nameKey, readableCode, type Tournament } from '@arena/domain';

/** The fields in which organisers write what is usual, in their own words or in these. */
export type SuggestedField = 'modality' | 'gameMode' | 'mapSelection' | 'format';

/** What is usual, as it is stored. */
const usual: Record<SuggestedField, readonly string[]> = {
  modality: ['Solo', 'Dúo', 'Escuadra'],
  gameMode: ['COMPETITIVO', 'Casual', 'Duelo de escuadras'],
  mapSelection: freeFireMaps,
  format: ['eliminacion_directa', 'puntos'],
};

const usualLike = (field: SuggestedField, text: string) =>
  usual[field].find((value) => [value, readableCode(value)].some((each) => nameKey(each) === nameKey(text)));

/** What a control shows of what is stored: a code that is usual as people read it. */
export function shownAs(field: SuggestedField, stored: string): string {
  const code = usualLike(field, stored);
  return code === undefined ? stored : readableCode(code);
}

/** What is stored of what somebody typed. */
export function storedAs(field: SuggestedField, typed: string): string {
  return usualLike(field, typed) ?? typed.trim();
}

/** What is usual for a field, and then what the community's other tournaments say there, each once. */
export function suggestionsFor(
  field: SuggestedField,
  tournaments: readonly Pick<Tournament, SuggestedField>[],
): string[] {
  const all = [...usual[field], ...tournaments.map((tournament) => tournament[field])].filter((value) => value !== '');
  const shown = new Map<string, string>();
  for (const value of all.map((each) => shownAs(field, each))) {
    if (!shown.has(nameKey(value))) shown.set(nameKey(value), value);
  }
  return [...shown.values()];
}
