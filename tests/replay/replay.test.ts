import { resultWarnings, type Standing, standings } from '@arena/domain';
import { describe, expect, test } from 'vitest';
import {
  comparable,
  matchesOf,
  type Published,
  type ReplayStage,
  ranksApart,
  readReplays,
  scoringOf,
  teamId,
} from './replays.ts';

/** Standings after the first matches of a stage. */
function standingsAfter(stage: ReplayStage, matches: number): Standing[] {
  const entryIds = stage.teams.map((_, team) => teamId(team));
  const group = { id: 'group', name: 'Grupo', entryIds };
  const plan = { id: 'stage', scoring: scoringOf(stage), groups: [group] };
  const nothing: typeof plan = { ...plan, id: 'before', scoring: { ...plan.scoring, carry: 'none' } };
  const inOrder = entryIds.map((entryId, index) => ({ stageId: 'before', entryId, points: -index, matchNumber: null }));
  const before = standings(nothing, [], [], inOrder);
  return standings(plan, [], matchesOf(stage).slice(0, matches), [], before);
}

/** Ranks as in the file, which may count ties without gaps. */
function rankIn(rows: readonly Standing[], row: Standing | undefined, { rankStyle }: ReplayStage): number | undefined {
  if (rankStyle !== 'dense' || row === undefined) return row?.rank;
  return new Set(rows.filter(({ points }) => points >= row.points).map(({ points }) => points)).size;
}

function compare(stage: ReplayStage, rows: readonly Standing[], published: readonly Published[]) {
  const ours = published.map((row) => {
    const found = rows.find(({ entryId }) => entryId === teamId(row.team));
    return comparable(found, row, rankIn(rows, found, stage));
  });
  return { ours, published };
}

const replays = readReplays();

describe.each(replays)('$file, $stage.stage', ({ file, stage }) => {
  const apart = ranksApart[file] ?? [];

  test('the engine reproduces the published final standings', () => {
    const rows = standingsAfter(stage, stage.matches.length);
    const figures = stage.published.map((row) => (apart.includes(row.team) ? { ...row, rank: undefined } : row));
    const { ours, published } = compare(stage, rows, figures);
    expect(ours.map((row) => (apart.includes(row.team) ? { ...row, rank: undefined } : row))).toEqual(published);
  });

  test.each(stage.snapshots ?? [])(
    'the engine reproduces the published standings after match $afterMatch',
    ({ afterMatch, rows }) => {
      const { ours, published } = compare(stage, standingsAfter(stage, afterMatch), rows);
      expect(ours).toEqual(published);
    },
  );
});

test('the kills of a team are the sum of its players’ kills', () => {
  const rows = replays.flatMap(({ stage }) => stage.matches.flatMap((match) => match.rows));
  const withPlayers = rows.filter(([, , , players]) => players !== undefined);
  expect(withPlayers.length).toBeGreaterThan(0);
  for (const [, , kills, players = []] of withPlayers) {
    expect(players.reduce((sum, [, ofPlayer]) => sum + ofPlayer, 0)).toBe(kills);
  }
});

test('an extra kill in any file is detected, and real matches get no “too many” warning', () => {
  for (const { stage } of replays) {
    const [first, ...rest] = stage.matches;
    const [row, ...others] = first?.rows ?? [];
    if (first === undefined || row === undefined) throw new Error('A file without a match');
    const [team, placement, kills] = row;
    const falsified: ReplayStage['matches'][number] = { ...first, rows: [[team, placement, kills + 1], ...others] };
    const rows = standingsAfter({ ...stage, matches: [falsified, ...rest] }, stage.matches.length);
    const { ours, published } = compare(stage, rows, stage.published);
    expect(ours).not.toEqual(published);
    const codes = matchesOf(stage).flatMap(({ rows: real }) => {
      const group = { entryIds: real.map(({ entryId }) => entryId) };
      return resultWarnings(real, { scoring: scoringOf(stage), group, entries: [], teamSize: 4 });
    });
    expect(codes.filter(({ code }) => code.endsWith('too_many'))).toEqual([]);
  }
});
