import type { Match } from '@arena/domain';
import type { NewNotice } from '../notices/notices.ts';
import type { CompetitionFacts, Planned } from './competition-document.ts';

/** Lists the notices of a decision: results that became official, and prizes that were sent. */
export function toldBy(before: CompetitionFacts, next: Planned): NewNotice[] {
  const { tournamentId } = next.competition;
  const registered = new Map(next.entries.map(({ id, registrationId }) => [id, registrationId]));
  const registrationsOf = (entryIds: readonly string[]) => {
    return { of: 'registrations', ids: entryIds.flatMap((id) => registered.get(id) ?? []) } as const;
  };
  const officialAt = new Map(before.matches.map((match) => [match.id, match.officialAt]));
  const isNew = ({ id, state, officialAt: at }: Match) => state === 'official' && at !== (officialAt.get(id) ?? null);
  const results = next.matches.filter(isNew).map(({ rows }) => ({
    event: 'result' as const,
    tournamentId,
    readers: registrationsOf(rows.map(({ entryId }) => entryId)),
  }));
  const sentAt = new Map(before.prizes.map((prize) => [prize.id, prize.sentAt]));
  const prizes = next.prizes.filter(
    ({ id, state, sentAt: at, entryId }) => state === 'sent' && entryId !== null && at !== (sentAt.get(id) ?? null),
  );
  return [
    ...results,
    ...prizes.map(({ entryId }) => ({
      event: 'prize' as const,
      tournamentId,
      readers: registrationsOf(entryId === null ? [] : [entryId]),
    })),
  ];
}
