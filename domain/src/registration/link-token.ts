/** Token of a private link: 128 random bits in base64url. */
export const LINK_TOKEN = /^[A-Za-z0-9_-]{21}[AQgw]$/;

export const LINK_TOKEN_BYTES = 16;

/** Encodes random bytes as the token of a private link. */
export function linkTokenOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
