import { limits, type Match } from '@arena/domain';
import type { NewNotice } from '../outbox/notices.ts';
import type { CompetitionFacts, Planned } from './competition-document.ts';

/** Lists notices to the community's channels: drawn groups, official tables and the champion. */
function channelNotices(before: CompetitionFacts, next: Planned, tables: number, now: Date): NewNotice[] {
  const { tournamentId, stages, state } = next.competition;
  const drawnAt = new Map(before.competition?.stages.map(({ id, draw }) => [id, draw?.at]));
  const drawn = stages.filter(
    ({ id, draw, groups }) => draw !== null && groups.length > 1 && draw.at !== drawnAt.get(id),
  );
  const isFinished = state === 'finished' && before.competition?.state !== 'finished';
  // All caches have expired by then, so the preview shows the new table.
  const dueAt = new Date(now.getTime() + limits.standingsSeen).toISOString();
  const of = { tournamentId, readers: { of: 'channels' } } as const;
  return [
    ...drawn.map(() => ({ ...of, event: 'drawn' as const })),
    ...(tables > 0 ? [{ ...of, event: 'table' as const, dueAt }] : []),
    ...(isFinished ? [{ ...of, event: 'champion' as const, dueAt }] : []),
  ];
}

/** Lists the notices of a decision: official results, sent prizes and channel notices. */
export function competitionNotices(before: CompetitionFacts, next: Planned, now: Date): NewNotice[] {
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
    ...channelNotices(before, next, results.length, now),
    ...prizes.map(({ entryId }) => ({
      event: 'prize' as const,
      tournamentId,
      readers: registrationsOf(entryId === null ? [] : [entryId]),
    })),
  ];
}
