import type { Draw, Group, Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import { sha256Hex } from './hash.ts';

/** The method of a draw. `ranks` are those of the stage before, by entry. */
export type DrawBy =
  | { method: 'random'; seed: string }
  | { method: 'registration' }
  | { method: 'snake'; ranks: ReadonlyMap<string, number> };

/** Sorts equal ones by id, so that the same draw always gives the same groups. */
function lineUp<Place extends string | number>(
  entryIds: readonly string[],
  placeOf: (entryId: string) => Place,
): string[] {
  return entryIds
    .map((entryId) => ({ entryId, place: placeOf(entryId) }))
    .sort((a, b) => {
      if (a.place !== b.place) return a.place < b.place ? -1 : 1;
      return a.entryId < b.entryId ? -1 : 1;
    })
    .map(({ entryId }) => entryId);
}

/** Deals a line to groups in turn; as a snake, every second round runs backwards. */
function deal(line: readonly string[], groups: number, snake: boolean): string[][] {
  const dealt = Array.from({ length: groups }, (): string[] => []);
  for (const [index, entryId] of line.entries()) {
    const turn = index % groups;
    const isWayBack = snake && Math.floor(index / groups) % 2 === 1;
    dealt[isWayBack ? groups - 1 - turn : turn]?.push(entryId);
  }
  return dealt;
}

/** Cuts a line into groups; the first ones are larger by one if it doesn't divide evenly. */
function cut(line: readonly string[], groups: number): string[][] {
  const [size, larger] = [Math.floor(line.length / groups), line.length % groups];
  return Array.from({ length: groups }, (_, index) => {
    const start = index * size + Math.min(index, larger);
    return line.slice(start, start + size + (index < larger ? 1 : 0));
  });
}

/**
 * Draws entries into `groups` groups whose sizes differ by one at most; the same input gives the same groups. `random`:
 * entries sorted by the SHA-256 of `seed:entryId` in hex and dealt in turn, so that anyone can repeat it.
 * `registration`: by seed, the first ones into the first group. `snake`: by former rank, in alternating directions;
 * unranked ones last.
 */
export function drawGroups(entries: readonly Pick<Entry, 'id' | 'seed'>[], groups: number, by: DrawBy): string[][] {
  const ids = entries.map(({ id }) => id);
  switch (by.method) {
    case 'random':
      return deal(
        lineUp(ids, (entryId) => sha256Hex(`${by.seed}:${entryId}`)),
        groups,
        false,
      );
    case 'registration': {
      const seeds = new Map(entries.map(({ id, seed }) => [id, seed]));
      return cut(
        lineUp(ids, (entryId) => seeds.get(entryId) ?? Number.POSITIVE_INFINITY),
        groups,
      );
    }
    case 'snake':
      return deal(
        lineUp(ids, (entryId) => by.ranks.get(entryId) ?? Number.POSITIVE_INFINITY),
        groups,
        true,
      );
  }
}

/** A stage with its groups filled, in their order. */
function filled(groups: readonly Group[], entryIds: readonly (readonly string[])[]): Group[] {
  return groups.map((group, index) => ({ ...group, entryIds: [...(entryIds[index] ?? [])] }));
}

/** Draws entries into a stage's groups and records how. @param at time of the draw, ISO 8601 in UTC */
export function drawStage<S extends Stage>(
  stage: S,
  entries: readonly Pick<Entry, 'id' | 'seed'>[],
  by: DrawBy,
  at: string,
): S {
  const groups = filled(stage.groups, drawGroups(entries, stage.groups.length, by));
  const late: string[] = [];
  return {
    ...stage,
    groups,
    draw: by.method === 'random' ? { method: by.method, seed: by.seed, at, late } : { method: by.method, at, late },
  };
}

/** Updates a draw after entries have left. A random draw keeps their ids, because the rest depends on them. */
export function drawWithout(draw: Draw, left: readonly string[]): Draw {
  const drawn = left.filter((entryId) => !draw.late.includes(entryId));
  const late = draw.late.filter((entryId) => !left.includes(entryId));
  if (draw.method !== 'random' || drawn.length === 0) return { ...draw, late };
  return { ...draw, late, gone: [...(draw.gone ?? []), ...drawn] };
}

/** Repeats a random draw from its seed, without late and gone entries; null for other draws. */
export function drawAgain({ groups, draw }: Pick<Stage, 'groups' | 'draw'>): string[][] | null {
  if (draw?.method !== 'random') return null;
  const { late, gone = [] } = draw;
  const stayed = groups.flatMap(({ entryIds }) => entryIds).filter((entryId) => !late.includes(entryId));
  const drawn = [...stayed, ...gone].map((id) => ({ id, seed: null }));
  return drawGroups(drawn, groups.length, draw).map((ids) => ids.filter((id) => !gone.includes(id)));
}

/**
 * Adds a late entry to the group with the fewest playing entries, the first of several. @param playing true for playing
 * entries; others keep their group but free their room.
 */
export function joinLate<S extends Pick<Stage, 'groups' | 'draw'>>(
  stage: S,
  entryId: string,
  playing: ReadonlySet<string>,
): S {
  const sizes = stage.groups.map(({ entryIds }) => entryIds.filter((id) => playing.has(id)).length);
  const chosen = stage.groups[sizes.indexOf(Math.min(...sizes))];
  return {
    ...stage,
    groups: stage.groups.map((group) =>
      group === chosen ? { ...group, entryIds: [...group.entryIds, entryId] } : group,
    ),
    draw: stage.draw === null ? null : { ...stage.draw, late: [...stage.draw.late, entryId] },
  };
}

/** Puts a late entry into another's place. @param keeps true if the other one stays in the group, for its results. */
export function substitute<S extends Pick<Stage, 'groups' | 'draw'>>(
  stage: S,
  { out, entryId, keeps }: { out: string; entryId: string; keeps: boolean },
): S {
  const draw = stage.draw && (keeps ? stage.draw : drawWithout(stage.draw, [out]));
  return {
    ...stage,
    groups: stage.groups.map((group) => ({
      ...group,
      entryIds: group.entryIds.flatMap((id) => (id === out ? [...(keeps ? [id] : []), entryId] : [id])),
    })),
    draw: draw && { ...draw, late: [...draw.late, entryId] },
  };
}
