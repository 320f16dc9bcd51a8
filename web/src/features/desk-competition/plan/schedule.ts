import {
  type Instant,
  type Match,
  MINUTE,
  MINUTES_BETWEEN_MATCHES,
  matchDrafts,
  type Stage,
  toMillis,
} from '@arena/domain';
import type { MatchEdit } from '@arena/domain/api';

/** When a stage's matches are played: the first one that is still to be, and the others by their number. */
export interface Times {
  firstAt: Instant;
  minutesBetween: number;
}

/** How a stage's matches are to lie in the evening; `times` is null where they stay as they are. */
export interface Schedule {
  times: Times | null;
  maps: readonly string[];
}

function toPlay(matches: readonly Match[]): Match[] {
  return matches.filter(({ state }) => state === 'scheduled').sort((a, b) => a.number - b.number);
}

/** The number of the match that is played next. */
export function firstNumber(matches: readonly Match[]): number {
  return toPlay(matches)[0]?.number ?? 1;
}

/** The times that the matches to be played have now; null where none of them has one. */
export function timesNow(matches: readonly Match[]): Times | null {
  const timed = toPlay(matches).flatMap(({ number, startsAt }) => {
    const at = toMillis(startsAt);
    return at === null ? [] : [{ number, at }];
  });
  const [first] = timed;
  if (first === undefined) return null;
  const next = timed.find(({ number, at }) => number > first.number && at > first.at);
  const between = next === undefined ? null : (next.at - first.at) / MINUTE / (next.number - first.number);
  const minutesBetween = between === null ? MINUTES_BETWEEN_MATCHES : Math.round(between);
  return { firstAt: new Date(first.at).toISOString(), minutesBetween };
}

/** When the first match would begin if all of them had been played, as drafts are made. */
function beginning({ firstAt, minutesBetween }: Times, first: number): Instant {
  const at = toMillis(firstAt);
  return at === null ? null : new Date(at - (first - 1) * minutesBetween * MINUTE).toISOString();
}

/**
 * What changes of the matches that nobody has played yet: each at its time, on its map, by its number. Groups play at
 * the same times.
 * @param seen the matches as they were seen: where one is another by now, somebody else was faster.
 */
export function scheduleEdits(
  stage: Stage,
  matches: readonly Match[],
  { times, maps }: Schedule,
  seen: readonly Match[] = matches,
): { match: Match; edit: MatchEdit }[] {
  const most = Math.max(stage.matchCount, ...matches.map(({ number }) => number));
  const drafts = matchDrafts(
    { ...stage, matchCount: most },
    {
      ...(times === null ? {} : { ...times, firstAt: beginning(times, firstNumber(matches)) }),
      ...(maps.length === 0 ? {} : { maps }),
    },
  );
  return matches.flatMap((match) => {
    const draft = drafts.find(({ groupId, number }) => groupId === match.groupId && number === match.number);
    if (draft === undefined || match.state !== 'scheduled') return [];
    const startsAt = times === null ? match.startsAt : draft.startsAt;
    if (draft.map === match.map && startsAt === match.startsAt) return [];
    const { number, map, startsAt: before, scoring } = seen.find(({ id }) => id === match.id) ?? match;
    const from = { number, map, startsAt: before, scoring };
    return [{ match, edit: { ...from, map: draft.map, startsAt, from } }];
  });
}
