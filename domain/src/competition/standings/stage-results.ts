import { groupedBy } from '../../grouped-by.ts';
import type { Competition } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { StageResult } from '../records/entry-result.schema.ts';
import type { Match } from '../records/match.schema.ts';
import { counted } from './spanish.ts';
import { allStandings } from './standings.ts';

type Played = Pick<Competition, 'stages' | 'adjustments' | 'teamSize'>;

/** Returns each playing entry's place in the last stage in which it has a counted match. */
export function stageResults(
  competition: Played,
  entries: readonly Entry[],
  matches: readonly Match[],
): Map<string, StageResult> {
  const results = new Map<string, StageResult>();
  const playing = new Set(entries.filter(({ status }) => status === 'active').map(({ id }) => id));
  for (const [index, { stage, rows }] of allStandings(competition, entries, matches).entries()) {
    const later = competition.stages.slice(index + 1);
    const through = new Set(later.flatMap(({ groups }) => groups.flatMap(({ entryIds }) => entryIds)));
    for (const group of groupedBy(rows, ({ groupId }) => groupId).values()) {
      const shared = groupedBy(group, ({ rank }) => rank);
      for (const { entryId, rank, points, matches: played } of group) {
        if (played === 0 || !playing.has(entryId)) continue;
        const isThrough = through.has(entryId) ? 'through' : 'out';
        results.set(entryId, {
          stage: stage.name,
          rank,
          of: group.length,
          points,
          isTied: (shared.get(rank)?.length ?? 0) > 1,
          isTeam: competition.teamSize > 1,
          next: later[0]?.name ?? null,
          outcome: stage.state === 'open' ? 'open' : isThrough,
        });
      }
    }
  }
  return results;
}

/** Tells players their place in a stage: `1.º de 47 · 71 puntos en Clasificatoria`. */
export function stagePlaceText({ rank, of, points, isTied, stage }: StageResult): string {
  return `${rank}.º de ${of}${isTied ? ', con empate' : ''} · ${counted(points, 'punto', 'puntos')} en ${stage}`;
}

/** Tells players where they stand: the title, and what comes next. */
export function stageResultText(result: StageResult): { title: string; text: string } {
  const { isTeam, next, outcome } = result;
  const place = stagePlaceText(result);
  if (outcome === 'through') {
    return {
      title: `${isTeam ? 'Tu equipo pasó' : 'Pasaste'}: ${place}`,
      text: `Sigue ${next ?? 'la siguiente fase'}: aquí ves cuándo y con quién ${isTeam ? 'juegan' : 'juegas'}.`,
    };
  }
  if (outcome === 'out') {
    return {
      title: `${isTeam ? 'Tu equipo quedó' : 'Quedaste'} ${place}`,
      text: next === null ? 'El torneo está por terminar.' : `Esta vez no alcanzó para pasar a ${next}.`,
    };
  }
  return {
    title: `${isTeam ? 'Tu equipo va' : 'Vas'} ${place}`,
    text:
      next === null
        ? 'Cuando se cierre la tabla, aquí ves tu lugar final.'
        : `Cuando se cierre esta fase, aquí ves si ${isTeam ? 'pasan' : 'pasas'} a ${next}.`,
  };
}
