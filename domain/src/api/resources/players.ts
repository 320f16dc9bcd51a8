import { PublicPlayerId } from '../../ids.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';

/** `player` is a Free Fire ID, or the public id at the end of a player page's address. */
const Hiding = z.strictObject({
  player: z
    .string()
    .trim()
    .regex(/^(\d{8,12}|[0-9a-f]{20})$/, 'Escribe el ID de Free Fire o pega el enlace de su página')
    .max(20)
    .meta({ description: 'Free Fire ID, or the public id at the end of the player’s page' }),
  hidden: z.boolean().meta({ description: 'False: shown again' }),
});
export type HidingRequest = z.output<typeof Hiding>;

/** `tournaments` counts the tournaments in which the name was rewritten. */
const Outcome = z.strictObject({
  id: PublicPlayerId,
  hidden: z.boolean(),
  tournaments: z.int().min(0).meta({ description: 'In which the name was rewritten' }),
});
export type HidingOutcome = z.output<typeof Outcome>;

export const playerEndpoints = defineEndpoints({
  'GET /players/hidden': managedBy('hide_players', {
    summary: 'The players whom the public isn’t shown by their nickname',
    reply: z.strictObject({ players: z.array(z.strictObject({ id: PublicPlayerId, hiddenAt: z.string() })) }),
  }),
  'POST /players/hiding': managedBy('hide_players', {
    summary:
      'Hides a player everywhere, or shows them again; their page is gone, tables say the last digits of their ID',
    body: Hiding,
    reply: Outcome,
  }),
});
