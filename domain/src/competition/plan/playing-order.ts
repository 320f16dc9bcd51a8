import type { Stage } from '../records/competition.schema.ts';
import type { Match } from '../records/match.schema.ts';

type Placed = Pick<Match, 'id' | 'stageId' | 'groupId' | 'number'>;

/** Compares matches in playing order: by number, then by group. */
export function playingOrder(stages: readonly Pick<Stage, 'id' | 'groups'>[]): (a: Placed, b: Placed) => number {
  const groups = stages.flatMap(({ id, groups }) => groups.map((group) => `${id}/${group.id}`));
  const groupAt = ({ stageId, groupId }: Placed) => groups.indexOf(`${stageId}/${groupId}`);
  return (a, b) => a.number - b.number || groupAt(a) - groupAt(b) || (a.id < b.id ? -1 : 1);
}
