import { LINK_TOKEN_BYTES, linkTokenOf } from '@arena/domain';

/** Creates a random token for a private link. */
export function newLinkToken(): string {
  return linkTokenOf(crypto.getRandomValues(new Uint8Array(LINK_TOKEN_BYTES)));
}
