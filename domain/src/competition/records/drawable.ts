import type { Competition, Stage } from './competition.schema.ts';
import type { Entry } from './entry.schema.ts';

/** Who may be put into a stage's groups: in the first stage whoever plays, later on whoever came to it. */
export function drawable({ stages }: Pick<Competition, 'stages'>, entries: readonly Entry[], stage: Stage): Entry[] {
  const active = entries.filter(({ status }) => status === 'active');
  if (stages[0]?.id === stage.id) return active;
  const came = new Set(stage.groups.flatMap(({ entryIds }) => entryIds));
  return active.filter(({ id }) => came.has(id));
}
