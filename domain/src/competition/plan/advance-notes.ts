import type { EntryStatus } from '../records/entry.schema.ts';
import type { Standing } from '../records/results.schema.ts';
import { listed } from '../standings/spanish.ts';
import { type AdvanceFacts, type AdvancingStage, ableToAdvance, matchCounts } from './advance.ts';

/** A fact that an organiser should know before a stage is closed. */
export interface AdvanceNote {
  code: 'never_played' | 'skipped' | 'fewer_than_seats' | 'unequal_matches';
  entryIds: string[];
  message: string;
}

/** The number of matches is told for each of so many groups. */
const NAMED_GROUPS = 4;

type NameOf = (entryId: string) => string;

const outText: Record<Exclude<EntryStatus, 'active'>, string> = {
  no_show: 'no se presentó',
  withdrawn: 'se retiró',
  disqualified: 'descalificado',
};

/** Names the entries that never played, and those that the table would advance but that are out. */
function notAdvancing(
  stage: AdvancingStage,
  rows: readonly Standing[],
  facts: AdvanceFacts,
  nameOf: NameOf,
): AdvanceNote[] {
  const able = new Set(ableToAdvance(stage, rows, facts).map(({ entryId }) => entryId));
  const statusOf = new Map(facts.entries.map(({ id, status }) => [id, status]));
  const out = rows.filter(({ entryId }) => !able.has(entryId));
  const never = out.filter(({ entryId }) => (statusOf.get(entryId) ?? 'active') === 'active');
  const ids = never.map(({ entryId }) => entryId);
  const verbs = ids.length === 1 ? ['jugó', 'avanza'] : ['jugaron', 'avanzan'];
  const names = listed(ids.map(nameOf));
  const skipped = out.flatMap(({ entryId, rank, matches }): AdvanceNote[] => {
    const status = statusOf.get(entryId) ?? 'active';
    if (status === 'active' || matches === 0 || rank > (stage.advance?.perGroup ?? 0)) return [];
    const message = `${nameOf(entryId)}, ${rank}.º de la tabla, no avanza: ${outText[status]}.`;
    return [{ code: 'skipped', entryIds: [entryId], message }];
  });
  const message = `${names} no ${verbs[0]} ninguna partida y no ${verbs[1]}.`;
  return [...(ids.length === 0 ? [] : [{ code: 'never_played' as const, entryIds: ids, message }]), ...skipped];
}

/** Names the groups in which fewer entries can advance than the plan says. */
function fewer(stage: AdvancingStage, rows: readonly Standing[], facts: AdvanceFacts): AdvanceNote[] {
  const { perGroup, best } = stage.advance ?? { perGroup: 0, best: 0 };
  const able = ableToAdvance(stage, rows, facts);
  const note = (wanted: number, there: number, where: string): AdvanceNote[] =>
    there >= wanted
      ? []
      : [
          {
            code: 'fewer_than_seats',
            entryIds: [],
            message: `${where} tendrían que avanzar ${wanted} y solo ${there === 1 ? 'puede 1' : `pueden ${there}`}.`,
          },
        ];
  const sizes = stage.groups.map(({ id, name }) => ({
    name,
    size: able.filter(({ groupId }) => groupId === id).length,
  }));
  const rest = sizes.reduce((sum, { size }) => sum + Math.max(0, size - perGroup), 0);
  const isOnly = stage.groups.length === 1;
  return [
    ...sizes.flatMap(({ name, size }) => note(perGroup, size, isOnly ? 'Según el plan' : `En ${name}`)),
    ...note(best, rest, 'Entre los mejores del resto'),
  ];
}

/** Says that the best of the rest played unequal numbers of matches. */
function unequal(stage: AdvancingStage, facts: AdvanceFacts): AdvanceNote[] {
  const counts = matchCounts(stage, facts.matches);
  if ((stage.advance?.best ?? 0) === 0 || new Set(counts.values()).size < 2) return [];
  const numbers = [...counts.values()];
  const played =
    stage.groups.length > NAMED_GROUPS
      ? `entre ${Math.min(...numbers)} y ${Math.max(...numbers)} por grupo`
      : stage.groups.map(({ id, name }) => `${name}: ${counts.get(id) ?? 0}`).join(', ');
  const how = stage.advance?.by === 'average' ? 'el promedio de puntos por partida' : 'la suma de puntos';
  const message = `Los grupos no jugaron las mismas partidas (${played}). Los mejores del resto se comparan por ${how}.`;
  return [{ code: 'unequal_matches', entryIds: [], message }];
}

/** Lists what an organiser should know before the stage is closed; nothing of it prevents that. */
export function advanceNotes(
  stage: AdvancingStage,
  rows: readonly Standing[],
  facts: AdvanceFacts,
  nameOf: NameOf,
): AdvanceNote[] {
  return [...notAdvancing(stage, rows, facts, nameOf), ...fewer(stage, rows, facts), ...unequal(stage, facts)];
}
