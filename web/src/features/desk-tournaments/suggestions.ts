import type { Tournament } from '@arena/domain';

/** The fields in which organisers write what is usual, in their own words or in these. */
export type SuggestedField = 'modality' | 'gameMode' | 'mapSelection' | 'format';

/** What is usual: as it is stored and, where that is a code, as people read it. */
export interface Suggestion {
  value: string;
  label?: string;
}

const usual: Record<SuggestedField, readonly Suggestion[]> = {
  modality: [{ value: 'Solo' }, { value: 'Dúo' }, { value: 'Escuadra' }],
  gameMode: [{ value: 'COMPETITIVO', label: 'Competitivo' }, { value: 'Casual' }, { value: 'Duelo de escuadras' }],
  mapSelection: [
    { value: 'Bermuda' },
    { value: 'Purgatorio' },
    { value: 'Kalahari' },
    { value: 'Alpine' },
    { value: 'NeXTerra' },
    { value: 'Solara' },
  ],
  format: [
    { value: 'eliminacion_directa', label: 'Eliminación directa' },
    { value: 'puntos', label: 'Puntos por partida' },
  ],
};

/** What is usual for a field, and then what the community's other tournaments say there, each once. */
export function suggestionsFor(
  field: SuggestedField,
  tournaments: readonly Pick<Tournament, SuggestedField>[],
): Suggestion[] {
  const known = new Set(usual[field].map(({ value }) => value.toLowerCase()));
  const own = tournaments.flatMap((tournament) => {
    const value = tournament[field];
    if (value === '' || known.has(value.toLowerCase())) return [];
    known.add(value.toLowerCase());
    return [{ value }];
  });
  return [...usual[field], ...own];
}
