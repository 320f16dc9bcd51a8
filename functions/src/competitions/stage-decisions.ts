import { isDeepStrictEqual } from 'node:util';
import {
  allStandings,
  asOffered,
  closeStage,
  type DrawBy,
  drawable,
  drawStage,
  type Entry,
  type Group,
  isCounted,
  madePrizes,
  parsePrizePool,
  planRefusals,
  podiumOf,
  prizePlaces,
  refuse,
  reopenStage,
  type Stage,
} from '@arena/domain';
import type { DrawRequest, StageClosing } from '@arena/domain/api';
import { entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError, found } from '../failure.ts';
import { type Decide, namedEntries, onPlanned, refuseAny, refused, replanned, targetOf } from './outcome.ts';
import type { Planned } from './store.ts';

function withStage({ competition }: Planned, changed: Stage): Stage[] {
  return competition.stages.map((stage) => (stage.id === changed.id ? changed : stage));
}

/** The ranks in the stage before, by entry. */
function ranksBefore({ competition, entries, matches }: Planned, stageId: string): Map<string, number> {
  const index = competition.stages.findIndex(({ id }) => id === stageId);
  const rows = allStandings(competition, entries, matches)[index - 1]?.rows ?? [];
  return new Map(rows.map(({ entryId, stageRank }) => [entryId, stageRank]));
}

function drawnBy(
  facts: Planned,
  stage: Stage,
  request: Exclude<DrawRequest, { method: 'hand' }>,
  seed: string,
): DrawBy {
  if (request.method === 'random') return { method: 'random', seed: request.seed ?? seed };
  if (request.method === 'snake') return { method: 'snake', ranks: ranksBefore(facts, stage.id) };
  return { method: 'registration' };
}

/** The stage with the groups that an organiser filled. @throws ApiError `competition_refused` */
function filledByHand(
  facts: Planned,
  stage: Stage,
  wanted: readonly Pick<Group, 'id' | 'entryIds'>[],
  at: string,
): Stage {
  const known = new Map(wanted.map(({ id, entryIds }) => [id, entryIds]));
  const groups = stage.groups.map((group) => ({ ...group, entryIds: known.get(group.id) ?? [] }));
  const filled: Stage = { ...stage, groups, draw: { method: 'hand', at, late: [] } };
  refuseAny(planRefusals({ stages: withStage(facts, filled) }, namedEntries(facts)));
  return filled;
}

/** Whether a stage was drawn just like this already, by an earlier try of the same call. */
function isSame(stage: Stage, drawn: Stage): boolean {
  const without = ({ draw, groups }: Stage) => ({ groups, draw: draw && { ...draw, at: '' } });
  return isDeepStrictEqual(without(stage), without(drawn));
}

/**
 * Decides on the groups of a stage, as long as nothing that counts was played in it.
 * @param seed what a random draw goes by that brings none of its own.
 */
export function drawing(stageId: string, request: DrawRequest, seed: string, actor: Actor): Decide<Planned> {
  const at = actor.now.toISOString();
  return onPlanned((facts) => {
    const stage = found(facts.competition.stages.find(({ id }) => id === stageId));
    const drawn =
      request.method === 'hand'
        ? filledByHand(facts, stage, request.groups, at)
        : drawStage(stage, drawable(facts.competition, facts.entries, stage), drawnBy(facts, stage, request, seed), at);
    if (isSame(stage, drawn)) return { result: facts };
    if (facts.competition.revision !== request.expectedRevision) throw new ApiError('edited_meanwhile');
    if (stage.state === 'closed') throw refused(refuse('stage_closed', 'stageId'));
    const isPlayed = facts.matches.some((match) => match.stageId === stageId && isCounted(match));
    if (isPlayed) throw refused(refuse('stage_with_results', 'stageId'));
    const next = replanned(facts, { stages: withStage(facts, drawn), state: 'playing' });
    const audit = entryOf('competition.draw', targetOf(facts, stageId), actor, {
      before: { draw: stage.draw },
      after: { draw: drawn.draw },
    });
    return { result: next, next, audit };
  });
}

/** A competition with all prizes that its final owes, those that weren't sent as its tournament offers them by now. */
export function withPrizes(facts: Planned, prizePool: string, { now }: Actor): Planned {
  const pool = parsePrizePool(prizePool);
  const placed = prizePlaces(facts.competition, facts.entries, facts.matches) ?? [];
  const made = madePrizes(facts.prizes, pool, placed, now.toISOString());
  return { ...facts, prizes: [...facts.prizes.map((prize) => asOffered(prize, pool)), ...made] };
}

/** Whether a stage was closed just like this: by an earlier try, or by somebody who was shown the same. */
function isClosedLike(facts: Planned, stage: Stage, { chosen, method, shown }: StageClosing): boolean {
  const { stages } = facts.competition;
  const next = stages[stages.findIndex(({ id }) => id === stage.id) + 1];
  if (next === undefined) return shown === undefined || isDeepStrictEqual(shown, podiumOf(facts.competition, facts));
  const going = new Set(next.groups.flatMap(({ entryIds }) => entryIds));
  return next.draw?.method === method && (shown?.flat() ?? chosen).every((entryId) => going.has(entryId));
}

/**
 * Decides on the closing of a stage. With the last one the places are final, and prizes are owed.
 * @param seed by which the next stage is drawn where it is to be at random.
 * @param prizePool what the tournament offers.
 */
export function stageClosing(
  stageId: string,
  closing: StageClosing,
  { seed, prizePool }: { seed: string; prizePool: string },
  actor: Actor,
): Decide<Planned> {
  const { chosen, method, shown, expectedRevision } = closing;
  return onPlanned((facts) => {
    const stage = found(facts.competition.stages.find(({ id }) => id === stageId));
    const { revision } = facts.competition;
    if (stage.state === 'closed' && revision === expectedRevision + 1 && isClosedLike(facts, stage, closing)) {
      return { result: facts };
    }
    if (revision !== expectedRevision) throw new ApiError('edited_meanwhile');
    const { competition, refusals, through, ...closed } = closeStage(facts.competition, facts, {
      stageId,
      chosen,
      at: actor.now.toISOString(),
      ...(method === 'random' ? { draw: { method, seed } } : {}),
    });
    // Results and who is out don't raise the competition's revision.
    if (shown !== undefined && !isDeepStrictEqual(shown, closed.shown)) throw new ApiError('edited_meanwhile');
    if (competition === null) throw refused(...refusals);
    const next = withPrizes(replanned(facts, competition), prizePool, actor);
    const audit = entryOf('competition.close', targetOf(facts, stageId), actor, {
      before: { state: stage.state },
      after: { state: 'closed', through: through.map(({ entryId }) => entryId), chosen },
    });
    return { result: next, next, audit };
  });
}

/** The entries once a stage is opened again: where the final came of it, nobody has missed that yet. */
function entriesReopened({ competition, entries }: Planned, stageId: string): readonly Entry[] {
  if (competition.stages.at(-2)?.id !== stageId) return entries;
  return entries.map((entry) => {
    const { finalMissedAt: _, ...playing } = entry;
    return playing;
  });
}

/** Decides on taking the closing of a stage back. */
export function stageReopening(stageId: string, expectedRevision: number, actor: Actor): Decide<Planned> {
  return onPlanned((facts) => {
    const stage = found(facts.competition.stages.find(({ id }) => id === stageId));
    const { revision } = facts.competition;
    if (stage.state === 'open' && revision === expectedRevision + 1) return { result: facts };
    if (revision !== expectedRevision) throw new ApiError('edited_meanwhile');
    const { competition, refusals } = reopenStage(facts.competition, facts.matches, stageId);
    if (competition === null) throw refused(...refusals);
    const next = replanned({ ...facts, entries: entriesReopened(facts, stageId) }, competition);
    const audit = entryOf('competition.reopen', targetOf(facts, stageId), actor, {
      before: { state: 'closed' },
      after: { state: 'open' },
    });
    return { result: next, next, audit };
  });
}
