import {
  emptyGroups,
  type FieldErrors,
  limits,
  lobbySize,
  problemsIn,
  type Scoring,
  StageFields,
  scoringTemplates,
  TeamSize,
  TieBreak,
  type Tournament,
} from '@arena/domain';
import { z } from '@arena/domain/zod';
import { type Checked, sameBy } from '#lib/editing/drafts.ts';
import { tieBreakInSentence } from '#ui/texts/competition-texts.ts';

export const StageValues = z.strictObject({
  id: z.string(),
  name: z.string(),
  matchCount: z.string(),
  groupCount: z.string(),
  perGroup: z.string(),
  best: z.string(),
  compareBy: z.enum(['points', 'average']).optional(),
  placement: z.string(),
  perKill: z.string(),
  tieBreaks: z.array(TieBreak),
  carry: z.enum(['none', 'points', 'byRank']),
  byRank: z.string(),
  champion: z.enum(['none', 'points', 'wins']),
  championAt: z.string(),
  maxMatches: z.string(),
});
export type StageValues = z.infer<typeof StageValues>;

export const PlanValues = z.strictObject({
  teamSize: TeamSize,
  secondPerson: z.boolean(),
  stages: z.array(StageValues),
});
export type PlanValues = z.infer<typeof PlanValues>;

/** A plan to send, without the seen revision. */
export interface PlanFields {
  teamSize: TeamSize;
  secondPerson: boolean;
  stages: StageFields[];
}

const numbers = (points: readonly number[]) => points.join(' ');

type ScoringValues = Omit<StageValues, 'id' | 'name' | 'matchCount' | 'groupCount' | 'perGroup' | 'best' | 'compareBy'>;

export function scoringValues({ placement, perKill, tieBreaks, carry, champion }: Scoring): ScoringValues {
  const championAt = champion === null ? '' : String('points' in champion ? champion.points : champion.wins);
  const kind = champion === null ? 'none' : 'points' in champion ? 'points' : 'wins';
  return {
    placement: numbers(placement),
    perKill: String(perKill),
    tieBreaks: [...tieBreaks],
    carry: typeof carry === 'string' ? carry : 'byRank',
    byRank: typeof carry === 'string' ? '' : numbers(carry.byRank),
    champion: kind,
    championAt,
    maxMatches: champion === null ? '' : String(champion.maxMatches),
  };
}

function stageValues({ id, name, matchCount, groups, advance, scoring }: StageFields): StageValues {
  return {
    id,
    name,
    matchCount: String(matchCount),
    groupCount: String(groups.length),
    perGroup: String(advance?.perGroup ?? 0),
    compareBy: advance?.by,
    best: String(advance?.best ?? 0),
    ...scoringValues(scoring),
  };
}

export function planValuesOf({ teamSize, secondPerson, stages }: PlanFields): PlanValues {
  return { teamSize, secondPerson, stages: stages.map(stageValues) };
}

/** Parses a typed number; NaN for an empty text. */
function numberIn(text: string): number {
  const typed = text.trim().replace(',', '.');
  return typed === '' ? Number.NaN : Number(typed);
}

/** Parses points by place with any separators. The schema refuses anything but whole numbers. */
function pointsIn(text: string): number[] {
  return text
    .split(/[\s,;/-]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : Number.NaN));
}

/** Keeps a stage's groups, or creates empty ones for another number, which need a new draw. */
function groupsFor({ groupCount }: StageValues, groups: StageFields['groups']): StageFields['groups'] {
  const count = numberIn(groupCount);
  if (count === groups.length) return groups;
  return Number.isInteger(count) && count > 0 ? emptyGroups(Math.min(count, limits.competition.groups + 1)) : [];
}

function championOf({ champion, championAt, maxMatches }: StageValues) {
  if (champion === 'none') return null;
  const rule = { maxMatches: numberIn(maxMatches) };
  return champion === 'points' ? { points: numberIn(championAt), ...rule } : { wins: numberIn(championAt), ...rule };
}

function advanceOf({ perGroup, best, compareBy }: StageValues) {
  return { perGroup: numberIn(perGroup), best: numberIn(best), ...(compareBy ? { by: compareBy } : {}) };
}

function stageFields(values: StageValues, groups: StageFields['groups'], isLast: boolean) {
  return {
    id: values.id,
    name: values.name.trim(),
    matchCount: numberIn(values.matchCount),
    groups: groupsFor(values, groups),
    advance: isLast ? null : advanceOf(values),
    scoring: {
      placement: pointsIn(values.placement),
      perKill: numberIn(values.perKill),
      tieBreaks: values.tieBreaks,
      carry: values.carry === 'byRank' ? { byRank: pointsIn(values.byRank) } : values.carry,
      champion: championOf(values),
    },
  };
}

const controlOf: readonly [RegExp, keyof StageValues][] = [
  [/^name/, 'name'],
  [/^matchCount/, 'matchCount'],
  [/^groups/, 'groupCount'],
  [/^advance\.best/, 'best'],
  [/^advance/, 'perGroup'],
  [/^scoring\.placement/, 'placement'],
  [/^scoring\.perKill/, 'perKill'],
  [/^scoring\.carry/, 'byRank'],
  [/^scoring\.champion\.maxMatches/, 'maxMatches'],
  [/^scoring\.champion/, 'championAt'],
  [/^scoring/, 'placement'],
];

/** Returns the control for a problem's path: `stages.1.groups.0.entryIds.3` belongs to the groups. */
export function controlAt(path: string): string {
  const [, index, rest = ''] = /^stages\.(\d+)\.?(.*)$/.exec(path) ?? [];
  if (index === undefined) return path;
  const control = controlOf.find(([pattern]) => pattern.test(rest))?.[1] ?? 'name';
  return `stages.${index}.${control}`;
}

/**
 * Returns the plan to send, or problems by control, such as `stages.0.matchCount`.
 * @param current the stored stages, whose groups keep their ids
 */
export function checkedPlan(values: PlanValues, current: readonly StageFields[] = []): Checked<PlanFields> {
  const stages: StageFields[] = [];
  const problems: FieldErrors = {};
  for (const [index, stage] of values.stages.entries()) {
    const groups = current.find(({ id }) => id === stage.id)?.groups ?? [];
    const { data, error } = StageFields.safeParse(stageFields(stage, groups, index === values.stages.length - 1));
    if (data !== undefined) stages.push(data);
    Object.assign(
      problems,
      problemsIn(error, (path) => controlAt(`stages.${index}.${path}`)),
    );
  }
  if (Object.keys(problems).length > 0) return { fields: null, problems };
  return { fields: { teamSize: values.teamSize, secondPerson: values.secondPerson, stages }, problems: null };
}

/** Returns the values of another stage after the existing ones. */
export function anotherStage(stages: readonly StageValues[]): StageValues {
  const [{ scoring }] = scoringTemplates;
  const taken = new Set(stages.map(({ id }) => id));
  const number = stages.length + 1;
  const id = taken.has(`fase-${number}`) ? `fase-${crypto.randomUUID().slice(0, 8)}` : `fase-${number}`;
  return stageValues({ id, name: `Fase ${number}`, scoring, matchCount: 6, groups: emptyGroups(1), advance: null });
}

export const isSamePlan = sameBy((values: PlanValues) => checkedPlan(values).fields ?? values);

function carryLine({ carry, byRank }: StageValues): string {
  if (carry === 'byRank') return `puntos según el puesto: ${byRank}`;
  return carry === 'points' ? 'sus puntos' : 'nada';
}

function championLine({ champion, championAt, maxMatches }: StageValues): string {
  if (champion === 'none') return 'gana quien lidera';
  const goal = champion === 'points' ? `Booyah desde ${championAt} puntos` : `${championAt} Booyahs`;
  return `${goal}, en ${maxMatches} partidas como máximo`;
}

/** Describes a plan's values, to show another organiser's changes. */
export function stageLines({ stages }: Pick<PlanValues, 'stages'>): Record<string, string> {
  const lines: Record<string, string> = {};
  for (const stage of stages) {
    const { name, matchCount, groupCount, perGroup, best, placement, perKill, tieBreaks } = stage;
    lines[`${name}: partidas`] = matchCount;
    lines[`${name}: grupos`] = groupCount;
    lines[`${name}: avanzan`] = `${perGroup} por grupo y ${best} más`;
    lines[`${name}: puntos`] = `${placement}; ${perKill} por baja`;
    lines[`${name}: desempates`] = tieBreaks.map(tieBreakInSentence).join('; ');
    lines[`${name}: trae`] = carryLine(stage);
    lines[`${name}: título`] = championLine(stage);
  }
  return lines;
}

/** Returns the number of entries to plan for: the tournament's limit, else its players, else a full lobby. */
export function entriesOf(
  { maxPlayers, currentPlayers }: Pick<Tournament, 'maxPlayers' | 'currentPlayers'>,
  teamSize: TeamSize,
): number {
  const known = maxPlayers > 0 ? maxPlayers : currentPlayers;
  return known > 1 ? known : lobbySize(teamSize);
}

/** Returns suggested numbers of entries: the likely one, one full lobby and two. */
export function likelyCounts(likely: number, teamSize: TeamSize): number[] {
  const lobby = lobbySize(teamSize);
  return [...new Set([likely, lobby, 2 * lobby])];
}
