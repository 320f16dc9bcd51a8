import type { Competition } from '../records/competition.schema.ts';
import { membersOf } from '../records/drawable.ts';
import type { Exchange } from '../records/entry.schema.ts';
import type { CompetitionRecords } from '../records/match.schema.ts';
import { isCounted } from '../standings/counting.ts';
import { listed } from '../standings/spanish.ts';
import { allStandings } from '../standings/standings.ts';
import { advancing } from './advance.ts';

type Facts = Pick<CompetitionRecords, 'entries' | 'matches'> & {
  competition: Pick<Competition, 'stages' | 'adjustments'>;
};

/**
 * Compares the table of each closed stage with the entries that are in the next one, once that has results. Entries that
 * advanced count as playing, whatever became of them since, and win a tie at the cut.
 */
function exchanges({ competition, entries, matches }: Facts): Exchange[] {
  const { stages } = competition;
  const tables = allStandings(competition, entries, matches);
  return stages.flatMap((stage, index): Exchange[] => {
    const next = stages[index + 1];
    const rows = tables[index]?.rows ?? [];
    if (next === undefined || stage.state === 'open') return [];
    if (!matches.some((match) => match.stageId === next.id && isCounted(match))) return [];
    const came = membersOf(next);
    const advanced = [...membersOf(stage)].filter((id) => came.has(id));
    const playing = entries.map((entry) => (came.has(entry.id) ? { ...entry, status: 'active' as const } : entry));
    const { through, tied } = advancing(stage, rows, { entries: playing, matches }, advanced);
    const first = [...through, ...tied.flatMap(({ entryIds }) => entryIds.map((entryId) => ({ entryId })))];
    const would = new Set(first.map(({ entryId }) => entryId));
    return [
      {
        stageId: stage.id,
        would: [...would].filter((id) => !came.has(id)),
        instead: advanced.filter((id) => !would.has(id)),
      },
    ];
  });
}

/** True if others would advance than those that did. */
export function isExchanged({ would, instead }: Exchange): boolean {
  return would.length + instead.length > 0;
}

const textOf = ({ would, instead }: Exchange) => [would, instead].map((ids) => ids.toSorted().join(' ')).join(' / ');

/** Lists the closed stages, with results in the next one, in which a change exchanges who would advance. */
export function newExchanges(before: Facts, after: Facts): Exchange[] {
  if (after.competition.stages.every(({ state }) => state === 'open')) return [];
  const known = new Map(exchanges(before).map((one) => [one.stageId, textOf(one)]));
  return exchanges(after).filter((one) => known.get(one.stageId) !== textOf(one));
}

/** Lists the exchanges that the last correction of a match brought and that still hold. */
export function exchangesOf(facts: Facts, matchId: string): Exchange[] {
  const correction = facts.matches.find(({ id }) => id === matchId)?.corrections.at(-1);
  const stageIds = new Set(correction?.exchanges?.map(({ stageId }) => stageId));
  return stageIds.size === 0 ? [] : exchanges(facts).filter((one) => stageIds.has(one.stageId) && isExchanged(one));
}

/** Says who would have advanced instead of whom. */
export function exchangeText(
  { stageId, would, instead }: Exchange,
  stages: readonly { id: string; name: string }[],
  nameOf: (entryId: string) => string,
): string {
  const name = stages.find(({ id }) => id === stageId)?.name;
  const where = name === undefined ? '' : ` de ${name}`;
  const names = (ids: readonly string[]) => listed(ids.map(nameOf), ids.length);
  if (would.length + instead.length === 0) {
    return `Con este cambio, la tabla${where} vuelve a coincidir con quienes avanzaron.`;
  }
  const stays = 'La fase siguiente ya tiene resultados y se queda como se jugó.';
  const verb = (ids: readonly string[]) => (ids.length === 1 ? 'habría avanzado' : 'habrían avanzado');
  if (would.length === 0) return `Con la tabla corregida${where} no ${verb(instead)} ${names(instead)}. ${stays}`;
  if (would.length > instead.length && instead.length > 0) {
    return `Con la tabla corregida${where}, ${names(would)} empatarían por el lugar de ${names(instead)}. ${stays}`;
  }
  const whom = instead.length === 0 ? '' : ` en lugar de ${names(instead)}`;
  return `Con la tabla corregida${where} ${verb(would)} ${names(would)}${whom}. ${stays}`;
}
