import type { Scoring } from '../records/scoring.schema.ts';

/** A suggested scoring; each of its numbers can be changed. */
export interface ScoringTemplate {
  id: 'free_fire' | 'old_table' | 'solo_48' | 'best_of_three' | 'champion_rush';
  name: string;
  /** Its purpose in a sentence. */
  description: string;
  scoring: Scoring;
}

const freeFire: Scoring = {
  placement: [12, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0],
  perKill: 1,
  tieBreaks: ['wins', 'kills', 'lastSharedMatch'],
  carry: 'none',
  champion: null,
};

/** Ready-made scorings. The first has been the game's own since 2021. */
export const scoringTemplates: readonly [ScoringTemplate, ...ScoringTemplate[]] = [
  {
    id: 'free_fire',
    name: 'Free Fire',
    description: '12 puntos por el Booyah, hasta el puesto 10, y 1 por baja.',
    scoring: freeFire,
  },
  {
    id: 'old_table',
    name: 'Tabla antigua',
    description: '20 puntos por el Booyah, hasta el puesto 12, y 1 por baja.',
    scoring: { ...freeFire, placement: [20, 17, 15, 13, 12, 11, 10, 9, 8, 7, 6, 5] },
  },
  {
    id: 'solo_48',
    name: 'Solo 48',
    description: 'Para salas llenas de jugadores: hay puntos hasta el puesto 20.',
    scoring: { ...freeFire, placement: [25, 21, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] },
  },
  {
    id: 'best_of_three',
    name: 'Mejor de tres',
    description: 'Gana quien logra primero 2 Booyahs en 3 partidas; si nadie, quien tenga más puntos.',
    scoring: { ...freeFire, champion: { wins: 2, maxMatches: 3 } },
  },
  {
    id: 'champion_rush',
    name: 'Champion Rush',
    description: 'Desde 80 puntos, el siguiente Booyah gana el título; hay 10 partidas como máximo.',
    scoring: { ...freeFire, champion: { points: 80, maxMatches: 10 } },
  },
];
