import * as limits from '../../limits/limits.ts';
import { z } from '../../zod.ts';

/** Builds a schema for a whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  const message = `Escribe un número entero del ${min} al ${max}`;
  return z.int(message).min(min, message).max(max, message);
}

const bounds = limits.competition;

/**
 * Tie-breaks, applied in order: `wins` more Booyahs; `kills` more kills; `placementPoints` more points by places;
 * `averagePlacement` the lower average place; `bestMatches` the better best match, then second best, and so on;
 * `lastSharedMatch` the better place in the last match that both played.
 */
export const TieBreak = z.enum(
  ['wins', 'kills', 'placementPoints', 'averagePlacement', 'bestMatches', 'lastSharedMatch'],
  'Elige un desempate',
);
export type TieBreak = z.infer<typeof TieBreak>;

const pointsByPlace = z
  .array(wholeNumber(0, bounds.placementPoints))
  .min(1, 'Escribe los puntos del primer puesto')
  .max(bounds.placements, `Usa ${bounds.placements} puestos como máximo`);

/** Points carried from the stage before: none, all, or by rank there (1st first). */
const Carry = z.union(
  [z.literal('none'), z.literal('points'), z.strictObject({ byRank: pointsByPlace })],
  'Elige qué se trae de la fase anterior',
);

const maxMatches = wholeNumber(1, bounds.matchesPerGroup);

/**
 * A title won before all matches are played: by a Booyah in a match that the entry began with at least `points`, or by
 * the first entry with `wins` Booyahs. After `maxMatches` without a champion, the leader wins.
 */
const ChampionRule = z.union(
  [
    z.strictObject({ points: wholeNumber(1, bounds.championPoints), maxMatches }),
    z.strictObject({ wins: wholeNumber(1, bounds.championWins), maxMatches }),
  ],
  'Elige cómo se gana el título',
);

/** Points for a kill, in halves, so that sums stay exact. */
export const PerKill = z
  .number('Escribe los puntos por baja')
  .min(0, 'Escribe 0 o más')
  .max(bounds.perKill, `Escribe ${bounds.perKill} o menos`)
  .multipleOf(0.5, 'Usa puntos enteros o medios');

/** The scoring of a stage. `placement` has the points by place, 1st first; further places score 0. */
export const Scoring = z.strictObject({
  placement: pointsByPlace,
  perKill: PerKill,
  tieBreaks: z
    .array(TieBreak)
    .max(TieBreak.options.length)
    .refine((chain) => new Set(chain).size === chain.length, 'Cada desempate va una sola vez'),
  carry: Carry,
  champion: ChampionRule.nullable(),
});
export type Scoring = z.infer<typeof Scoring>;
