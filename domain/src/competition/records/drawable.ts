import type { Competition, Stage } from './competition.schema.ts';
import type { Entry } from './entry.schema.ts';

const membersOf = (stage: Stage | undefined) => new Set(stage?.groups.flatMap(({ entryIds }) => entryIds));

const isActive = ({ status }: Entry) => status === 'active';

/** Whether an entry is awaited at its next match: who didn't come to one isn't out of the others. */
export function isAwaited({ status }: Pick<Entry, 'status'>): boolean {
  return status === 'active' || status === 'no_show';
}

/** Who is drawn into a stage's groups: into the first stage whoever plays, later on whoever came to it. */
export function drawable({ stages }: Pick<Competition, 'stages'>, entries: readonly Entry[], stage: Stage): Entry[] {
  const active = entries.filter(isActive);
  if (stages[0]?.id === stage.id) return active;
  const came = membersOf(stage);
  return active.filter(({ id }) => came.has(id));
}

/**
 * Whom an organiser may put into a stage's groups by hand: whoever plays. Who is in it comes first, then who was in the
 * stage before, of whom one may have to be chosen between equals.
 */
export function placeable({ stages }: Pick<Competition, 'stages'>, entries: readonly Entry[], stage: Stage): Entry[] {
  const index = stages.findIndex(({ id }) => id === stage.id);
  const [came, before] = [membersOf(stage), membersOf(stages[index - 1])];
  const order = ({ id }: Entry) => (came.has(id) ? 0 : before.has(id) ? 1 : 2);
  return entries.filter(isActive).toSorted((a, b) => order(a) - order(b));
}
