/**
 * A player's name as lists sort and search it: lower case, without accents and what can't be seen, single blanks.
 * Nobody who looks for 'sofia' has to know how Sofía spells herself.
 */
export function nameKey(fullName: string): string {
  return fullName
    .normalize('NFD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
