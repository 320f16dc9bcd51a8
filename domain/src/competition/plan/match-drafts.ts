import { nameKey } from '../../text/name-key.ts';
import { MINUTE, toMillis } from '../../time/instant.ts';
import type { StageFields } from '../records/competition.schema.ts';
import type { MatchFields } from '../records/match.schema.ts';

/** The maps of the game, as players call them. */
export const freeFireMaps = ['Bermuda', 'Purgatorio', 'Kalahari', 'Alpine', 'NeXTerra', 'Solara'] as const;

/** Beginnings of the maps' names in Spanish, Portuguese and English. */
const SPELLINGS: Readonly<Record<(typeof freeFireMaps)[number], RegExp>> = {
  Bermuda: /bermuda/,
  Purgatorio: /purgator/,
  Kalahari: /kalahari/,
  Alpine: /\balp(?:e|es|ine|ina|ino|inos)\b/,
  NeXTerra: /next? ?terra/,
  Solara: /solara/,
};

/** Returns the maps that a tournament names, in its order; all maps if it names none. */
export function mapsNamed(mapSelection: string): readonly string[] {
  const text = nameKey(mapSelection);
  const placed = freeFireMaps.map((map) => ({ map, at: text.search(SPELLINGS[map]) })).filter(({ at }) => at >= 0);
  return placed.length === 0 ? freeFireMaps : placed.toSorted((a, b) => a.at - b.at).map(({ map }) => map);
}

/** Minutes from the start of a match to the start of the next. */
export const MINUTES_BETWEEN_MATCHES = 35;

/**
 * Plans a stage's matches: numbered from 1 in each group, maps in turn, groups in parallel. @param firstAt the start of
 * the first ones, ISO 8601; null: no times.
 */
export function matchDrafts(
  stage: Pick<StageFields, 'id' | 'matchCount' | 'groups'>,
  {
    maps = freeFireMaps,
    firstAt = null,
    minutesBetween = MINUTES_BETWEEN_MATCHES,
  }: {
    maps?: readonly string[];
    firstAt?: string | null;
    minutesBetween?: number;
  } = {},
): MatchFields[] {
  const first = toMillis(firstAt);
  return stage.groups.flatMap((group) =>
    Array.from({ length: stage.matchCount }, (_, index) => ({
      stageId: stage.id,
      groupId: group.id,
      number: index + 1,
      map: maps[index % maps.length] ?? '',
      startsAt: first === null ? null : new Date(first + index * minutesBetween * MINUTE).toISOString(),
      scoring: null,
    })),
  );
}
