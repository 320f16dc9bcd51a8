import type { Match } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { describe, expect, test } from 'vitest';
import { sampleMatch, sampleStage, sampleView } from '../samples.ts';
import { nextStep } from './next-step.ts';

const [first, second] = [sampleMatch(1, 'official', 'ANA BETO CARO'), sampleMatch(2, 'scheduled')];
const empty = sampleStage({ groups: [{ id: 'a', name: 'Sala única', entryIds: [] }] });
const nobody: CompetitionView = { ...sampleView([second]), entries: [] };
const twoWins = sampleStage({ scoring: { ...sampleStage().scoring, champion: { wins: 1, maxMatches: 2 } } });
const seconded = (view: CompetitionView): CompetitionView => ({
  ...view,
  competition: { ...view.competition, secondPerson: true },
});

function stepOf(view: CompetitionView, shared: string, uid: string): string {
  const step = nextStep(view, { uid, shared });
  if ('match' in step) return `${step.do} ${step.match.number}`;
  return 'stage' in step ? `${step.do} ${step.stage.id}` : step.do;
}

const provisional = sampleMatch(1, 'provisional', 'ANA');
const corrected = { ...first, revision: 2 };

describe('the next step of a match day', () => {
  test.each<[string, CompetitionView, string, { shared?: string; uid?: string }?]>([
    ['nobody plays yet', nobody, 'import'],
    ['nobody is in a group', sampleView([second], [empty]), 'draw final'],
    ['a match is to be played', sampleView([sampleMatch(1, 'scheduled'), second]), 'play 1'],
    ['a match is being played', sampleView([sampleMatch(1, 'playing'), second]), 'enter 1'],
    ['a result is provisional', sampleView([provisional, second]), 'official 1'],
    ['a result became official, and the table is not shared', sampleView([first, second]), 'share 1'],
    ['a table was shared', sampleView([first, second]), 'play 2', { shared: 'm1:1' }],
    ['a table was shared before a correction', sampleView([corrected, second]), 'share 1', { shared: 'm1:1' }],
    ['the last table was shared', sampleView([first]), 'close final', { shared: 'm1:1' }],
    ['the title was won early', sampleView([first, second], [twoWins]), 'close final', { shared: 'm1:1' }],
    ['the next match began before it was shared', sampleView([first, sampleMatch(2, 'playing')]), 'enter 2'],
    ['a match is void', sampleView([sampleMatch(1, 'void', 'ANA'), second]), 'play 2'],
    ['all is played', sampleView([first]), 'share 1'],
    ['every stage is closed', sampleView([first], [sampleStage({ state: 'closed' })]), 'finished'],
    ['a result waits for another than its author', seconded(sampleView([provisional])), 'second 1'],
    ['a result waits for this person', seconded(sampleView([provisional])), 'official 1', { uid: 'otra' }],
  ])('%s', (_, view, step, { shared = '', uid = 'uid' } = {}) => {
    expect(stepOf(view, shared, uid)).toBe(step);
  });

  test.each<[string, Match['state'], string]>([
    ['otra', 'official', 'official 1'],
    ['uid', 'official', 'finished'],
    // Nothing rests on it any more: the server asks to reopen the stage first.
    ['otra', 'void', 'finished'],
  ])('a correction of a closed stage waits for a second person: %s, the final %s', (uid, final, step) => {
    const stages = [sampleStage({ state: 'closed' }), sampleStage({ id: 'gran-final', state: 'closed' })];
    const corrected = sampleMatch(1, 'provisional', 'ANA', { officialAt: '2026-11-20T01:00:00.000Z' });
    const played = sampleMatch(1, final, 'BETO', { id: 'f1', stageId: 'gran-final' });
    expect(stepOf(seconded(sampleView([corrected, played], stages)), '', uid)).toBe(step);
  });

  const groups = ['b', 'a'].map((id) => ({ id, name: id, entryIds: [id] }));

  test.each<[string, Match['state'], string | null, string]>([
    ['waits at the same time, the other one is being played', 'playing', '20:00', 'play a'],
    ['waits at the same time, the other one has a result', 'provisional', '20:00', 'play a'],
    ['comes later', 'playing', '20:40', 'enter b'],
    ['has no time', 'playing', null, 'enter b'],
  ])('for a group that %s', (_, state, later, expected) => {
    const at = (clock: string | null) => ({ startsAt: clock && `2026-11-20T${clock}:00.000Z` });
    const matches = [
      sampleMatch(1, state, '', { groupId: 'b', ...at(later && '20:00') }),
      sampleMatch(1, 'scheduled', '', at(later)),
      sampleMatch(2, 'scheduled', '', at('21:00')),
    ];
    const step = nextStep(sampleView(matches, [sampleStage({ groups })]), { uid: 'uid', shared: '' });
    expect('match' in step && `${step.do} ${step.match.groupId}`).toBe(expected);
  });

  test('groups play in turn, match by match', () => {
    const ofB = sampleMatch(1, 'scheduled', '', { groupId: 'b' });
    const view = sampleView([sampleMatch(2, 'scheduled'), sampleMatch(1, 'scheduled'), ofB], [sampleStage({ groups })]);
    expect(nextStep(view, { uid: 'uid', shared: '' })).toMatchObject({ do: 'play', match: ofB });
  });
});
