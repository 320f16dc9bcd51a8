import { type Entry, type Match, type Stage, scoringTemplates } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import * as samples from '@arena/domain/samples';

const [{ scoring }] = scoringTemplates;

/** Returns a stage of one group with ANA, BETO and CARO. */
export function sampleStage(change: Partial<Stage> = {}): Stage {
  const groups = [{ id: 'a', name: 'Sala única', entryIds: ['ANA', 'BETO', 'CARO'] }];
  return samples.sampleStage('', { scoring, matchCount: 2, groups, ...change });
}

export function sampleEntry(id: string, change: Partial<Entry> = {}): Entry {
  return samples.sampleEntry(id, { name: id, keepsPoints: true, ...change });
}

/** Returns a match of the stage. `order` lists its entries by place, without kills. */
export function sampleMatch(number: number, state: Match['state'], order = '', change: Partial<Match> = {}): Match {
  const entryIds = order.split(' ').filter(Boolean);
  return samples.sampleMatch(number, entryIds.map((id, index) => `${id}:${index + 1}:0`).join(' '), {
    groupId: 'a',
    state,
    revision: entryIds.length > 0 ? 1 : 0,
    enteredBy: entryIds.length > 0 ? 'uid' : null,
    officialAt: state === 'official' ? `2026-11-20T0${number}:00:00.000Z` : null,
    ...change,
  });
}

export function sampleView(matches: Match[], stages: Stage[] = [sampleStage()]): CompetitionView {
  return {
    competition: samples.sampleCompetition(stages, { teamSize: 1, revision: 3 }),
    entries: ['ANA', 'BETO', 'CARO'].map((id) => sampleEntry(id)),
    matches,
    prizes: [],
    shown: [],
    unentered: 0,
  };
}
