import {
  type Competition,
  DAY,
  type Instant,
  isCounted,
  limits,
  type Match,
  MINUTE,
  MINUTES_BETWEEN_MATCHES,
  matchDrafts,
  type Stage,
  toMillis,
} from '@arena/domain';
import type { MatchEdit } from '@arena/domain/api';

/** Times of a stage's matches: the beginning of one match, by number, and the interval. */
export interface Times {
  number: number;
  firstAt: Instant;
  minutesBetween: number;
}

/** A stage's schedule; `times` is null if the times stay. */
export interface Schedule {
  times: Times | null;
  maps: readonly string[];
}

/** Returns the current times of the open matches, from the first on; `firstAt` is null if none has a time. */
export function currentTimes(matches: readonly Match[]): Times {
  const open = matches.filter(({ state }) => state === 'scheduled').sort((a, b) => a.number - b.number);
  const timed = open.flatMap(({ number, startsAt }) => {
    const at = toMillis(startsAt);
    return at === null ? [] : [{ number, at }];
  });
  const [first] = timed;
  const next = timed.find(({ number, at }) => first !== undefined && number > first.number && at > first.at);
  return {
    number: open[0]?.number ?? 1,
    firstAt: first === undefined ? null : new Date(first.at).toISOString(),
    minutesBetween:
      first === undefined || next === undefined
        ? MINUTES_BETWEEN_MATCHES
        : Math.round((next.at - first.at) / MINUTE / (next.number - first.number)),
  };
}

/** True if no match of a stage is played yet. @param own the stage's matches */
export function hasNotBegun(stage: Pick<Stage, 'state'>, own: readonly Match[]): boolean {
  return stage.state === 'open' && !own.some((match) => match.state === 'playing' || isCounted(match));
}

/** A stage that would begin before an earlier one, and its proposed beginning. */
export interface OvertakenStage {
  stage: Stage;
  firstAt: string;
  proposed: string;
}

/**
 * Lists the unplayed later stages that would begin before the first one.
 * @param date the tournament's beginning; null if it doesn't affect the first stage
 * @param shift milliseconds by which the first stage moves. If moving a stage by as much isn't enough, the same hour on
 * the first possible day is proposed.
 */
export function overtakenStages(
  { competition, matches }: { competition: Pick<Competition, 'stages'>; matches: readonly Match[] },
  date: Instant,
  shift: number,
): OvertakenStage[] {
  const [first, ...later] = competition.stages;
  const ownOf = (stage: Stage | undefined) => matches.filter(({ stageId }) => stageId === stage?.id);
  const starts = ownOf(first).flatMap(({ state, startsAt }) => (state === 'void' ? [] : (toMillis(startsAt) ?? [])));
  const start = Math.max(starts.length === 0 ? 0 : Math.min(...starts), toMillis(date) ?? 0);
  return later.flatMap((stage) => {
    const own = ownOf(stage);
    const at = toMillis(currentTimes(own).firstAt);
    if (at === null || at >= start || !hasNotBegun(stage, own)) return [];
    const moved = at + shift > start ? at + shift : at + (Math.floor((start - at) / DAY) + 1) * DAY;
    return [{ stage, firstAt: new Date(at).toISOString(), proposed: new Date(moved).toISOString() }];
  });
}

/** Returns the beginning of match 1 by these times. */
function beginning({ number, firstAt, minutesBetween }: Times): Instant {
  const at = toMillis(firstAt);
  return at === null ? null : new Date(at - (number - 1) * minutesBetween * MINUTE).toISOString();
}

/**
 * Lists changes of open matches: time, map and number. Groups play at the same times.
 * @param seen the matches as shown; a difference now is a concurrent edit
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
      ...(times === null ? {} : { firstAt: beginning(times), minutesBetween: times.minutesBetween }),
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

/** Returns the default release of a room: a quarter of an hour before its match, or now. */
export function releaseOf({ startsAt }: Pick<Match, 'startsAt'>, now: Date): Instant {
  const start = toMillis(startsAt);
  return new Date(start === null ? now.getTime() : start - limits.roomRelease).toISOString();
}

/** True if players would see a room only after its match has begun, unless the match itself is late. */
export function isTooLate(releaseAt: string, { startsAt }: Pick<Match, 'startsAt'>, now: Date): boolean {
  const [release, start] = [toMillis(releaseAt), toMillis(startsAt)];
  return release !== null && start !== null && release > Math.max(start, now.getTime());
}
