import type { Match } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { describe, expect, test } from 'vitest';
import { sampleMatch, sampleStage, sampleView } from '../samples.ts';
import { deskStep } from './next-step.ts';

const [first, second] = [sampleMatch(1, 'official', 'ANA BETO CARO'), sampleMatch(2, 'scheduled')];
const empty = sampleStage({ groups: [{ id: 'a', name: 'Sala única', entryIds: [] }] });
const nobody: CompetitionView = { ...sampleView([second]), entries: [] };
const twoWins = sampleStage({ scoring: { ...sampleStage().scoring, champion: { wins: 1, maxMatches: 2 } } });
const seconded = (view: CompetitionView): CompetitionView => ({
  ...view,
  competition: { ...view.competition, secondPerson: true },
});

function stepOf(view: CompetitionView, shared: string, uid: string): string {
  const step = deskStep(view, { uid, shared });
  if ('match' in step) return `${step.do} ${step.match.number}`;
  return 'stage' in step ? `${step.do} ${step.stage.id}` : step.do;
}

const provisional = sampleMatch(1, 'provisional', 'ANA');
const corrected = { ...first, revision: 2 };

describe('the next step of a match day', () => {
  test.each<[string, CompetitionView, string, { shared?: string; uid?: string }?]>([
    ['import entries if there are none', nobody, 'import'],
    ['draw a stage with empty groups', sampleView([second], [empty]), 'draw final'],
    ['play the first scheduled match', sampleView([sampleMatch(1, 'scheduled'), second]), 'play 1'],
    ['enter the result of a match in play', sampleView([sampleMatch(1, 'playing'), second]), 'enter 1'],
    ['make a provisional result official', sampleView([provisional, second]), 'official 1'],
    ['share the table after an official result', sampleView([first, second]), 'share 1'],
    ['play the next match once the table is shared', sampleView([first, second]), 'play 2', { shared: 'm1:1' }],
    ['share the table again after a correction', sampleView([corrected, second]), 'share 1', { shared: 'm1:1' }],
    ['close the stage once the last table is shared', sampleView([first]), 'close final', { shared: 'm1:1' }],
    [
      'close the stage once the title is won early',
      sampleView([first, second], [twoWins]),
      'close final',
      { shared: 'm1:1' },
    ],
    [
      'enter the next result if its match began before sharing',
      sampleView([first, sampleMatch(2, 'playing')]),
      'enter 2',
    ],
    ['play the next match after a void one', sampleView([sampleMatch(1, 'void', 'ANA'), second]), 'play 2'],
    ['share the table after the last match', sampleView([first]), 'share 1'],
    ['do nothing once every stage is closed', sampleView([first], [sampleStage({ state: 'closed' })]), 'finished'],
    ['find a second person for the author’s own result', seconded(sampleView([provisional])), 'second 1'],
    ['confirm another admin’s result', seconded(sampleView([provisional])), 'official 1', { uid: 'otra' }],
  ])('is to %s', (_, view, step, { shared = '', uid = 'uid' } = {}) => {
    expect(stepOf(view, shared, uid)).toBe(step);
  });

  test.each<[string, Match['state'], string]>([
    ['otra', 'official', 'official 1'],
    ['uid', 'official', 'finished'],
    // Nothing rests on it any more: the server asks to reopen the stage first.
    ['otra', 'void', 'finished'],
  ])('after a correction in a closed stage (admin %s, final match %s): %s', (uid, final, step) => {
    const stages = [sampleStage({ state: 'closed' }), sampleStage({ id: 'gran-final', state: 'closed' })];
    const corrected = sampleMatch(1, 'provisional', 'ANA', { officialAt: '2026-11-20T01:00:00.000Z' });
    const played = sampleMatch(1, final, 'BETO', { id: 'f1', stageId: 'gran-final' });
    expect(stepOf(seconded(sampleView([corrected, played], stages)), '', uid)).toBe(step);
  });

  const groups = ['b', 'a'].map((id) => ({ id, name: id, entryIds: [id] }));

  test.each<[string, Match['state'], string | null, string]>([
    ['start the match of the same time in the group not yet playing', 'playing', '20:00', 'play a'],
    ['start the other group’s match of the same time before confirming a result', 'provisional', '20:00', 'play a'],
    ['enter a result before another group’s later match', 'playing', '20:40', 'enter b'],
    ['enter a result before another group’s match without a time', 'playing', null, 'enter b'],
  ])('with two groups is to %s', (_, state, later, expected) => {
    const at = (clock: string | null) => ({ startsAt: clock && `2026-11-20T${clock}:00.000Z` });
    const matches = [
      sampleMatch(1, state, '', { groupId: 'b', ...at(later && '20:00') }),
      sampleMatch(1, 'scheduled', '', at(later)),
      sampleMatch(2, 'scheduled', '', at('21:00')),
    ];
    const step = deskStep(sampleView(matches, [sampleStage({ groups })]), { uid: 'uid', shared: '' });
    expect('match' in step && `${step.do} ${step.match.groupId}`).toBe(expected);
  });

  test('orders matches by number, then by group', () => {
    const ofB = sampleMatch(1, 'scheduled', '', { groupId: 'b' });
    const view = sampleView([sampleMatch(2, 'scheduled'), sampleMatch(1, 'scheduled'), ofB], [sampleStage({ groups })]);
    expect(deskStep(view, { uid: 'uid', shared: '' })).toMatchObject({ do: 'play', match: ofB });
  });
});
