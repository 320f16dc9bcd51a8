import type { Match, PastedName } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  planOf,
  row,
  stageRecord,
} from '../../../tests/fixtures/records/competition-records.ts';
import { ApiError } from '../platform/api-error.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import type { Planned } from './competition-document.ts';
import { type Decide, planned } from './decide.ts';
import { publicPlayerId } from './hidden-players.ts';
import { matchEdit, matchRemoval, matchReplay, matchStateChange, resultEntries, resultEntry } from './match-rules.ts';
import { planUpdate } from './plan.ts';

const AT = '2026-11-01T20:00:00.000Z';
const author = { actor: 'organiser', now: new Date(AT), hash: keyedHash('clave') };
const rows = [row('leones', 1, 7), row('pumas', 2, 3)];
const played = { rows, revision: 1, enteredBy: 'organiser' } as const;
const officialAt = '2026-11-01T19:00:00.000Z';

function facts(...matches: Match[]): Planned {
  const entries = ['leones', 'pumas', 'lobos'].map((id) => entryRecord(id));
  return { competition: competitionRecord(), entries, matches, prizes: [] };
}

function decided(before: Planned, ...decisions: Decide<unknown>[]): Planned {
  return decisions.reduce((known, decide) => planned(decide(known).next ?? known), before);
}

const matchIn = ({ matches }: Planned, id: string) => matches.find((match) => match.id === id) ?? matchRecord('', 1);

function edit(match: Match, change: Partial<Pick<Match, 'number' | 'map' | 'startsAt' | 'scoring'>>): Decide<Match> {
  const { number, map, startsAt, scoring } = match;
  const from = { number, map, startsAt, scoring };
  return matchEdit(match.id, { ...from, ...change, from }, author);
}

const toState = (id: string, from: Match['state'], state: Match['state'], expectedRevision: number) =>
  matchStateChange(id, { state, from, expectedRevision }, author);

const refusal = (path: string, code: string) =>
  expect.objectContaining({ code: 'competition_refused', codes: { [path]: code } });

describe('a void match and its replay', () => {
  it('survive a plan change made before the replay is official', () => {
    const added = facts(matchRecord('original', 4));
    const replayed = decided(added, toState('original', 'scheduled', 'void', 0), matchReplay('original'));
    const { id } = replayed.matches.find(({ replayOf }) => replayOf === 'original') ?? { id: '' };
    const { stages, ...plan } = planOf(replayed.competition);
    const renamed = { ...plan, stages: stages.map((stage) => ({ ...stage, name: 'Otra' })), expectedRevision: 1 };
    const done = decided(
      replayed,
      resultEntry(id, { rows, reason: null, expectedRevision: 0 }, author),
      planUpdate({ id: 'copa', date: null, mapSelection: '' }, renamed, author),
      toState(id, 'provisional', 'official', 1),
    );
    expect(done.matches.map((match) => `${match.id} ${match.state}`)).toEqual(['original void', `${id} official`]);
  });

  it('are deleted with the replay first', () => {
    const both = facts(
      matchRecord('original', 4, { state: 'void' }),
      matchRecord('repetida', 4, { replayOf: 'original' }),
    );
    expect(() => matchRemoval('original')(both)).toThrow(refusal('matchId', 'match_replayed'));
    expect(decided(both, matchRemoval('repetida'), matchRemoval('original')).matches).toEqual([]);
  });

  it('count again only if all their entries are in the group', () => {
    const result = [row('jaguares', 1, 7), row('pumas', 2, 3)];
    const before = facts(matchRecord('m1', 1, { ...played, rows: result, state: 'void' }));
    const back = toState('m1', 'void', 'provisional', 1);
    expect(() => back(before)).toThrow(refusal('rows.0.entryId', 'entry_not_in_group'));
    const same = facts(matchRecord('m1', 1, { ...played, state: 'void' }));
    expect(back(same).result).toMatchObject({ state: 'provisional' });
  });
});

describe('an official result', () => {
  const official = matchRecord('m1', 1, { ...played, state: 'official', officialAt });
  const doubled = { scoring: { perKill: 2 } };

  it('refuses a new scoring or number, and allows a new map and time', () => {
    const known = facts(official);
    expect(() => edit(official, doubled)(known)).toThrow(refusal('scoring.perKill', 'match_official'));
    expect(() => edit(official, { number: 2 })(known)).toThrow(refusal('number', 'match_official'));
    const moved = { map: 'Solara', startsAt: AT };
    expect(edit(official, moved)(known).result).toMatchObject({ ...moved, corrections: [] });
  });

  it('can change its scoring while provisional, and publishes the correction once official', () => {
    const again = decided(facts(official), toState('m1', 'official', 'provisional', 1));
    const changed = decided(again, edit(matchIn(again, 'm1'), doubled), toState('m1', 'provisional', 'official', 1));
    const reason = 'Cada baja valía 1 punto y ahora vale 2 puntos.';
    const corrections = [{ revision: 1, at: AT, reason, changes: [] }];
    expect(matchIn(changed, 'm1')).toMatchObject({ ...doubled, state: 'official', corrections });
  });

  it('publishes a correction with the reason when voided and restored', () => {
    expect(() => toState('m1', 'official', 'void', 1)(facts(official))).toThrow(
      expect.objectContaining({ code: 'invalid', fields: { reason: 'Escribe el motivo: será público' } }),
    );
    const change = { state: 'void', from: 'official', expectedRevision: 1, reason: 'Se cayó' } as const;
    const back = decided(
      facts(official),
      matchStateChange('m1', change, author),
      toState('m1', 'void', 'provisional', 1),
    );
    expect(matchIn(back, 'm1').corrections).toEqual([
      { revision: 1, at: AT, reason: 'Se cayó', changes: [] },
      { revision: 1, at: AT, reason: 'Se quitó la anulación: vuelve a contar.', changes: [] },
    ]);
    const first = facts(matchRecord('m1', 1, { ...played, state: 'provisional' }));
    expect(toState('m1', 'provisional', 'void', 1)(first).result.corrections).toEqual([]);
  });

  describe('in a closed stage', () => {
    const group = { id: 'sala', name: 'Sala', entryIds: ['leones', 'pumas', 'lobos'] };
    const stages = [
      stageRecord({ id: 'final', state: 'closed', advance: { perGroup: 2, best: 0 } }),
      stageRecord({ id: 'gran-final', groups: [group] }),
    ];
    const [wrong, late] = [[row('leones', 1, 9), row('pumas', 2, 3)], { stageId: 'gran-final' } as const];
    const over = (secondPerson: boolean, ...others: Match[]): Planned => ({
      ...facts(official, ...others),
      competition: competitionRecord({ stages, secondPerson }),
    });
    const correct = (id = 'm1') =>
      resultEntry(id, { rows: wrong, reason: 'Vimos el video', expectedRevision: 1 }, author);
    const played2 = matchRecord('m2', 1, { ...played, ...late, state: 'provisional' });

    it('can be corrected once the next stage has results, and the advancing entries stay', () => {
      expect(() => correct()(over(false))).toThrow(refusal('rows', 'stage_closed'));
      const next = decided(over(false, played2), correct());
      expect(matchIn(next, 'm1')).toMatchObject({ state: 'official', rows: wrong, corrections: [{ revision: 2 }] });
      expect(next.competition.stages).toEqual(stages);
    });

    it('needs a second person to confirm a correction, and allows no other change', () => {
      const next = decided(over(true, played2), correct());
      const other = { ...author, actor: 'another' };
      const change = { state: 'official', from: 'provisional', expectedRevision: 2 } as const;
      expect(() => matchStateChange('m1', change, author)(next)).toThrow(refusal('state', 'same_person'));
      expect(matchStateChange('m1', change, other)(next).result).toMatchObject({ state: 'official' });
      expect(() => toState('m1', 'provisional', 'void', 2)(next)).toThrow(refusal('state', 'stage_closed'));
      expect(() => edit(matchIn(next, 'm1'), doubled)(next)).toThrow(refusal('stageId', 'stage_closed'));
    });

    it('is refused for a match that had none', () => {
      const before = over(false, played2, matchRecord('m3', 3));
      const enter = resultEntry('m3', { rows, reason: null, expectedRevision: 0 }, author);
      expect(() => enter(before)).toThrow(refusal('rows', 'stage_closed'));
    });
  });
});

it('a pasted name becomes an alias of the entry that was chosen last', () => {
  const enter = (expectedRevision: number, ...names: PastedName[]) =>
    resultEntry('m1', { rows, reason: null, names, expectedRevision }, author);
  const said = decided(facts(matchRecord('m1', 1)), enter(0, { entryId: 'pumas', name: 'Xx Ninja xX' }));
  const aliasesIn = ({ entries }: Planned) =>
    entries.map(({ id, aliases, revision }) => `${id} ${aliases.join()} ${revision}`);
  expect(aliasesIn(said)).toEqual(['leones  1', 'pumas Xx Ninja xX 2', 'lobos  1']);
  const names = [
    { entryId: 'lobos', name: 'Xx Ninja xX' },
    { entryId: 'nadie', name: 'Otro' },
  ];
  expect(aliasesIn(decided(said, enter(1, ...names)))).toEqual(['leones  1', 'pumas  3', 'lobos Xx Ninja xX 2']);
});

describe('kills by player', () => {
  const players = [
    { nickname: 'uno', freeFireId: '95000001' },
    { nickname: 'dos', freeFireId: null },
  ];
  const squad = (): Planned => ({
    ...facts(matchRecord('m1', 1)),
    entries: [entryRecord('leones', { players }), entryRecord('pumas')],
  });
  const kills = (player: number, count: number, entryId = 'leones') => ({ entryId, player, kills: count });
  const enter = (playerKills: ReturnType<typeof kills>[] | undefined, revision = 0, of = rows) =>
    resultEntry('m1', { rows: of, reason: null, playerKills, expectedRevision: revision }, author);

  it('are stored with the public id of a player with a known ID', () => {
    expect(matchIn(decided(squad(), enter([kills(0, 4), kills(1, 3)])), 'm1').playerKills).toEqual([
      { ...kills(0, 4), publicId: publicPlayerId('95000001', author.hash), nickname: 'uno' },
      { ...kills(1, 3), publicId: null, nickname: 'dos' },
    ]);
  });

  it('survive a correction that keeps the entry’s kills, and are deleted otherwise', () => {
    const entered = decided(squad(), enter([kills(0, 4)]));
    const moved = decided(entered, enter(undefined, 1, [row('leones', 2, 7), row('pumas', 1, 3)]));
    expect(matchIn(moved, 'm1').playerKills).toHaveLength(1);
    const changed = decided(moved, enter(undefined, 2, [row('leones', 2, 8), row('pumas', 1, 3)]));
    expect(matchIn(changed, 'm1').playerKills).toBeUndefined();
  });

  it.each([
    ['a player that the entry does not have', [kills(2, 1)], 'playerKills.0.player', 'player_unknown'],
    ['an unknown entry', [kills(0, 1, 'nadie')], 'playerKills.0.player', 'player_unknown'],
    ['a player twice', [kills(0, 1), kills(0, 1)], 'playerKills.1.player', 'player_unknown'],
    ['more kills than the team has', [kills(0, 4), kills(1, 4)], 'playerKills.1.kills', 'player_kills_above'],
  ])('are refused for %s', (_case, playerKills, path, code) => {
    expect(() => enter(playerKills)(squad())).toThrow(refusal(path, code));
  });
});

it('stores a pasted text once and links each of its revisions to it', () => {
  const before = facts(matchRecord('m1', 1), matchRecord('m2', 2));
  const results = ['m1', 'm2'].map((matchId) => ({ matchId, rows, reason: null, expectedRevision: 0 }));
  const { source, revisions = [] } = resultEntries({ results, source: '1 Leones 7\n2 Pumas 3' }, author)(before);
  expect(source?.text).toBe('1 Leones 7\n2 Pumas 3');
  expect(revisions.map(({ revision }) => revision.source)).toEqual([source?.id, source?.id]);
});

it('names the refused result among several, and enters none of them', () => {
  const before = facts(
    matchRecord('primera', 1),
    matchRecord('segunda', 2, { ...played, state: 'official', officialAt }),
  );
  const enter = (results: Parameters<typeof resultEntries>[0]['results']) => () =>
    resultEntries({ results }, author)(before);
  const first = { matchId: 'primera', rows, reason: null, expectedRevision: 0 };
  const second = { matchId: 'segunda', rows: [row('lobos', 1, 2)], reason: null, expectedRevision: 1 };
  const fieldsOf = (work: () => unknown) => {
    try {
      return work();
    } catch (error) {
      return error instanceof ApiError ? [error.code, Object.keys(error.fields ?? {})] : error;
    }
  };
  expect(fieldsOf(enter([first, second]))).toEqual(['invalid', ['results.1.reason']]);
  expect(fieldsOf(enter([first, { ...second, expectedRevision: 0 }]))).toEqual(['edit_conflict', ['results.1']]);
});
