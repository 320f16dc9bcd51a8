import { LINK_TOKEN_BYTES, linkTokenOf } from '@arena/domain';

/** A token for a private link, of random bits. */
export function newLinkToken(): string {
  return linkTokenOf(crypto.getRandomValues(new Uint8Array(LINK_TOKEN_BYTES)));
}
