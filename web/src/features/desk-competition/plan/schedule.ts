import { type Instant, type Match, matchDrafts, type Stage } from '@arena/domain';
import type { MatchEdit } from '@arena/domain/api';

/** How a stage's matches are to lie in the evening. */
export interface Schedule {
  firstAt: Instant;
  minutesBetween: number;
  maps: readonly string[];
}

/**
 * What changes of the matches that nobody has played yet: each at its time, on its map, by its number. Groups play at
 * the same times.
 * @param seen the matches as they were seen: where one is another by now, somebody else was faster.
 */
export function scheduleEdits(
  stage: Stage,
  matches: readonly Match[],
  { firstAt, minutesBetween, maps }: Schedule,
  seen: readonly Match[] = matches,
): { match: Match; edit: MatchEdit }[] {
  const most = Math.max(stage.matchCount, ...matches.map(({ number }) => number));
  const drafts = matchDrafts(
    { ...stage, matchCount: most },
    { firstAt, minutesBetween, ...(maps.length === 0 ? {} : { maps }) },
  );
  return matches.flatMap((match) => {
    const draft = drafts.find(({ groupId, number }) => groupId === match.groupId && number === match.number);
    if (draft === undefined || match.state !== 'scheduled') return [];
    if (draft.map === match.map && draft.startsAt === match.startsAt) return [];
    const { number, map, startsAt, scoring } = seen.find(({ id }) => id === match.id) ?? match;
    const from = { number, map, startsAt, scoring };
    return [{ match, edit: { ...from, map: draft.map, startsAt: draft.startsAt, from } }];
  });
}
