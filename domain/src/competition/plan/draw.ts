import type { Draw, Group, Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import { sha256Hex } from './hash.ts';

/** By what entries are put into groups. `ranks` are those of the stage before, by entry. */
export type DrawBy =
  | { method: 'random'; seed: string }
  | { method: 'registration' }
  | { method: 'snake'; ranks: ReadonlyMap<string, number> };

/** Equal ones stand in the order of their ids, so that the same draw always ends the same. */
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

/** Deals a line to groups: 1 to the first, 2 to the second… and, as a snake, back from the last. */
function deal(line: readonly string[], groups: number, snake: boolean): string[][] {
  const dealt = Array.from({ length: groups }, (): string[] => []);
  for (const [index, entryId] of line.entries()) {
    const turn = index % groups;
    const isWayBack = snake && Math.floor(index / groups) % 2 === 1;
    dealt[isWayBack ? groups - 1 - turn : turn]?.push(entryId);
  }
  return dealt;
}

/** Cuts a line into groups, the first of which are larger by one where it doesn't come out even. */
function cut(line: readonly string[], groups: number): string[][] {
  const [size, larger] = [Math.floor(line.length / groups), line.length % groups];
  return Array.from({ length: groups }, (_, index) => {
    const start = index * size + Math.min(index, larger);
    return line.slice(start, start + size + (index < larger ? 1 : 0));
  });
}

/**
 * Puts entries into `groups` groups whose sizes differ by one at most; the same facts always make the same groups.
 * `random`: each entry's number is the SHA-256 of `seed:entryId`, in hex; they line up by it and are dealt in turn, so
 * that anyone can draw again. `registration`: by their seeds, the first ones into the first group. `snake`: by the ranks
 * before, dealt to and fro; who has none comes last.
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

/**
 * The stage with these entries drawn into its groups, and how it was done.
 * @param at when: ISO 8601 in UTC.
 */
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

/** A draw after these have left their groups. Of a random one who was drawn stays known: the rest comes out by them. */
export function drawWithout(draw: Draw, left: readonly string[]): Draw {
  const drawn = left.filter((entryId) => !draw.late.includes(entryId));
  const late = draw.late.filter((entryId) => !left.includes(entryId));
  if (draw.method !== 'random' || drawn.length === 0) return { ...draw, late };
  return { ...draw, late, gone: [...(draw.gone ?? []), ...drawn] };
}

/**
 * The groups as the recorded seed makes them, without who joined later or is gone; null where there was no random draw.
 */
export function drawAgain({ groups, draw }: Pick<Stage, 'groups' | 'draw'>): string[][] | null {
  if (draw?.method !== 'random') return null;
  const { late, gone = [] } = draw;
  const stayed = groups.flatMap(({ entryIds }) => entryIds).filter((entryId) => !late.includes(entryId));
  const drawn = [...stayed, ...gone].map((id) => ({ id, seed: null }));
  return drawGroups(drawn, groups.length, draw).map((ids) => ids.filter((id) => !gone.includes(id)));
}

/**
 * The stage with one who joins after the draw: in the group in which the fewest play, the first of several.
 * @param playing who plays: who is out stays in their group, but takes no place in its room.
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
