import { z } from './zod.ts';

/** Players of an entry: jugador, dúo, escuadra. */
export const TeamSize = z.union([z.literal(1), z.literal(2), z.literal(4)], 'Elige solo, dúo o escuadra');
export type TeamSize = z.infer<typeof TeamSize>;
