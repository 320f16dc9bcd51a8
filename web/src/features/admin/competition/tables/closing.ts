import {
  type Advancing,
  advancing,
  type CompetitionRefusal,
  closeStage,
  type Stage,
  type TiedAtTheCut,
} from '@arena/domain';
import type { Planned } from '../competition-context.ts';

export interface ClosingPreview {
  through: readonly Advancing[];
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
export function leavingForGood({ competition, entries, tables }: Planned, stage: Stage): string[] {
  const index = competition.stages.findIndex(({ id }) => id === stage.id);
  const { through, tied } = advancing(stage, tables[index]?.rows ?? [], entries);
  const back = new Set([...through.map(({ entryId }) => entryId), ...tied.flatMap(({ entryIds }) => entryIds)]);
  const came = new Set(stage.groups.flatMap(({ entryIds }) => entryIds));
  const isLeaving = (id: string) => entries.some((entry) => entry.id === id && entry.status === 'active');
  const inNext = competition.stages[index + 1]?.groups.flatMap(({ entryIds }) => entryIds) ?? [];
  return inNext.filter((id) => came.has(id) && !back.has(id) && isLeaving(id));
}

const keyOf = ({ entryIds }: TiedAtTheCut) => entryIds.join();

/** Previews the advancing entries with reasons, or the obstacles. @param chosen choice among ties */
export function closingPreview(planned: Planned, stage: Stage, chosen: readonly string[]): ClosingPreview {
  // The preview doesn't depend on the time of closing.
  const closing = { stageId: stage.id, chosen, at: '' };
  const { competition, refusals, through, shown } = closeStage(planned.competition, planned, closing);
  const rows = planned.tables.find((table) => table.stage.id === stage.id)?.rows ?? [];
  const tiedWith = (picked: readonly string[]) => advancing(stage, rows, planned.entries, picked).tied;
  // Settled ties stay visible, and each choice may reveal the next one.
  const steps = [[], ...chosen.map((_, index) => chosen.slice(0, index + 1))];
  const ties = new Map(steps.flatMap(tiedWith).map((tie) => [keyOf(tie), tie]));
  const isAboutTies = refusals.every(({ code }) => code === 'tie_at_the_cut');
  return { through, shown, ties: isAboutTies ? [...ties.values()] : [], refusals, canClose: competition !== null };
}
