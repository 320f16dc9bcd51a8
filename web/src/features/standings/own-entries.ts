import { isFields } from '@arena/domain';
import { type KeptLink, useKeptLinks } from '#lib/addresses/links.ts';

/** Returns the ids of the entries in a tournament that this browser's private links lead to. */
export function ownEntryIds(links: readonly Pick<KeptLink, 'myRegistration'>[], tournamentId: string): string[] {
  return links.flatMap(({ myRegistration: kept }) => {
    if (!isFields(kept) || !isFields(kept.tournament) || kept.tournament.id !== tournamentId) return [];
    return typeof kept.entryId === 'string' ? [kept.entryId] : [];
  });
}

/** The same for this browser, once the page has loaded. */
export function useOwnEntryIds(tournamentId: string): readonly string[] {
  return ownEntryIds(useKeptLinks() ?? [], tournamentId);
}
