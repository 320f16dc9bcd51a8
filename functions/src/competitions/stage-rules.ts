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
  prizePlaces,
  refuse,
  reopenStage,
  type Stage,
} from '@arena/domain';
import type { DrawRequest, StageClosing } from '@arena/domain/api';
import { ApiError, found } from '../platform/api-error.ts';
import { type Planned, refusalError } from './competition-document.ts';
import { type Author, auditOf, type Decide, namedEntries, refuseAny, requirePlan, withPlan } from './decide.ts';

function withStage({ competition }: Planned, changed: Stage): Stage[] {
  return competition.stages.map((stage) => (stage.id === changed.id ? changed : stage));
}

/** Returns the entries' ranks in the previous stage. */
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

/** Fills a stage's groups as an organiser chose. @throws ApiError `competition_refused` */
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

/** True if an earlier call made the same draw. */
function isSame(stage: Stage, drawn: Stage): boolean {
  const without = ({ draw, groups }: Stage) => ({ groups, draw: draw && { ...draw, at: '' } });
  return isDeepStrictEqual(without(stage), without(drawn));
}

/**
 * Draws the groups of a stage, unless played matches already count.
 * @param seed random seed if the request has none.
 */
export function stageDraw(stageId: string, request: DrawRequest, seed: string, author: Author): Decide<Planned> {
  const at = author.now.toISOString();
  return requirePlan((facts) => {
    const stage = found(facts.competition.stages.find(({ id }) => id === stageId));
    const drawn =
      request.method === 'hand'
        ? filledByHand(facts, stage, request.groups, at)
        : drawStage(stage, drawable(facts.competition, facts.entries, stage), drawnBy(facts, stage, request, seed), at);
    if (isSame(stage, drawn)) return { result: facts };
    if (facts.competition.revision !== request.expectedRevision) throw new ApiError('edit_conflict');
    if (stage.state === 'closed') throw refusalError(refuse('stage_closed', 'stageId'));
    const isPlayed = facts.matches.some((match) => match.stageId === stageId && isCounted(match));
    if (isPlayed) throw refusalError(refuse('stage_with_results', 'stageId'));
    const next = withPlan(facts, { stages: withStage(facts, drawn), state: 'playing' });
    const audit = auditOf('competition.draw', facts, stageId, {
      before: { draw: stage.draw },
      after: { draw: drawn.draw },
    });
    return { result: next, next, audit };
  });
}

/** Adds the prizes that a finished competition owes, and updates unsent ones to the tournament's offer. */
export function withPrizes(facts: Planned, prizePool: string, { now }: Author): Planned {
  const pool = parsePrizePool(prizePool);
  const placed = prizePlaces(facts.competition, facts.entries, facts.matches) ?? [];
  const made = madePrizes(facts.prizes, pool, placed, now.toISOString());
  return { ...facts, prizes: [...facts.prizes.map((prize) => asOffered(prize, pool)), ...made] };
}

/** Marks absent entries that came back and advance as playing. */
function present(entries: readonly Entry[], advancing: ReadonlySet<string>): Entry[] {
  return entries.map((entry) =>
    entry.status === 'no_show' && advancing.has(entry.id)
      ? { ...entry, status: 'active', revision: entry.revision + 1 }
      : entry,
  );
}

/**
 * Closes a stage. Closing the last one finalises the places and creates the prizes.
 * @param seed random seed for drawing the next stage.
 * @param prizePool the tournament's offer.
 */
export function stageClosing(
  stageId: string,
  closing: StageClosing,
  { seed, prizePool }: { seed: string; prizePool: string },
  author: Author,
): Decide<Planned> {
  const { chosen, method, by, shown, expectedRevision } = closing;
  return requirePlan((facts) => {
    const stage = found(facts.competition.stages.find(({ id }) => id === stageId));
    const { revision } = facts.competition;
    if (revision !== expectedRevision) throw new ApiError('edit_conflict');
    const { competition, refusals, through, ...closed } = closeStage(facts.competition, facts, {
      stageId,
      chosen,
      by,
      at: author.now.toISOString(),
      ...(method === 'random' ? { draw: { method, seed } } : {}),
    });
    // Results and withdrawals don't raise the competition's revision, so compare the shown table too.
    if (shown !== undefined && !isDeepStrictEqual(shown, closed.shown)) throw new ApiError('edit_conflict');
    if (competition === null) throw refusalError(...refusals);
    const entries = present(facts.entries, new Set(through.map(({ entryId }) => entryId)));
    const next = withPrizes(withPlan({ ...facts, entries }, competition), prizePool, author);
    const audit = auditOf('competition.close', facts, stageId, {
      before: { state: stage.state },
      after: { state: 'closed', through: through.map(({ entryId }) => entryId), chosen },
    });
    return { result: next, next, audit };
  });
}

/** Resets missed confirmations when the stage before the final is reopened. */
function entriesReopened({ competition, entries }: Planned, stageId: string): readonly Entry[] {
  if (competition.stages.at(-2)?.id !== stageId) return entries;
  return entries.map((entry) => {
    const { finalMissedAt: _, ...playing } = entry;
    return playing;
  });
}

/** Reopens a closed stage. */
export function stageReopening(stageId: string, expectedRevision: number): Decide<Planned> {
  return requirePlan((facts) => {
    found(facts.competition.stages.find(({ id }) => id === stageId));
    const { revision } = facts.competition;
    if (revision !== expectedRevision) throw new ApiError('edit_conflict');
    const { competition, refusals } = reopenStage(facts.competition, facts.matches, stageId);
    if (competition === null) throw refusalError(...refusals);
    const next = withPlan({ ...facts, entries: entriesReopened(facts, stageId) }, competition);
    const audit = auditOf('competition.reopen', facts, stageId, {
      before: { state: 'closed' },
      after: { state: 'open' },
    });
    return { result: next, next, audit };
  });
}
