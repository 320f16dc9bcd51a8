import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../competition-samples.ts';
import { playerKillMatches, playerTotals, topPlayers, withNicknames } from './top-players.ts';

const entryOf = (id: string, status: 'active' | 'disqualified', nicknames: string[]) => ({
  id,
  status,
  keepsPoints: status === 'active',
  players: nicknames.map((nickname) => ({ nickname, freeFireId: null })),
});

const squad = (id: string, ...nicknames: string[]) => entryOf(id, 'active', nicknames);

const idsOf = ({ players }: ReturnType<typeof squad>) =>
  players.map(({ nickname }) => (nickname === '' ? 'hidden' : `id-${nickname}`));

const kills = (entryId: string, player: number, count: number, publicId: string | null = null) => ({
  entryId,
  player,
  publicId,
  kills: count,
});

const match = (number: number, playerKills: ReturnType<typeof kills>[], state = 'official' as const) =>
  sampleMatch(number, 'A:1:9', { playerKills, state });

describe('topPlayers', () => {
  const top = (entries: ReturnType<typeof squad>[], matches: ReturnType<typeof match>[]) => {
    const totals = playerTotals(entries, matches, idsOf);
    return topPlayers(entries, (id) => totals.get(id)).map((one) => `${one.nickname} ${one.kills}`);
  };
  const entries = [squad('A', 'uno', 'dos'), squad('B', 'tres')];

  it('sums kills of counted matches, highest first', () => {
    const played = [match(1, [kills('A', 0, 2), kills('B', 0, 4)]), match(2, [kills('A', 0, 5), kills('A', 1, 0)])];
    expect(top(entries, played)).toEqual(['uno 7', 'tres 4']);
    expect(top(entries, [{ ...match(3, [kills('A', 0, 9)]), state: 'void' }])).toEqual([]);
  });

  it('gives a substitute no kills of the replaced player', () => {
    expect(top(entries, [match(1, [kills('A', 0, 9, 'id-cero')])])).toEqual([]);
    expect(top([squad('A', 'dos', 'uno')], [match(1, [kills('A', 0, 9, 'id-uno')])])).toEqual(['uno 9']);
  });

  const named = (player: number, count: number, nickname: string, publicId: string | null = null) => {
    return { ...kills('A', player, count, publicId), nickname };
  };
  const none = () => [null, null, null];
  const topOf = (
    entry: ReturnType<typeof squad>,
    played: ReturnType<typeof named>[],
    idsOf: () => (string | null)[] = none,
    hidden: string[] = [],
  ) => {
    const totals = playerTotals([entry], [match(1, played)], idsOf);
    return topPlayers([entry], (id) => totals.get(id), new Set(hidden)).map((one) => `${one.nickname} ${one.kills}`);
  };

  it.each<[string, string[], string[]]>([
    [
      'that leaves',
      topOf(squad('A', 'BETO', 'CARO'), [named(0, 5, 'ANA'), named(1, 2, 'BETO'), named(2, 0, 'CARO')]),
      ['ANA 5', 'BETO 2'],
    ],
    [
      'that is replaced',
      topOf(squad('A', 'CARO', 'BETO'), [named(0, 10, 'ANA'), named(1, 2, 'BETO')]),
      ['ANA 10', 'BETO 2'],
    ],
    [
      'that moves in the list',
      topOf(squad('A', 'BETO', 'Ána'), [named(0, 10, 'ANA'), named(1, 2, 'BETO')]),
      ['Ána 10', 'BETO 2'],
    ],
    [
      'with a known ID that is replaced',
      topOf(squad('A', 'CARO'), [named(0, 10, 'ANA', 'id-a')], () => ['id-c']),
      ['ANA 10'],
    ],
    [
      'with a known ID and a new nickname',
      topOf(squad('A', 'ANITA'), [named(0, 10, 'ANA', 'id-a')], () => ['id-a']),
      ['ANITA 10'],
    ],
    ['with a corrected ID', topOf(squad('A', 'ANA'), [named(0, 10, 'ANA', 'id-a')], () => ['id-b']), ['ANA 10']],
    ['that is hidden and replaced', topOf(squad('A', 'CARO'), [named(0, 10, 'ANA', 'id-a')], none, ['id-a']), []],
  ])('keeps the kills of a player %s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('notes nicknames of older results before an entry changes', () => {
    const before = squad('A', 'ANA', 'BETO');
    const noted = withNicknames(match(1, [kills('A', 0, 5), kills('A', 1, 2), kills('B', 0, 1)]), before, [null, null]);
    expect(noted.playerKills?.map(({ nickname }) => nickname)).toEqual(['ANA', 'BETO', undefined]);
    expect(withNicknames(noted, before, [null, null])).toBe(noted);
  });

  it('counts the matches that have kills by player', () => {
    const played = [
      match(1, [kills('A', 0, 5)]),
      match(2, []),
      { ...match(3, [kills('A', 0, 5)]), state: 'void' as const },
    ];
    expect(playerKillMatches(played)).toEqual({ matches: 1, of: 2 });
  });

  it('leaves out hidden players and entries that lost their points', () => {
    expect(top([squad('A', '', 'dos')], [match(1, [kills('A', 0, 9), kills('A', 1, 1)])])).toEqual(['dos 1']);
    const totals = playerTotals([entryOf('A', 'disqualified', ['uno'])], [match(1, [kills('A', 0, 9)])], idsOf);
    expect(totals.size).toBe(0);
  });
});
