import { z } from './zod.ts';

/** Names a player in public by letters and digits in which nobody reads a Free Fire ID: a keyed hash of it. */
export const PublicPlayerId = z.string().regex(/^[0-9a-f]{20}$/);
export type PublicPlayerId = z.infer<typeof PublicPlayerId>;
