/** What the private link of a registration ends in: 128 random bits in the letters of an address. */
export const LINK_TOKEN = /^[A-Za-z0-9_-]{21}[AQgw]$/;

/** So many bytes are a token's bits. */
export const LINK_TOKEN_BYTES = 16;

/** A token for a private link: bytes in the letters of an address. */
export function linkTokenOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A token made of a text that nobody else has, and out of which nobody makes the text again. */
async function tokenMadeOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return linkTokenOf(new Uint8Array(digest).subarray(0, LINK_TOKEN_BYTES));
}

/**
 * The token that whoever has a player's link sends their guardian: made of the player's, so that it is the same one
 * from each of their phones and each time they send it, and nobody else's to make; `number` of them were taken back
 * before. Nobody makes the player's of it.
 */
export function guardianTokenOf(token: string, number: number): Promise<string> {
  return tokenMadeOf(`tutor ${number} ${token}`);
}

/** The same of the one that a captain sends their team. */
export function teamTokenOf(token: string, number: number): Promise<string> {
  return tokenMadeOf(`equipo ${number} ${token}`);
}
