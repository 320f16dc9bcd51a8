import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../samples.ts';
import { playerTotals, topPlayers } from './top-players.ts';

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
    return topPlayers(entries, (id) => totals.get(id) ?? []).map((one) => `${one.nickname} ${one.kills}`);
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

  it('leaves out hidden players and entries that lost their points', () => {
    expect(top([squad('A', '', 'dos')], [match(1, [kills('A', 0, 9), kills('A', 1, 1)])])).toEqual(['dos 1']);
    const totals = playerTotals([entryOf('A', 'disqualified', ['uno'])], [match(1, [kills('A', 0, 9)])], idsOf);
    expect(totals.size).toBe(0);
  });
});
