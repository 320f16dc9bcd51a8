import { z } from '../zod.ts';

/** Proof of work: find the counter whose key begins with `keyPrefix`. Signed, so the server stores nothing. */
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
      /** The call that it is for, such as the registration in a tournament. */
      purpose: z.string(),
      /** Expiry, in milliseconds since the epoch. */
      until: z.int(),
    }),
  }),
  signature: z.string(),
});
export type Challenge = z.infer<typeof Challenge>;

/** Content of the `X-Proof` header, as JSON in base64url. */
export const Proof = z.strictObject({
  challenge: Challenge,
  solution: z.strictObject({ counter: z.int(), derivedKey: z.string() }),
});
export type Proof = z.infer<typeof Proof>;
