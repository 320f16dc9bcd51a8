import type { FinalResult } from '../records/entry-result.schema.ts';
import { counted } from './spanish.ts';

const scoreText = ({ rank, of, points, isTied }: FinalResult) =>
  `${rank}.º de ${of}${isTied ? ', con empate' : ''} · ${counted(points, 'punto', 'puntos')}`;

/** Tells players their result: `Quedaste 2.º de 32 · 73 puntos`. */
export function finalResultText(result: FinalResult): string {
  return `${result.isTeam ? 'Tu equipo quedó' : 'Quedaste'} ${scoreText(result)}`;
}

/** Tells a player's guardian: `Nube quedó 2.º de 32 · 73 puntos`. */
export function namedResultText(result: FinalResult, name: string): string {
  return `${name} quedó ${scoreText(result)}`;
}

/** Tells players their result in the first person, for sharing: `Quedé 2.º de 32 · 73 puntos en Copa`. */
export function ownResultText(result: FinalResult, tournament: string): string {
  return `${result.isTeam ? 'Quedamos' : 'Quedé'} ${scoreText(result)} en ${tournament}`;
}
