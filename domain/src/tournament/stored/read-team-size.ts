import type { TeamSize } from '../../team-size.schema.ts';
import { nameKey } from '../../text/name-key.ts';
import { teamSizes } from '../team-size.ts';

/** How many play together, as far as a modality in an organiser's words says it; null where it says nothing. */
export function teamSizeSaid(modality: string): TeamSize | null {
  const said = nameKey(modality);
  if (/escuadra|squad|equipo/.test(said)) return 4;
  if (/duo|pareja/.test(said)) return 2;
  return /solo|individual/.test(said) ? 1 : null;
}

/** How many play together, as a record says; one that was stored without it goes by its modality, else each alone. */
export function readTeamSize(stored: unknown, modality: string): TeamSize {
  return teamSizes.find((size) => size === stored) ?? teamSizeSaid(modality) ?? 1;
}
