import {
  type AdvanceNote,
  type Advancing,
  advancing,
  type CompetitionRefusal,
  closeStage,
  drawable,
  drawStage,
  type Group,
  joinLate,
  lobbySize,
  type Stage,
  type TiedAtTheCut,
} from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import type { Planned } from '../competition-context.ts';

export interface ClosingPreview {
  through: readonly Advancing[];
  /** Notes before closing, such as entries that never played. */
  notes: readonly AdvanceNote[];
  shown: string[][];
  /** Ties at a cut that need a choice. */
  ties: readonly TiedAtTheCut[];
  refusals: readonly CompetitionRefusal[];
  canClose: boolean;
}

/**
 * Lists entries of the next stage that reopening this one removes for good, because the current table wouldn't advance
 * them.
 */
export function leavingForGood({ competition, entries, matches, tables }: Planned, stage: Stage): string[] {
  const index = competition.stages.findIndex(({ id }) => id === stage.id);
  const { through, tied } = advancing(stage, tables[index]?.rows ?? [], { entries, matches });
  const back = new Set([...through.map(({ entryId }) => entryId), ...tied.flatMap(({ entryIds }) => entryIds)]);
  const came = new Set(stage.groups.flatMap(({ entryIds }) => entryIds));
  const isLeaving = (id: string) => entries.some((entry) => entry.id === id && entry.status === 'active');
  const inNext = competition.stages[index + 1]?.groups.flatMap(({ entryIds }) => entryIds) ?? [];
  return inNext.filter((id) => came.has(id) && !back.has(id) && isLeaving(id));
}

const keyOf = ({ entryIds }: TiedAtTheCut) => entryIds.join();

/** An organiser's choices in the closing dialog. */
export interface ClosingChoices {
  /** Choice among ties. */
  chosen: readonly string[];
  /** Comparison of the best of the rest. */
  by?: 'points' | 'average';
}

/** Previews the advancing entries with reasons, what to know before, or the obstacles. */
export function closingPreview(planned: Planned, stage: Stage, { chosen, by }: ClosingChoices): ClosingPreview {
  // The preview doesn't depend on the time of closing.
  const closing = { stageId: stage.id, chosen, by, at: '' };
  const { competition, refusals, through, shown, notes } = closeStage(planned.competition, planned, closing);
  const rows = planned.tables.find((table) => table.stage.id === stage.id)?.rows ?? [];
  const compared = by === undefined ? stage : { ...stage, advance: stage.advance && { ...stage.advance, by } };
  const tiedWith = (picked: readonly string[]) => advancing(compared, rows, planned, picked).tied;
  // Settled ties stay visible, and each choice may reveal the next one.
  const steps = [[], ...chosen.map((_, index) => chosen.slice(0, index + 1))];
  const ties = new Map(steps.flatMap(tiedWith).map((tie) => [keyOf(tie), tie]));
  const isAboutTies = refusals.every(({ code }) => code === 'tie_at_the_cut');
  return {
    through,
    notes,
    shown,
    ties: isAboutTies ? [...ties.values()] : [],
    refusals,
    canClose: competition !== null,
  };
}

type Facts = Pick<CompetitionView, 'competition' | 'entries'>;
type Groups = readonly Pick<Group, 'name' | 'entryIds'>[];

/** Warns about groups larger than a lobby of the game; null without any. Withdrawn entries don't count. */
export function oversizedGroupsText({ competition, entries }: Facts, groups: Groups): string | null {
  const most = lobbySize(competition.teamSize);
  const out = new Set(entries.filter(({ status }) => status !== 'active').map(({ id }) => id));
  const [fullest] = groups
    .map(({ name, entryIds }) => ({ name, size: entryIds.filter((id) => !out.has(id)).length }))
    .sort((a, b) => b.size - a.size);
  if (fullest === undefined || fullest.size <= most) return null;
  return `${fullest.name} tendría ${fullest.size} y en una sala caben ${most}.`;
}

/** Returns a stage's groups with the sizes of a draw; their members are unknown before it. */
export function groupsDrawn({ competition, entries }: Facts, stage: Stage, method: 'snake' | 'registration'): Group[] {
  const by = method === 'snake' ? { method, ranks: new Map<string, number>() } : { method };
  return drawStage(stage, drawable(competition, entries, stage), by, '').groups;
}

/** Returns a stage's groups after `count` entries have joined the smallest ones. */
export function groupsJoined({ entries }: Facts, stage: Stage, count: number): Group[] {
  const joining = Array.from({ length: count }, (_, index) => `new ${index}`);
  const playing = new Set([...entries.filter(({ status }) => status === 'active').map(({ id }) => id), ...joining]);
  return joining.reduce((grown, id) => joinLate(grown, id, playing), stage).groups;
}
