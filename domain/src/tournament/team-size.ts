import { nameKey } from '../text/name-key.ts';
import type { TeamSize } from './modes.schema.ts';

export const teamSizes: readonly TeamSize[] = [1, 2, 4];

export const teamText: Record<TeamSize, { label: string; one: string; many: string }> = {
  1: { label: 'Solo', one: 'jugador', many: 'jugadores' },
  2: { label: 'Dúo', one: 'dúo', many: 'dúos' },
  4: { label: 'Escuadra', one: 'escuadra', many: 'escuadras' },
};

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
