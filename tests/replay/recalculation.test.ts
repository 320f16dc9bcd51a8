import { buildResults, type Results, recompute } from '@arena/domain';
import { sampleCompetition, sampleEntry, sampleMatch, sampleScoring, sampleStage } from '@arena/domain/samples';
import { describe, expect, test } from 'vitest';
import { demoCompetitions } from '../../scripts/demo/competitions.ts';
import { demoRegistrations } from '../../scripts/demo/registrations.ts';
import { demoTournaments } from '../../scripts/demo/tournaments.ts';
import { recalculationText } from '../../web/src/features/standings/parts/recalculation.ts';
import { resultsAmong } from '../fixtures/records/stored-results.ts';
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
const demo = resultsAmong(demoCompetitions(tournaments, demoRegistrations(tournaments, now)).documents);

const published = [
  ...readReplays().map(({ file, stage }) => ({ name: `${file}, ${stage.stage}`, results: publishedOf(stage) })),
  ...demo.map((results) => ({ name: results.tournamentId, results })),
];

/** Adds one kill to a row of the last match. */
function falsified(results: Results): { results: Results; name: string | undefined } {
  const copy = structuredClone(results);
  const row = copy.tables.flatMap(({ matches }) => matches).findLast(({ rows }) => rows.length > 0)?.rows[0];
  if (row === undefined) throw new Error('It has to have a result');
  row.kills = (row.kills ?? 0) + 1;
  return { results: copy, name: results.entries.find(({ id }) => id === row.entryId)?.name };
}

test('describes a difference in a tie-break with names and words', () => {
  const stage = sampleStage('A B C', { scoring: { ...sampleScoring, tieBreaks: ['wins', 'kills'] } });
  const entries = ['A', 'B', 'C'].map((id) => sampleEntry(id));
  const matches = [sampleMatch(1, 'A:1:0 B:2:4 C:3:0')];
  const forged = structuredClone(buildResults(sampleCompetition([stage]), entries, matches, AT));
  for (const row of forged.tables[0]?.rows ?? []) row.tie = row.tie && { ...row.tie, by: 'kills', mine: 1, theirs: 0 };
  const text = recalculationText(recompute(forged), forged);
  expect(text).toContain('Equipo A: desempate dice frente a Equipo B, más bajas: 1 contra 0');
  expect(text).toContain('da frente a Equipo B, más Booyahs: 1 contra 0');
  expect(text).not.toMatch(/wins|kills/);
});

test.each([
  ['champion', 'booyah', null, 'título dice campeón por Booyah y da nada'],
  ['groupId', 'g9', 'g1', 'grupo dice otro grupo y da Grupo A'],
] as const)('describes a difference in %s in words', (figure, published, recomputed, says) => {
  const stage = sampleStage('A B');
  const results = buildResults(sampleCompetition([stage]), [sampleEntry('A')], [], AT);
  const differences = [{ stageId: stage.id, entryId: 'A', figure, published, recomputed }];
  const text = recalculationText({ agrees: false, rows: 2, matches: 0, differences, hashAgrees: false }, results);
  expect(text).toContain(says.replace('Grupo A', stage.groups[0]?.name ?? ''));
});

describe.each(published)('recalculating $name', ({ results }) => {
  const sent: Results = JSON.parse(JSON.stringify(results));

  test('agrees, and names the entry of a falsified kill', () => {
    expect(recalculationText(recompute(sent), sent)).toMatch(/^Coincide: tu teléfono volvió a calcular \d+ filas? de/);
    const { results: forged, name } = falsified(sent);
    const text = recalculationText(recompute(forged), forged);
    expect(text).toMatch(/^No coincide: en /);
    expect(text).toContain(`, ${name}: puntos dice`);
  });
});
