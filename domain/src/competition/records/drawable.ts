import type { Competition, Stage } from './competition.schema.ts';
import type { Entry } from './entry.schema.ts';

/** Returns the ids of the entries in a stage's groups. */
export const membersOf = (stage: Pick<Stage, 'groups'> | undefined) =>
  new Set(stage?.groups.flatMap(({ entryIds }) => entryIds));

const isActive = ({ status }: Entry) => status === 'active';

/** True if an entry is expected at its next match, also after an absence. */
export function isAwaited({ status }: Pick<Entry, 'status'>): boolean {
  return status === 'active' || status === 'no_show';
}

/** Returns entries to draw into a stage's groups: all playing ones in the first stage, the advancing ones later. */
export function drawable({ stages }: Pick<Competition, 'stages'>, entries: readonly Entry[], stage: Stage): Entry[] {
  const active = entries.filter(isActive);
  if (stages[0]?.id === stage.id) return active;
  const came = membersOf(stage);
  return active.filter(({ id }) => came.has(id));
}

/**
 * Returns entries that an organiser may put into a stage's groups: first its own, then those of the stage before,
 * because a tie there may need a choice.
 */
export function placeable({ stages }: Pick<Competition, 'stages'>, entries: readonly Entry[], stage: Stage): Entry[] {
  const index = stages.findIndex(({ id }) => id === stage.id);
  const [came, before] = [membersOf(stage), membersOf(stages[index - 1])];
  const order = ({ id }: Entry) => (came.has(id) ? 0 : before.has(id) ? 1 : 2);
  return entries.filter(isActive).toSorted((a, b) => order(a) - order(b));
}
