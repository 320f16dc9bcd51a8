// Published results of foreign tournaments, as files in this folder with their `source`, and their competitions here.
import { readdirSync, readFileSync } from 'node:fs';
import type { Match, Scoring, Standing } from '@arena/domain';
import { sampleMatch } from '@arena/domain/samples';
import { z } from 'zod';

const Row = z.tuple([z.int(), z.int().nullable(), z.int()]).rest(z.array(z.tuple([z.int(), z.int()])));

/** Published figures of a team; unpublished ones are absent. */
const Published = z.strictObject({
  team: z.int(),
  rank: z.int().optional(),
  points: z.int(),
  wins: z.int().optional(),
  kills: z.int().optional(),
  placementPoints: z.int().optional(),
  matches: z.int(),
});
export type Published = z.infer<typeof Published>;

const ReplayStage = z.object({
  stage: z.string(),
  scoring: z.strictObject({ placement: z.array(z.int()), perKill: z.int() }),
  tieBreak: z.array(z.string()),
  /** Points that each team began with. */
  start: z.array(z.int()).optional(),
  rankStyle: z.literal('dense').optional(),
  teams: z.array(z.string()),
  matches: z.array(z.object({ id: z.string(), map: z.string().optional(), rows: z.array(Row) })),
  published: z.array(Published),
  snapshots: z.array(z.strictObject({ afterMatch: z.int(), rows: z.array(Published) })).optional(),
});
export type ReplayStage = z.infer<typeof ReplayStage>;

const ReplayFile = z.object({ name: z.string(), stages: z.array(ReplayStage) });

/**
 * Published ranks that this engine doesn't reproduce. Two trios have the same points, Booyahs, kills and average place:
 * here they share rank 25, there one of them is 26th.
 */
export const ranksApart: Readonly<Record<string, readonly number[]>> = { 'fortnite-fncs-s15-nae.json': [25] };

const tieBreaks: Readonly<Record<string, Scoring['tieBreaks'][number]>> = {
  wins: 'wins',
  kills: 'kills',
  placementPoints: 'placementPoints',
  lastSharedMatch: 'lastSharedMatch',
  avgPlacement: 'averagePlacement',
  matchScoresDesc: 'bestMatches',
};

function tieBreakCalled(name: string): Scoring['tieBreaks'][number] {
  const known = tieBreaks[name];
  if (known === undefined) throw new Error(`No tie-break is called '${name}'`);
  return known;
}

/** Every stage of every file, with the file's name. */
export function readReplays(): { file: string; stage: ReplayStage }[] {
  const folder = new URL('.', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const { stages } = ReplayFile.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
      return stages.map((stage) => ({ file, stage }));
    });
}

export const teamId = (team: number): string => `team-${team}`;

/** The stage's scoring. Starting points are derived from the teams' order in the file. */
export function scoringOf({ scoring, tieBreak, start }: ReplayStage): Scoring {
  return {
    ...scoring,
    tieBreaks: tieBreak.map(tieBreakCalled),
    carry: start === undefined ? 'none' : { byRank: start },
    champion: null,
  };
}

/** The stage's matches, as official results of one group. */
export function matchesOf({ matches }: ReplayStage): Match[] {
  return matches.map(({ id, map = '', rows: replayed }, index) => {
    const rows = replayed.map(([team, placement, kills]) => ({
      entryId: teamId(team),
      played: true,
      placement,
      kills,
    }));
    return sampleMatch(index + 1, '', { id, stageId: 'stage', groupId: 'group', map, rows, enteredBy: null });
  });
}

/** Reduces a row to the published figures, for comparison. */
export function comparable(row: Standing | undefined, published: Published, rank: number | undefined) {
  const ours = { ...row, team: published.team, rank };
  return Object.fromEntries(Object.keys(published).map((figure) => [figure, Reflect.get(ours, figure)]));
}
