import type { App } from 'firebase-admin/app';
import { ApiError } from '../platform/api-error.ts';

/** Requires proof that a call comes from the site itself (Firebase App Check). */
export interface Attestation {
  /**
   * @param token the header `X-Firebase-AppCheck`. @throws ApiError `unattested` for an invalid token of this project,
   * `unavailable` if the signing keys can't be fetched.
   */
  demand(token: string | undefined): Promise<void>;
}

/** Used while App Check is off. */
export const noAttestation: Attestation = { demand: async () => undefined };

/** The Admin SDK uses one code for invalid tokens and for keys it couldn't fetch. Only the message differs. */
function isKeyFetchError(error: unknown): boolean {
  return error instanceof Error && /fetching/i.test(error.message);
}

/** Requires App Check tokens. Loads the Admin SDK's App Check module on first use. */
export function appCheck(app: App): Attestation {
  return {
    async demand(token) {
      if (token === undefined) throw new ApiError('unattested');
      const { getAppCheck } = await import('firebase-admin/app-check');
      try {
        await getAppCheck(app).verifyToken(token);
      } catch (error) {
        if (!isKeyFetchError(error)) throw new ApiError('unattested');
        throw new ApiError('unavailable');
      }
    },
  };
}
