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
 */
export function scheduleEdits(
  stage: Stage,
  matches: readonly Match[],
  { firstAt, minutesBetween, maps }: Schedule,
): { match: Match; edit: MatchEdit }[] {
  const most = Math.max(stage.matchCount, ...matches.map(({ number }) => number));
  const drafts = matchDrafts(
    { ...stage, matchCount: most },
    { firstAt, minutesBetween, ...(maps.length === 0 ? {} : { maps }) },
  );
  return matches.flatMap((match) => {
    const draft = drafts.find(({ groupId, number }) => groupId === match.groupId && number === match.number);
    if (draft === undefined || match.state !== 'scheduled') return [];
    const from = { number: match.number, map: match.map, startsAt: match.startsAt, scoring: match.scoring };
    const next = { ...from, map: draft.map, startsAt: draft.startsAt };
    const isSame = next.map === from.map && next.startsAt === from.startsAt;
    return isSame ? [] : [{ match, edit: { ...next, from } }];
  });
}
