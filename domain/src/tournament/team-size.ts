import type { TeamSize } from '../team-size.schema.ts';

export const teamSizes: readonly TeamSize[] = [1, 2, 4];

export const teamText: Record<TeamSize, { label: string; one: string; many: string }> = {
  1: { label: 'Solo', one: 'jugador', many: 'jugadores' },
  2: { label: 'Dúo', one: 'dúo', many: 'dúos' },
  4: { label: 'Escuadra', one: 'escuadra', many: 'escuadras' },
};
