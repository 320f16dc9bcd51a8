import {
  type Competition,
  DAY,
  type Instant,
  isCounted,
  type Match,
  MINUTE,
  MINUTES_BETWEEN_MATCHES,
  matchDrafts,
  type Stage,
  toMillis,
} from '@arena/domain';
import type { MatchEdit } from '@arena/domain/api';

/** When a stage's matches are played: the one of this number, and the others by theirs. */
export interface Times {
  number: number;
  firstAt: Instant;
  minutesBetween: number;
}

/** A stage's schedule; `times` is null if they stay. */
export interface Schedule {
  times: Times | null;
  maps: readonly string[];
}

/** The times that the matches to be played have now, from the first of them on; `firstAt` is null where none has one. */
export function timesNow(matches: readonly Match[]): Times {
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

/** True if no match of a stage, whose matches are these, is played yet. */
export function isUnbegun(stage: Pick<Stage, 'state'>, own: readonly Match[]): boolean {
  return stage.state === 'open' && !own.some((match) => match.state === 'playing' || isCounted(match));
}

/** A stage that would begin before the tournament: when, and when it is proposed to instead. */
export interface LeftBehind {
  stage: Stage;
  firstAt: string;
  proposed: string;
}

/**
 * The later stages, of which nothing is played, that would begin before the first one does.
 * @param date when the tournament begins, too; null where that says nothing of the first stage's matches.
 * @param shift by how many milliseconds the first stage is moved. Where that isn't enough, a stage is proposed at its own
 * hour on the first day that is.
 */
export function leftBehind(
  { competition, matches }: { competition: Pick<Competition, 'stages'>; matches: readonly Match[] },
  date: Instant,
  shift: number,
): LeftBehind[] {
  const [first, ...later] = competition.stages;
  const ownOf = (stage: Stage | undefined) => matches.filter(({ stageId }) => stageId === stage?.id);
  const starts = ownOf(first).flatMap(({ state, startsAt }) => (state === 'void' ? [] : (toMillis(startsAt) ?? [])));
  const start = Math.max(starts.length === 0 ? 0 : Math.min(...starts), toMillis(date) ?? 0);
  return later.flatMap((stage) => {
    const own = ownOf(stage);
    const at = toMillis(timesNow(own).firstAt);
    if (at === null || at >= start || !isUnbegun(stage, own)) return [];
    const moved = at + shift > start ? at + shift : at + (Math.floor((start - at) / DAY) + 1) * DAY;
    return [{ stage, firstAt: new Date(at).toISOString(), proposed: new Date(moved).toISOString() }];
  });
}

/** When the match of number 1 would begin by these times: drafts are made from there. */
function beginning({ number, firstAt, minutesBetween }: Times): Instant {
  const at = toMillis(firstAt);
  return at === null ? null : new Date(at - (number - 1) * minutesBetween * MINUTE).toISOString();
}

/**
 * Lists changes of open matches: time, map and number. Groups play at the same times. @param seen the matches as shown;
 * a difference now is a concurrent edit.
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
