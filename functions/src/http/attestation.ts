import type { App } from 'firebase-admin/app';
import { ApiError } from '../failure.ts';

/** Asks callers to prove that they are the site itself, and no program that plays it (Firebase App Check). */
export interface Attestation {
  /**
   * @param token the header `X-Firebase-AppCheck`. @throws ApiError `unattested` for an invalid token of this project,
   * `unavailable` if the signing keys can't be fetched.
   */
  demand(token: string | undefined): Promise<void>;
}

/** Used while App Check is off. */
export const noAttestation: Attestation = { demand: async () => undefined };

/** The Admin SDK gives a bad token and keys that couldn't be fetched the same code; only the text tells them apart. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && /fetching/i.test(error.message);
}

/** Asks for App Check tokens. The Admin SDK's part for them is loaded when it is first needed. */
export function appCheck(app: App): Attestation {
  return {
    async demand(token) {
      if (token === undefined) throw new ApiError('unattested');
      const { getAppCheck } = await import('firebase-admin/app-check');
      try {
        await getAppCheck(app).verifyToken(token);
      } catch (error) {
        if (!isOurs(error)) throw new ApiError('unattested');
        throw new ApiError('unavailable');
      }
    },
  };
}
