import { limits, type Results } from '@arena/domain';
import { sampleMatch } from '@arena/domain/samples';
import { describe, expect, it, vi } from 'vitest';
import { groupList, groupListText, groupPicture } from '#lib/sharing/group-list.ts';
import { testStage, testStandings } from '../../features/standings/sample.ts';
import { testTournament } from '../../features/tournaments/test-tournament.ts';
import { POST } from './drawing.ts';
import { slotBoxes, slotName } from './group-picture.ts';
import { widthOf } from './lettering.ts';
import { drawing } from './page-pictures';

const tournament = testTournament();
const open = sampleMatch(1, '', { state: 'scheduled', map: 'Bermuda', startsAt: '2026-11-25T01:00:00.000Z' });

function resultsOf(matches = [open], out?: 'loud'): Results {
  return testStandings(matches, { stages: [testStage({ name: 'Final' })] }, out).results ?? expect.fail();
}

function listOf(results: Results) {
  const [stage = expect.fail()] = results.stages;
  const [group = expect.fail()] = stage.groups;
  return { list: groupList(results, stage, group), address: groupPicture(results, stage, group) };
}

const drawn = (name: string, results: Results | null) =>
  drawing(name, tournament, async () => results, new Date('2026-11-24T01:00:00.000Z'));

describe('a group’s list', () => {
  it('is one message with matches, community times and slots', () => {
    expect(groupListText('Copa', listOf(resultsOf()).list)).toMatch(
      /^\*Copa\*\n\*A\* • Final\n\nPartida 1 • Bermuda • mar 24 nov, 19:00 🇲🇽 · 20:00 🇨🇴🇵🇪 · 22:00 🇦🇷🇧🇷\n\nSlots de la sala:\n1\. LOUD\n2\. Zona Roja\n3\. =FURIA\(\)$/,
    );
  });

  it('keeps the slots of the others when one is disqualified', () => {
    expect(listOf(resultsOf([open], 'loud')).list.slots.map(({ slot }) => slot)).toEqual([2, 3]);
  });

  it('leaves out played matches and counts those beyond eight', () => {
    const played = sampleMatch(1, 'loud:1:5 zona:2:0 furia:3:1');
    const left = Array.from({ length: 10 }, (_, index) => ({ ...open, id: `m${index + 2}`, number: index + 2 }));
    const { matches } = listOf(resultsOf([played, ...left])).list;
    expect([matches.length, matches[0]?.slice(0, 9), matches.at(-1)]).toEqual([9, 'Partida 2', 'y 2 partidas más']);
  });
});

describe('the picture of a group’s list', () => {
  it('is drawn at its address, without fonts or external links', async () => {
    const results = resultsOf();
    const [, name = '', version] = /([^/]+)\.jpg\?v=(.+)/.exec(listOf(results).address) ?? [];
    const found = (await drawn(name, results)) ?? expect.fail();
    const svg = await found.draw();
    expect([name, found.version]).toEqual(['group-1-1', version]);
    expect(svg).toMatch(/^<svg [^>]*width="1080" height="1350"/);
    expect(svg).not.toMatch(/<text|<image|href|NaN|Infinity/);
  });

  it.each(['group-1-2', 'group-0-1', 'group-1-1-1'])('does not exist at %s', async (name) => {
    const read = vi.fn(async () => resultsOf());
    expect(await drawing(name, tournament, read, new Date())).toBeNull();
  });
});

describe('the slots of a picture', () => {
  it.each([1, 15, 49, limits.competition.entriesPerGroup])('do not overlap when there are %d', (count) => {
    const boxes = slotBoxes(count, 700, 1240);
    expect(boxes).toHaveLength(count);
    for (const [index, box] of boxes.entries()) {
      expect(box.x + box.width).toBeLessThanOrEqual(POST.width - 63.9);
      expect(box.y + box.height).toBeLessThanOrEqual(1240.01);
      for (const other of boxes.slice(index + 1)) {
        const isApart = other.x >= box.x + box.width || other.y >= box.y + box.height - 0.01;
        expect(isApart).toBe(true);
      }
    }
  });

  it.each([
    ['one column', { width: 952, height: 40 }],
    ['three columns', { width: 290, height: 16 }],
  ])('fit the longest name in %s', (_what, box) => {
    for (const name of ['W'.repeat(limits.nicknameCharacters), 'Los Guerreros de la Zona Segura del Sur', '🔥']) {
      const { lines, size } = slotName(name, box);
      expect(lines.join(' ')).not.toContain('…');
      expect(lines.length * size).toBeLessThanOrEqual(box.height);
      for (const line of lines)
        expect(1.7 * box.height * 0.6 + widthOf(line, size)).toBeLessThanOrEqual(box.width + 0.1);
    }
  });
});
