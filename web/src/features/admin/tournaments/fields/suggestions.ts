import { freeFireMaps, nameKey, readableCode, type Tournament } from '@arena/domain';

/** Fields with suggestions and free text. */
export type SuggestedField = 'modality' | 'gameMode' | 'mapSelection' | 'format';

const usual: Record<SuggestedField, readonly string[]> = {
  modality: ['Solo', 'Dúo', 'Escuadra'],
  gameMode: ['COMPETITIVO', 'Casual', 'Duelo de escuadras'],
  mapSelection: freeFireMaps,
  format: ['eliminacion_directa', 'puntos'],
};

const usualLike = (field: SuggestedField, text: string) =>
  usual[field].find((value) => [value, readableCode(value)].some((each) => nameKey(each) === nameKey(text)));

/** Returns the readable text of a stored code. */
export function suggestionText(field: SuggestedField, stored: string): string {
  const code = usualLike(field, stored);
  return code === undefined ? stored : readableCode(code);
}

export function storedAs(field: SuggestedField, typed: string): string {
  return usualLike(field, typed) ?? typed.trim();
}

/** Suggests common values, then values of the community's other tournaments, each once. */
export function suggestionsFor(
  field: SuggestedField,
  tournaments: readonly Pick<Tournament, SuggestedField>[],
): string[] {
  const all = [...usual[field], ...tournaments.map((tournament) => tournament[field])].filter((value) => value !== '');
  const shown = new Map<string, string>();
  for (const value of all.map((each) => suggestionText(field, each))) {
    if (!shown.has(nameKey(value))) shown.set(nameKey(value), value);
  }
  return [...shown.values()];
}
