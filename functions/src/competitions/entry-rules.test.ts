import { buildResults, type Entry } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  row,
  stageRecord,
} from '../../../tests/fixtures/records/competition-records.ts';
import type { EntryRelevant } from '../registrations/decision.ts';
import type { Planned } from './competition-document.ts';
import { type Outcome, planned } from './decide.ts';
import { entryCreation, entryEdit, entryImport, entryRemoval, playerErasure } from './entry-rules.ts';
import { afterChange } from './registration-rules.ts';

const author = { actor: 'organiser', now: new Date('2026-11-01T20:00:00Z') };
const registered = (change: Partial<Entry> = {}) =>
  entryRecord('leones', { registrationId: 'copa_10000001', ...change });
const applicant = {
  id: 'leones',
  registrationId: 'copa_10000001',
  fields: { name: '', players: [{ nickname: 'Leo', freeFireId: '10000001' }] },
};

function facts(entry: Entry, entryIds = ['leones', 'pumas']): Planned {
  const stages = [stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds }] })];
  const entries = [entry, entryRecord('pumas')];
  return { competition: competitionRecord({ stages }), entries, matches: [], prizes: [] };
}

function entryAfter(before: Planned, { next }: Outcome<unknown>) {
  const { entries, competition } = next ?? before;
  const entry = entries.find(({ id }) => id === 'leones');
  return { ...entry, plays: competition.stages[0]?.groups[0]?.entryIds.includes('leones') };
}

const imported = (before: Planned, isApproved: boolean) =>
  planned(entryImport(isApproved ? [applicant] : [])(before).next ?? before);

function edited(before: Planned, status: Entry['status'], reason?: string): Planned {
  const [entry = expect.fail()] = before.entries.filter(({ id }) => id === 'leones');
  const { name, players, keepsPoints, aliases, revision: expectedRevision } = entry;
  const edit = { name, players, keepsPoints, aliases, status, reason, expectedRevision };
  return planned(entryEdit('leones', edit, author)(before).next ?? before);
}

describe('the same ID in two entries', () => {
  const player = (freeFireId: string) => ({ nickname: 'Leo', freeFireId });
  const before = facts(entryRecord('leones', { name: 'Leones', players: [player('10000001')] }));
  const added = (...ids: string[]) => ({ name: 'Nuevo', players: ids.map(player) });
  const taken = 'Este ID ya juega con «Leones»';

  it.each<[string, ReturnType<typeof added>, object]>([
    ['is refused for a new entry', added('10000001'), { 'players.0.freeFireId': taken }],
    [
      'is refused within an entry',
      added('10000002', '10000002'),
      { 'players.1.freeFireId': 'Este ID ya juega con «Leo»' },
    ],
  ])('%s', (_, entry, fields) => {
    expect(() => entryCreation('e0', entry)(before)).toThrow(expect.objectContaining({ code: 'invalid', fields }));
  });

  it('is free again once its entry has withdrawn', () => {
    const withdrawn = planned(edited(before, 'withdrawn'));
    const again = planned(entryCreation('e0', added('10000001'))(withdrawn).next ?? withdrawn);
    expect(() => edited(again, 'active')).toThrow(expect.objectContaining({ code: 'invalid' }));
  });

  it('is refused for an edit that adds it, and accepted where it was already', () => {
    const twins = { ...before, entries: [...before.entries, entryRecord('copia', { players: [player('10000001')] })] };
    const { entries } = edited(twins, 'disqualified');
    expect(entries.find(({ id }) => id === 'leones')?.status).toBe('disqualified');
    const edit = { ...entryRecord('pumas'), players: [player('10000001')], expectedRevision: 1 };
    const { id: _id, registrationId: _r, seed: _s, withdrawnBy: _w, revision: _v, ...fields } = edit;
    expect(() => entryEdit('pumas', fields, author)(before)).toThrow(
      expect.objectContaining({ fields: { 'players.0.freeFireId': taken } }),
    );
  });

  it('makes a later registration the one of the entry that was added by hand', () => {
    const byHand = facts(entryRecord('leones', { registrationId: null, players: [player('10000001')] }));
    const { entries } = planned(entryImport([applicant])(byHand).next ?? byHand);
    expect(entries.map(({ id, registrationId }) => [id, registrationId])).toEqual([
      ['leones', 'copa_10000001'],
      ['pumas', null],
    ]);
  });
});

describe('entryImport', () => {
  const out = { status: 'withdrawn', withdrawnBy: 'registration' } as const;
  const byHand = { status: 'withdrawn', withdrawnBy: 'organiser' } as const;
  const plays = { status: 'active', withdrawnBy: null } as const;
  it.each<[string, Partial<Entry>, boolean, Partial<Entry>]>([
    ['keeps an approved entry playing', plays, true, { ...plays, revision: 1 }],
    ['withdraws an entry that is no longer approved', plays, false, { ...out, revision: 2 }],
    ['keeps an unapproved entry withdrawn', out, false, { ...out, revision: 1 }],
    ['lets an entry play again once it is approved again', out, true, { ...plays, revision: 2 }],
    ['keeps an approved entry withdrawn by an organiser', byHand, true, { ...byHand, revision: 1 }],
    [
      'keeps a withdrawn entry without a recorded cause',
      { status: 'withdrawn' },
      true,
      { status: 'withdrawn', revision: 1 },
    ],
    [
      'keeps an entry without approval disqualified',
      { status: 'disqualified' },
      false,
      { status: 'disqualified', revision: 1 },
    ],
    ['withdraws a no-show that is no longer approved', { status: 'no_show' }, false, { ...out, revision: 2 }],
    ['keeps an approved no-show', { status: 'no_show' }, true, { status: 'no_show', revision: 1 }],
    ['keeps an entry that was added by hand', { registrationId: null }, false, { ...plays, revision: 1 }],
  ])('%s', (_, change, isApproved, expected) => {
    const before = facts(registered(change));
    const applicants = isApproved && change.registrationId !== null ? [applicant] : [];
    expect(entryAfter(before, entryImport(applicants)(before))).toMatchObject(expected);
  });

  it('keeps the standings when it withdraws a no-show', () => {
    const matches = [matchRecord('primera', 1, { rows: [row('pumas', 1, 3), row('leones', 2, 1)], state: 'official' })];
    const before = { ...facts(registered({ status: 'no_show' })), matches };
    const tableOf = ({ competition, entries }: Planned) =>
      buildResults(competition, entries, matches, author.now.toISOString()).tables;
    expect(tableOf(imported(before, false))).toEqual(tableOf(before));
  });

  it.each([
    ['no longer', plays, false],
    ['again', out, true],
  ])('changes nothing after the end when an entry is approved %s', (_, change, isApproved) => {
    const played = facts(registered(change));
    const before = { ...played, competition: { ...played.competition, state: 'finished' as const } };
    expect(imported(before, isApproved)).toEqual(before);
  });

  it('returns an entry with its current names and adds it once to a drawn stage', () => {
    const players = [{ nickname: 'Ana', freeFireId: '20000001' }];
    const before = facts(registered({ ...out, name: 'Leones', players }), ['pumas']);
    expect(entryAfter(before, entryImport([applicant])(before))).toMatchObject(applicant.fields);
    expect(entryImport([applicant])(before).audit?.after).toEqual({ added: 0, withdrawn: 0, returned: 1 });
    const again = imported(before, true);
    const [stage] = again.competition.stages;
    expect(stage).toMatchObject({ groups: [{ entryIds: ['pumas', 'leones'] }], draw: { late: ['leones'] } });
    expect(imported(imported(again, false), true).competition.stages).toEqual(again.competition.stages);
  });
});

describe('a corrected registration', () => {
  const of = (...nicknames: string[]) => nicknames.map((nickname) => ({ nickname, freeFireId: idOf(nickname) }));
  const idOf = (nickname: string) => `1000000${nickname.toLowerCase().charCodeAt(0) - 97}`;
  const named = (...[captain = '', ...others]: string[]) => ({
    id: 'copa_10000000',
    nickname: captain,
    freeFireId: idOf(captain),
    team: others.length === 0 ? null : { name: 'Leones', players: of(...others) },
    status: 'approved' as const,
  });
  const hash = (name: string, value: string) => `${name} ${value}`;
  const moved = { ...named('a'), freeFireId: '77777777' };
  const changed = (known: Planned, before: EntryRelevant, after: EntryRelevant) =>
    entryAfter(known, { result: null, next: afterChange(known, { before, after }, hash) });
  it.each<[string, string[], string[], string[], string[]]>([
    ['changes all players of an unedited entry', ['a', 'b'], ['a', 'b'], ['a', 'c'], ['a', 'c']],
    ['keeps a nickname that an organiser edited', ['A', 'b'], ['a', 'b'], ['a', 'c'], ['A', 'c']],
    ['removes a player who left', ['A', 'b'], ['a', 'b'], ['a'], ['A']],
    ['removes a player from the middle', ['A', 'b', 'c'], ['a', 'b', 'c'], ['a', 'c'], ['A', 'c']],
    ['adds a new player', ['A'], ['a'], ['a', 'b'], ['A', 'b']],
    ['does not restore a player whom an organiser removed', ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'c']],
    ['keeps a player whom an organiser added', ['a', 'd'], ['a', 'b'], ['a', 'c'], ['a', 'c', 'd']],
  ])('%s', (_, entered, before, after, expected) => {
    const known = facts(registered({ registrationId: 'copa_10000000', players: of(...entered) }));
    expect(changed(known, named(...before), named(...after)).players).toEqual(of(...expected));
  });

  it.each([
    ['withdraws the entry until it is approved', named('a'), 'pending', 'withdrawn'],
    ['withdraws a no-show too', named('a'), 'pending', 'withdrawn', 'no_show'],
    ['keeps the entry playing if it stays approved', named('a'), 'approved', 'active'],
    ['keeps the entry if it was not approved before', { ...named('a'), status: 'pending' }, 'pending', 'active'],
  ] as const)('with another ID %s', (_, from, status, expected, entered: Entry['status'] = 'active') => {
    const known = facts(registered({ registrationId: from.id, players: of('A'), status: entered }));
    const players = [{ nickname: 'A', freeFireId: '77777777' }];
    expect(changed(known, from, { ...moved, status })).toMatchObject({ status: expected, players });
  });
});

describe('an organiser’s edit', () => {
  const named = (name: string, nickname: string, before = registered()) => {
    const { keepsPoints, status, aliases, revision: expectedRevision } = before;
    const edit = { name, players: [{ nickname, freeFireId: '10000001' }], keepsPoints, status, aliases };
    return entryEdit('leones', { ...edit, expectedRevision }, author)(facts(before));
  };

  it.each([
    ['Leones 12345678', 'Leo', 'name'],
    ['Leones', 'leo@correo.mx', 'players.0.nickname'],
  ])('rejects IDs and contacts in public names: entry %s, player %s', (name, nickname, field) => {
    const fields = { [field]: expect.stringContaining('lo ve todo el mundo') };
    expect(() => named(name, nickname)).toThrow(expect.objectContaining({ code: 'invalid', fields }));
  });

  it('accepts an invalid stored name if it is unchanged', () => {
    const before = registered({ players: [{ nickname: '12345678', freeFireId: null }] });
    expect(named('Leones', '12345678', before).result).toMatchObject({ name: 'Leones' });
  });

  it('publishes a disqualification reason until the entry plays again or is erased', () => {
    const reasonIn = ({ entries }: Planned) => entries.find(({ id }) => id === 'leones')?.reason;
    const out = edited(facts(registered()), 'disqualified', 'Usó trampas');
    expect(reasonIn(out)).toBe('Usó trampas');
    expect(reasonIn(edited(out, 'disqualified', 'Otro motivo'))).toBe('Otro motivo');
    expect(reasonIn(edited(out, 'disqualified'))).toBeUndefined();
    expect(reasonIn(edited(out, 'active', 'Usó trampas'))).toBeUndefined();
    expect(reasonIn(edited(facts(registered()), 'withdrawn', 'Se fue'))).toBeUndefined();
    const left = planned(playerErasure(() => 'hash')(out).next ?? out);
    expect(reasonIn(left)).toBeUndefined();
  });

  it('keeps a withdrawn entry out; reactivated, it follows its registration again', () => {
    const out = edited(facts(registered()), 'withdrawn');
    expect(imported(imported(out, false), true)).toEqual(out);
    const gone = imported(edited(out, 'active'), false);
    expect(gone.entries).toContainEqual(expect.objectContaining({ id: 'leones', withdrawnBy: 'registration' }));
    expect(imported(gone, true).entries).toContainEqual(expect.objectContaining({ id: 'leones', status: 'active' }));
  });

  it('notes a deleted entry in the draw', () => {
    const [stage] = entryRemoval('leones')(facts(registered())).next?.competition.stages ?? [];
    expect(stage).toMatchObject({ groups: [{ entryIds: ['pumas'] }], draw: { gone: ['leones'] } });
  });

  it('adds a reactivated entry that missed the draw to a group', () => {
    const before = facts(registered({ status: 'withdrawn', withdrawnBy: 'organiser' }), ['pumas']);
    expect(edited(before, 'active').competition.stages[0]?.groups[0]?.entryIds).toEqual(['pumas', 'leones']);
  });
});
