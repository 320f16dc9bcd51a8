import type { Competition, Draw, Stage } from '../records/competition.schema.ts';
import { membersOf } from '../records/drawable.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Match } from '../records/match.schema.ts';
import { allStandings } from '../standings/standings.ts';
import { advancing } from './advance.ts';
import { drawWithout } from './draw.ts';

interface Facts {
  competition: Competition;
  entries: readonly Entry[];
  matches: readonly Match[];
}

type Seat = NonNullable<Draw['replaced']>[number];

/** True if a stage's match is played or was: it has begun, a result, or a replay. */
export function isBegun({ id }: Pick<Stage, 'id'>, matches: readonly Match[]): boolean {
  return matches.some(
    ({ stageId, state, revision, replayOf }) =>
      stageId === id && (state === 'playing' || revision > 0 || replayOf !== null),
  );
}

/**
 * Returns the next entries in line for a stage: those that would advance without the leaving ones, unless a tie needs a
 * choice.
 */
export function nextInLine(
  { competition, entries, matches }: Facts,
  stage: Stage,
  leaving: ReadonlySet<string>,
): string[] {
  const index = competition.stages.findIndex(({ id }) => id === stage.id) - 1;
  const [before, rows] = [competition.stages[index], allStandings(competition, entries, matches)[index]?.rows ?? []];
  if (before === undefined) return [];
  const members = membersOf(stage);
  const able = entries.filter(
    ({ id, finalMissedAt }) => !leaving.has(id) && (finalMissedAt === undefined || members.has(id)),
  );
  const known = new Set(able.map(({ id }) => id));
  const facts = { entries: able, matches };
  const { through } = advancing(
    before,
    rows.filter(({ entryId }) => known.has(entryId)),
    facts,
    [...members],
  );
  return through.map(({ entryId }) => entryId).filter((entryId) => !members.has(entryId));
}

/** Gives seats to the next in line, in the same groups. Seats without one stay empty. */
export function withSeats(stage: Stage, out: readonly string[], next: readonly string[]): Stage {
  const came = next.slice(0, out.length);
  const waiting = [...came];
  const replaced: Seat[] = [];
  const take = (entryId: string): string[] => {
    if (!out.includes(entryId)) return [entryId];
    const [came = null] = waiting.splice(0, 1);
    replaced.push({ out: entryId, came });
    return came === null ? [] : [came];
  };
  const groups = stage.groups.map((group) => ({ ...group, entryIds: group.entryIds.flatMap(take) }));
  if (stage.draw === null) return { ...stage, groups };
  const draw = drawWithout(stage.draw, out);
  const late = [...draw.late, ...came];
  return { ...stage, groups, draw: { ...draw, late, replaced: [...(draw.replaced ?? []), ...replaced] } };
}

/** Gives a seat back to an entry that plays again. */
function withReturned(stage: Stage, entries: readonly Entry[]): Stage {
  const { draw } = stage;
  const members = membersOf(stage);
  const plays = new Set(
    entries.flatMap(({ id, status, finalMissedAt }) => (status === 'active' && !finalMissedAt ? id : [])),
  );
  const back = (draw?.replaced ?? []).filter(
    ({ out, came }) => plays.has(out) && came !== null && members.has(came) && !members.has(out),
  );
  if (draw === null || back.length === 0) return stage;
  const outOf = new Map(back.map(({ out, came }) => [came ?? '', out]));
  const returned = new Set(back.map(({ out }) => out));
  return {
    ...stage,
    groups: stage.groups.map((group) => ({ ...group, entryIds: group.entryIds.map((id) => outOf.get(id) ?? id) })),
    draw: {
      ...draw,
      late: draw.late.filter((id) => !outOf.has(id)),
      ...(draw.method === 'random' && draw.gone ? { gone: draw.gone.filter((id) => !returned.has(id)) } : {}),
      replaced: (draw.replaced ?? []).filter((seat) => !back.includes(seat)),
    },
  };
}

function seated(facts: Facts, stage: Stage): Stage {
  const { entries } = facts;
  const again = withReturned(stage, entries);
  const members = membersOf(again);
  const left = entries.filter(
    ({ id, status }) => members.has(id) && (status === 'withdrawn' || status === 'disqualified'),
  );
  if (left.length === 0) return again;
  const out = left.map(({ id }) => id);
  const competition = {
    ...facts.competition,
    stages: facts.competition.stages.map((one) => (one.id === stage.id ? again : one)),
  };
  const next = nextInLine({ ...facts, competition }, again, new Set(out));
  return next.length === 0 ? again : withSeats(again, out.slice(0, next.length), next);
}

/** Returns the stages that are known and not begun, in which an entry may be replaced. */
export function replaceableStages({ competition, matches }: Pick<Facts, 'competition' | 'matches'>): Stage[] {
  const { stages, finalBegun } = competition;
  return stages.filter((stage, index) => {
    if (index === 0 || stage.state === 'closed' || stage.draw === null) return false;
    const hasBegun = isBegun(stage, matches) || (index === stages.length - 1 && finalBegun === true);
    return stages[index - 1]?.state === 'closed' && !hasBegun;
  });
}

/**
 * Replaces withdrawn and disqualified entries of later stages that haven't begun by the next in line of the stage
 * before. One that plays again gets its seat back. Idempotent.
 * @param isKept true for a stage whose seats the final's confirmations settle
 */
export function withSubstitutes(facts: Facts, isKept: (stage: Stage) => boolean): Competition {
  let { competition } = facts;
  for (const stage of replaceableStages(facts).filter((one) => !isKept(one))) {
    const next = seated({ ...facts, competition }, stage);
    if (next === stage) continue;
    competition = { ...competition, stages: competition.stages.map((one) => (one.id === next.id ? next : one)) };
  }
  return competition;
}

/** Says, before an entry leaves the competition, what becomes of its seat in the last stage that it reached. */
export function seatNote(
  facts: Facts,
  entryId: string,
  isKept: (stage: Stage) => boolean,
  nameOf: (entryId: string) => string,
): string | null {
  const { stages } = facts.competition;
  const index = stages.findLastIndex((one) => membersOf(one).has(entryId));
  const [before, stage] = [stages[index - 1], stages[index]];
  if (stage === undefined || before?.state !== 'closed') return null;
  if (!replaceableStages(facts).includes(stage)) {
    return `Ya avanzó a ${stage.name}, que ya empezó: en la tabla de ${before.name} sigue marcado como quien avanzó, y nadie toma su lugar.`;
  }
  if (isKept(stage)) return `Su lugar en ${stage.name} pasa a quien sigue en la tabla, según las confirmaciones.`;
  const [next] = nextInLine(facts, stage, new Set([entryId]));
  return next === undefined
    ? `Nadie sigue en la tabla de ${before.name}: su lugar en ${stage.name} no pasa a nadie.`
    : `Su lugar en ${stage.name} pasa a ${nameOf(next)}, que sigue en la tabla de ${before.name}.`;
}
