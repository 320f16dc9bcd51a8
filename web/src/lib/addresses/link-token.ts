const BYTES = 16;

/** A token for a private link: 128 bits in the letters of an address. */
function tokenOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A token of random bits. */
export function newLinkToken(): string {
  return tokenOf(crypto.getRandomValues(new Uint8Array(BYTES)));
}

/** A token made of a text that nobody else has, and out of which nobody makes the text again. */
async function tokenMadeOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return tokenOf(new Uint8Array(digest).subarray(0, BYTES));
}

/**
 * The token that whoever has a player's link sends their guardian: made of the player's, so that it is the same one
 * from each of their phones and each time they send it; `number` of them were taken back before. Nobody makes the
 * player's of it.
 */
export function guardianTokenOf(token: string, number: number): Promise<string> {
  return tokenMadeOf(`tutor ${number} ${token}`);
}

/** The same of the one that a captain sends their team. */
export function teamTokenOf(token: string, number: number): Promise<string> {
  return tokenMadeOf(`equipo ${number} ${token}`);
}
