import type { FormerNames, Registration } from './registration.schema.ts';

type Names = Pick<Registration, 'nickname' | 'team'>;

/** Public names of a registration: team, captain, teammates. */
function namesOf({ nickname, team }: Names): string[] {
  return [team?.name ?? '', nickname, ...(team?.players ?? []).map((player) => player.nickname)];
}

/** Lists changed names with their former ones. */
function changedNames(before: Names, after: Names): { before: string; after: string }[] {
  const are = namesOf(after);
  return namesOf(before)
    .map((name, place) => ({ before: name, after: are[place] ?? '' }))
    .filter((name) => name.before !== name.after);
}

/** Lists unreviewed public names, each with its approved one. */
export function newNames(registration: Names & Pick<Registration, 'renamed'>): { before: string; after: string }[] {
  return registration.renamed === null ? [] : changedNames(registration.renamed, registration);
}

/**
 * Returns the reviewed names of a renamed registration; null if it has them again.
 * @param at time of renaming, ISO 8601
 */
export function formerNames(
  before: Names & Pick<Registration, 'renamed'>,
  after: Names,
  at: string,
): FormerNames | null {
  const { nickname, team } = before.renamed ?? before;
  if (changedNames({ nickname, team }, after).length === 0) return null;
  return changedNames(before, after).length === 0 ? before.renamed : { at, nickname, team };
}
