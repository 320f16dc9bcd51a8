import { DocumentId } from '../../ids.ts';
import { z } from '../../zod.ts';
import { defineEndpoints } from '../endpoint.ts';

/** What a visitor wants to send, and where to. What is paid for one is no good for another. */
export const Purpose = z.strictObject({ purpose: z.enum(['registration', 'response']), id: DocumentId });
export type Purpose = z.infer<typeof Purpose>;

/**
 * Work for a browser: of the keys that its counters make, one begins with `keyPrefix`. `work` is how many there are to
 * try. Signed, so that the server remembers nothing of it.
 */
export const Challenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    data: z.strictObject({
      purpose: z.string(),
      work: z.int(),
      /** Until when it is good, in milliseconds since the epoch. */
      until: z.int(),
    }),
  }),
  signature: z.string(),
});
export type Challenge = z.infer<typeof Challenge>;

/** What a priced call brings along as `X-Proof`, as JSON in base64url: the work, and what came of it. */
export const Proof = z.strictObject({
  challenge: Challenge,
  solution: z.strictObject({ counter: z.int(), derivedKey: z.string() }),
});
export type Proof = z.infer<typeof Proof>;

export const challengeEndpoints = defineEndpoints({
  'POST /challenges': {
    summary: 'The work that a priced call of a visitor has to prove: more of it where many try',
    access: 'visitor',
    body: Purpose,
    reply: Challenge,
    errors: ['rate_limited'],
  },
});
