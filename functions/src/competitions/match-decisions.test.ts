import type { Match } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  planOf,
  row,
} from '../../../tests/support/records/competition-records.ts';
import { matchRemoval, matchReplay, matchStateChange, resultEntry } from './match-decisions.ts';
import { type Decide, planned } from './outcome.ts';
import { planning } from './plan-decisions.ts';
import type { Planned } from './store.ts';

const actor = { uid: 'organiser', now: new Date('2026-11-01T20:00:00.000Z') };
const rows = [row('leones', 1, 7), row('pumas', 2, 3)];
const played = { rows, revision: 1, enteredBy: 'organiser' } as const;

function facts(...matches: Match[]): Planned {
  const entries = ['leones', 'pumas', 'lobos'].map((id) => entryRecord(id));
  return { competition: competitionRecord(), entries, matches, prizes: [] };
}

/** How it all is after one decision upon the other. */
function decided(before: Planned, ...decisions: Decide<unknown>[]): Planned {
  return decisions.reduce((known, decide) => planned(decide(known).next ?? known), before);
}

const toState = (id: string, from: Match['state'], state: Match['state'], expectedRevision: number) =>
  matchStateChange(id, { state, from, expectedRevision }, actor);

const refusal = (path: string, code: string) =>
  expect.objectContaining({ code: 'competition_refused', codes: { [path]: code } });

describe('a void match and its replay', () => {
  const voided = matchRecord('original', 4, { state: 'void' });
  const replay = matchRecord('repetida', 4, { replayOf: 'original' });

  it('stay together, whatever is planned meanwhile, until the replay is official', () => {
    const added = facts(matchRecord('original', 4));
    const replayed = decided(added, toState('original', 'scheduled', 'void', 0), matchReplay('original', actor));
    const { id } = replayed.matches.find(({ replayOf }) => replayOf === 'original') ?? { id: '' };
    const { stages, ...plan } = planOf(replayed.competition);
    const renamed = stages.map((stage) => ({ ...stage, name: 'Otra' }));
    const done = decided(
      replayed,
      resultEntry(id, { rows, reason: null, expectedRevision: 0 }, actor),
      planning({ id: 'copa', date: null, mapSelection: '' }, { ...plan, stages: renamed, expectedRevision: 1 }, actor),
      toState(id, 'provisional', 'official', 1),
    );
    expect(done.matches.map((match) => [match.id, match.state])).toEqual([
      ['original', 'void'],
      [id, 'official'],
    ]);
  });

  it('are deleted from the last one on', () => {
    const both = facts(voided, replay);
    expect(() => matchRemoval('original', actor)(both)).toThrow(refusal('matchId', 'match_replayed'));
    const { matches } = decided(both, matchRemoval('repetida', actor), matchRemoval('original', actor));
    expect(matches).toEqual([]);
  });

  it('go on where an earlier version lost the void one', () => {
    const alone = facts({ ...replay, ...played, state: 'provisional' });
    expect(toState('repetida', 'provisional', 'official', 1)(alone).result.state).toBe('official');
  });
});
