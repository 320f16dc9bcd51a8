/**
 * Normalises a name for sorting and search: lower case, no accents, no invisible characters, single blanks. 'sofia'
 * finds Sofía.
 */
export function nameKey(fullName: string): string {
  return fullName
    .normalize('NFD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
