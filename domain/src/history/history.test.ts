import { describe, expect, test } from 'vitest';
import { sampleCompetition, sampleEntry, sampleMatches, sampleStage } from '../competition/competition-samples.ts';
import { storedBytes } from '../competition/files/stored-bytes.ts';
import { type Entry, withoutHidden } from '../competition/records/entry.schema.ts';
import { entryName } from '../competition/records/entry-name.ts';
import { buildResults } from '../competition/standings/build-results.ts';
import * as limits from '../limits/limits.ts';
import { madePrizes } from '../prize/prize-changes.ts';
import { buildArchive } from './archive.ts';
import { buildHistory, findPlayers, historyYear, playerHistory, type Remembered } from './build-history.ts';

const idOf = (letter: string) => letter.toLowerCase().charCodeAt(0).toString(16).padStart(20, 'a');

const entry = (id: string, change: Partial<Entry> = {}) =>
  sampleEntry(id, {
    name: '',
    players: [{ nickname: `Apodo ${id}`, freeFireId: `1000452${id.charCodeAt(0) % 10}` }],
    keepsPoints: true,
    ...change,
  });

function played(rows: string[], hidden: string[] = [], entries = ['A', 'B', 'C'].map((id) => entry(id))) {
  const set = new Set(hidden.map(idOf));
  const known = entries.map((one) => {
    const ids = one.players.map(() => idOf(one.id));
    return { entry: withoutHidden(one, ids, set), ids };
  });
  const stage = sampleStage(entries.map(({ id }) => id).join(' '), { state: 'closed' });
  const competition = sampleCompetition([stage], { teamSize: 1, state: 'finished' });
  const shown = known.map((one) => one.entry);
  const results = buildResults(competition, shown, sampleMatches(...rows), '2026-11-20T15:00:00.000Z');
  return { results, archive: buildArchive(results, known, set) };
}

function remembered(id: string, date: string | null, archive: Remembered['archive']): Remembered {
  return { tournament: { id, name: `Torneo ${id}`, date }, archive };
}

describe('the archive of a competition', () => {
  const { archive } = played(['B:1:3 A:2:1 C:3:0', 'A:1:9 C:2:0 B:3:1', 'A:1:0 B:2:0 C:-']);

  test('has places, totals over all matches and the champion’s comeback', () => {
    const told = archive.entries.map(({ name, place, points, wins, kills, mostKills }) =>
      [name, place, points, wins, kills, mostKills].join(' '),
    );
    expect(told).toEqual(['Apodo A 1 36 2 10 9', 'Apodo B 2 24 1 4 3', 'Apodo C 3 10 0 0 0']);
    expect(archive.comeback).toBe(2);
    expect(played(['A:1:0 B:2:0']).archive.comeback).toBeNull();
  });

  test('has only player ids while the competition is running', () => {
    const { results } = played([]);
    const known = [{ entry: entry('A'), ids: [idOf('A')] }];
    const empty = { finished: false, entries: [], comeback: null, playerIds: [idOf('A')], prizes: [] };
    expect(buildArchive({ ...results, state: 'playing' }, known, new Set())).toMatchObject(empty);
  });

  test('keeps as many of the best entries as fit into a document', () => {
    const { results } = played(['A:1:9']);
    const nickname = 'ツ'.repeat(limits.nicknameCharacters);
    const ids = Array.from({ length: limits.competition.entries }, (_, index) => `e${index}`);
    const [row] = results.tables.flatMap((table) => table.rows);
    const crowd = {
      ...results,
      entries: ids.map((id) => ({ id, name: nickname, status: 'active' as const, keepsPoints: true })),
      places: ids.map((entryId, index) => ({ entryId, place: index + 1, stageId: 'final' })),
      tables: results.tables.map((table) => ({
        ...table,
        rows: row === undefined ? [] : ids.map((entryId) => ({ ...row, entryId })),
      })),
    };
    const known = ids.map((id) => ({
      entry: entry(id, { players: [{ nickname, freeFireId: null }] }),
      ids: [id.padStart(20, 'a')],
    }));
    const large = buildArchive(crowd, known, new Set());
    expect(storedBytes(large)).toBeLessThanOrEqual(limits.publicBytes);
    expect(large.entries.map(({ place }) => place)).toEqual(large.entries.map((_, index) => index + 1));
    expect(large.entries.length).toBeGreaterThan(1_500);
    expect(large.playerIds).toHaveLength(ids.length);
  });
});

describe('a hidden player', () => {
  test.each([
    ['a typed name', entry('A', { name: 'Ana', seed: 7 }), 'Jugador 7'],
    ['no ID', entry('A', { name: 'Apodo A', players: [{ nickname: 'Apodo A', freeFireId: null }] }), 'Jugador'],
  ])('with %s is called Jugador, without digits of the ID', (_name, one, called) => {
    const hidden = withoutHidden({ ...one, reason: 'Apodo A usó trampas' }, [idOf('A')], new Set([idOf('A')]));
    expect([entryName(hidden), hidden.reason]).toEqual([called, '']);
    expect(withoutHidden(one, [idOf('A')], new Set([idOf('B')]))).toBe(one);
  });

  test('does not hide the name of the team', () => {
    const players = ['Ana', 'Leo'].map((nickname) => ({ nickname, freeFireId: null }));
    const team = entry('A', { name: 'Los Pumas', players });
    const shown = withoutHidden(team, [idOf('A'), idOf('B')], new Set([idOf('A')]));
    expect([shown.name, shown.players.map(({ nickname }) => nickname)]).toEqual(['Los Pumas', ['', 'Leo']]);
  });

  test('is in no history document, but the archive keeps the player id', () => {
    const { archive, results } = played(['A:1:9 B:2:0'], ['A']);
    const all = [remembered('uno', null, archive)];
    const documents = JSON.stringify([results, buildHistory(all), historyYear(all)]);
    expect(playerHistory(idOf('A'), all)).toBeNull();
    expect(documents).toContain('"Jugador"');
    for (const secret of ['Apodo A', idOf('A'), '4525']) expect(documents).not.toContain(secret);
    expect(archive.playerIds).toContain(idOf('A'));
  });
});

describe('the history', () => {
  // On the last evening of 2025 where the community is.
  const first = remembered('uno', '2026-01-01T05:30:00.000Z', played(['B:1:3 A:2:1 C:3:0']).archive);
  const second = remembered('dos', '2026-11-14T01:00:00.000Z', played(['A:1:9 B:2:0', 'A:1:0 B:2:1']).archive);
  const open = remembered('tres', '2026-11-15T01:00:00.000Z', { ...second.archive, finished: false });
  const { summary } = buildHistory([first, open, second]);
  const pool = { firstPlacePrize: '$50', secondPlacePrize: null, thirdPlacePrize: null };

  test('lists finished tournaments by year and by player, latest first', () => {
    expect(summary.years.map(({ year, tournaments }) => [year, tournaments.map(({ id }) => id)])).toEqual([
      ['2026', ['dos']],
      ['2025', ['uno']],
    ]);
    const podium = [{ place: 1, name: 'Apodo A', playerId: idOf('A'), points: 29 }, {}];
    expect(historyYear([second])).toMatchObject({ tournaments: [{ id: 'dos', players: 2, podium }] });
    const appearances = [
      { tournamentId: 'dos', place: 1, of: 2 },
      { tournamentId: 'uno', place: 2, of: 3 },
    ];
    expect(playerHistory(idOf('A'), [open, second, first])).toMatchObject({ appearances });
  });

  test.each([
    { kind: 'titles', value: 1, holders: [{ name: 'Apodo A' }, { name: 'Apodo B' }] },
    { kind: 'wins', value: 2, holders: [{ name: 'Apodo A' }] },
    { kind: 'killsInMatch', value: 9, holders: [{ name: 'Apodo A' }], tournament: { id: 'dos' } },
    { kind: 'killsInTournament', value: 9, holders: [{ name: 'Apodo A' }], tournament: { id: 'dos' } },
  ])('has the record $kind', (record) => {
    expect(summary.records.find(({ kind }) => kind === record.kind)).toMatchObject(record);
  });

  test.each([
    [2, undefined],
    [3, undefined],
    [4, 4],
    [12, 12],
  ])('has a comeback from place %s as the record %s', (comeback, value) => {
    const archive = { ...second.archive, comeback };
    const { records } = buildHistory([{ ...second, archive }]).summary;
    expect(records.find(({ kind }) => kind === 'comeback')?.value).toBe(value);
  });

  test('names three holders of a shared record and counts the others', () => {
    const titles = ['A', 'B', 'C', 'D', 'E'].map((id) =>
      remembered(id, null, played([`${id}:1:0`], [], [entry(id)]).archive),
    );
    const recordOf = (some: readonly Remembered[]) => Object(buildHistory(some).summary).records[0];
    expect(recordOf(titles)).toMatchObject({ kind: 'titles', others: 2, holders: [{}, {}, {}] });
    expect(recordOf(titles.slice(0, 3))).not.toHaveProperty('others');
  });

  const erased = (id: string) => entry(id, { players: [{ nickname: '', freeFireId: null }] });
  const wonBy = (name: string, teamSize: 1 | 4) => ({
    ...second.archive,
    teamSize,
    entries: second.archive.entries.slice(0, 1).map((one) => ({ ...one, name, players: [] })),
  });
  test.each<[string, Remembered['archive'], number, string]>([
    ['a hidden player', played(['A:1:9'], ['A']).archive, 1, 'Jugador'],
    ['an unknown player', played(['A:1:9'], ['A'], [erased('A')]).archive, 1, 'Jugador'],
    ['a team without a name', wonBy('Jugador', 4), 1, 'Jugador'],
    ['a named team', wonBy('Pumas', 4), 2, 'Pumas'],
  ])('adds up titles only for a known holder: %s', (_of, archive, titles, name) => {
    const { records } = Object(buildHistory([remembered('a', null, archive), remembered('b', null, archive)]).summary);
    expect(records[0]).toMatchObject({ kind: 'titles', value: titles, holders: [{ name }] });
  });

  test('lists the prizes of a year by public names, also after reopening a final', () => {
    const owed = madePrizes([], pool, [{ entryId: 'A', place: 1 }], '2026-11-20T15:00:00.000Z');
    const { results } = played(['A:1:9']);
    const known = ['A', 'B', 'C'].map((id) => ({ entry: entry(id), ids: [idOf(id)] }));
    const withPrizes = (state: 'playing' | 'finished', hidden: string[] = []) =>
      buildArchive({ ...results, state }, known, new Set(hidden.map(idOf)), owed);
    for (const state of ['playing', 'finished'] as const) {
      const all = [remembered('a', '2026-11-20T15:00:00.000Z', withPrizes(state))];
      expect(historyYear(all)).toMatchObject({
        tournaments: state === 'finished' ? [{ id: 'a' }] : [],
        prizes: [{ id: 'a', prizes: [{ rank: 1, what: '$50', name: 'Apodo A', playerId: idOf('A'), state: 'owed' }] }],
      });
      expect(buildHistory(all).summary).toMatchObject({ prizes: { inTime: 0, waiting: ['2026-11-23T15:00:00.000Z'] } });
    }
    expect(withPrizes('finished')).toMatchObject({ hasPrizes: true, owes: true });
    expect(withPrizes('finished', ['A']).prizes).toMatchObject([{ playerId: null }]);
  });
});

test('finds nicknames by part, ignoring case and accents, closest first', () => {
  const players = ['El Ñandú', 'ñandu', 'Ñandú2', 'Puma'].map((nickname, index) => ({
    id: idOf(String(index)),
    nickname,
    tournaments: 1,
    titles: 0,
  }));
  expect(findPlayers({ players }, ' ÑANDU ').map(({ nickname }) => nickname)).toEqual(['ñandu', 'Ñandú2', 'El Ñandú']);
  expect(findPlayers({ players }, '  ')).toEqual([]);
});
