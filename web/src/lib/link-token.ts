const BYTES = 16;

/** A token for a private link: 128 random bits in the letters of an address. */
export function newLinkToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
