/**
 * A player's name as lists sort and search it: lower case, without accents, single blanks. Nobody who looks for
 * 'sofia' has to know how Sofía spells herself.
 */
export function nameKey(fullName: string): string {
  return fullName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
