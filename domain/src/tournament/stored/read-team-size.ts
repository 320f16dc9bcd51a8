import type { TeamSize } from '../../team-size.schema.ts';
import { nameKey } from '../../text/name-key.ts';
import { teamSizes } from '../team-size.ts';

/** Derives the team size from an organiser's words for the mode, or null. */
export function teamSizeInText(modality: string): TeamSize | null {
  const said = nameKey(modality);
  if (/escuadra|squad|equipo/.test(said)) return 4;
  if (/duo|pareja/.test(said)) return 2;
  return /solo|individual/.test(said) ? 1 : null;
}

/** Reads the stored team size, else derives it from the mode, else 1. */
export function readTeamSize(stored: unknown, modality: string): TeamSize {
  return teamSizes.find((size) => size === stored) ?? teamSizeInText(modality) ?? 1;
}
