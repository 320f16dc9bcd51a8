import { buildResults, Results, recompute } from '@arena/domain';
import { sampleCompetition, sampleEntry } from '@arena/domain/samples';
import { describe, expect, test } from 'vitest';
import { demoCompetitions } from '../../scripts/demo/competitions.ts';
import { demoRegistrations } from '../../scripts/demo/registrations.ts';
import { demoTournaments } from '../../scripts/demo/tournaments.ts';
import { recalculationText } from '../../web/src/features/standings/parts/recalculation.ts';
import { matchesOf, type ReplayStage, readReplays, scoringOf, teamId } from './replays.ts';

const AT = '2026-03-01T00:00:00.000Z';

/** A replayed stage as this house publishes it; points that teams began with were brought from a stage before it. */
function publishedOf(stage: ReplayStage): Results {
  const entryIds = stage.teams.map((_, team) => teamId(team));
  const groups = [{ id: 'group', name: 'Grupo', entryIds }];
  const plan = { matchCount: stage.matches.length, groups, advance: null, draw: null, state: 'closed' as const };
  const scoring = scoringOf(stage);
  const before = { ...plan, id: 'before', name: 'Antes', scoring: { ...scoring, carry: 'none' as const } };
  const entries = stage.teams.map((name, team) => sampleEntry(teamId(team), { name }));
  const adjustments = entryIds.map((entryId, index) => ({
    id: entryId,
    stageId: 'before',
    entryId,
    points: -index,
    reason: 'Orden de llegada',
    matchNumber: null,
    by: '',
    at: AT,
  }));
  const stages = [before, { ...plan, id: 'stage', name: stage.stage, scoring }];
  const competition = sampleCompetition(stages, { adjustments, state: 'finished' });
  return buildResults(competition, entries, matchesOf(stage), AT);
}

const now = new Date(AT);
const tournaments = demoTournaments(now);
const demo = demoCompetitions(tournaments, demoRegistrations(tournaments, now)).documents.filter(({ path }) =>
  /^results\/[^/]+$/.test(path),
);

const published = [
  ...readReplays().map(({ file, stage }) => ({ name: `${file}, ${stage.stage}`, results: publishedOf(stage) })),
  ...demo.map(({ path, fields }) => ({ name: path, results: Results.parse(fields) })),
];

/** The results with one kill more for the first row of their last match that has any. */
function falsified(results: Results): { results: Results; name: string | undefined } {
  const copy = structuredClone(results);
  const row = copy.tables.flatMap(({ matches }) => matches).findLast(({ rows }) => rows.length > 0)?.rows[0];
  if (row === undefined) throw new Error('It has to have a result');
  row.kills = (row.kills ?? 0) + 1;
  return { results: copy, name: results.entries.find(({ id }) => id === row.entryId)?.name };
}

describe.each(published)('recalculating $name', ({ results }) => {
  /** What a browser gets. */
  const sent: Results = JSON.parse(JSON.stringify(results));

  test('says that all agrees', () => {
    expect(recalculationText(recompute(sent), sent)).toMatch(/^Coincide: tu teléfono volvió a calcular \d+ filas? de/);
  });

  test('says no where one kill is falsified, and names whose', () => {
    const { results: forged, name } = falsified(sent);
    const text = recalculationText(recompute(forged), forged);
    expect(text).toMatch(/^No coincide: en /);
    expect(text).toContain(`, ${name}: puntos dice`);
  });
});
