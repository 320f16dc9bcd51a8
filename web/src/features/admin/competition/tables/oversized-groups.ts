import { drawable, drawStage, type Group, joinLate, lobbySize, type Stage } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';

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
