import { buildResults, type Entry } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  row,
  stageRecord,
} from '../../../tests/fixtures/records/competition-records.ts';
import type { Planned } from '../competitions/competition-document.ts';
import { type Outcome, planned } from '../competitions/decide.ts';
import { entryEdit, entryImport, entryRemoval, playerErasure } from '../entries/entry-rules.ts';
import { afterChange, type Decided } from '../entries/registration-rules.ts';

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

describe('an entry whose registration', () => {
  const out = { status: 'withdrawn', withdrawnBy: 'registration' } as const;
  const byHand = { status: 'withdrawn', withdrawnBy: 'organiser' } as const;
  const plays = { status: 'active', withdrawnBy: null } as const;
  it.each<[string, Partial<Entry>, boolean, Partial<Entry>]>([
    ['is approved plays', plays, true, { ...plays, revision: 1 }],
    ['is approved no longer withdraws', plays, false, { ...out, revision: 2 }],
    ['is still not approved stays out', out, false, { ...out, revision: 1 }],
    ['is approved again plays again', out, true, { ...plays, revision: 2 }],
    ['is approved stays out where an organiser says so', byHand, true, { ...byHand, revision: 1 }],
    ['was out before that was told stays out', { status: 'withdrawn' }, true, { status: 'withdrawn', revision: 1 }],
    ['is gone stays disqualified', { status: 'disqualified' }, false, { status: 'disqualified', revision: 1 }],
    ['is approved no longer withdraws after an absence', { status: 'no_show' }, false, { ...out, revision: 2 }],
    ['is approved stays one that did not show up', { status: 'no_show' }, true, { status: 'no_show', revision: 1 }],
    ['is no more, since it was entered by hand, stays', { registrationId: null }, false, { ...plays, revision: 1 }],
  ])('%s', (_, change, isApproved, expected) => {
    const before = facts(registered(change));
    const applicants = isApproved && change.registrationId !== null ? [applicant] : [];
    expect(entryAfter(before, entryImport(applicants)(before))).toMatchObject(expected);
  });

  it('is approved no longer, after it missed a match, leaves the table as it was', () => {
    const matches = [matchRecord('primera', 1, { rows: [row('pumas', 1, 3), row('leones', 2, 1)], state: 'official' })];
    const before = { ...facts(registered({ status: 'no_show' })), matches };
    const tableOf = ({ competition, entries }: Planned) =>
      buildResults(competition, entries, matches, author.now.toISOString()).tables;
    expect(tableOf(imported(before, false))).toEqual(tableOf(before));
  });

  it.each([
    ['no longer', plays, false],
    ['again', out, true],
  ])('is approved %s after the end stays as it played', (_, change, isApproved) => {
    const played = facts(registered(change));
    const before = { ...played, competition: { ...played.competition, state: 'finished' as const } };
    expect(imported(before, isApproved)).toEqual(before);
  });

  it('is approved again has its present names, and joins a stage that was drawn without it, once', () => {
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

describe('an entry whose registration is corrected', () => {
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
  const changed = (known: Planned, before: Decided, after: Decided) =>
    entryAfter(known, { result: null, next: afterChange(known, { before, after }, hash) });
  it.each<[string, string[], string[], string[], string[]]>([
    ['has it all, as nobody wrote of it', ['a', 'b'], ['a', 'b'], ['a', 'c'], ['a', 'c']],
    ['keeps the nickname that an organiser wrote', ['A', 'b'], ['a', 'b'], ['a', 'c'], ['A', 'c']],
    ['loses who isn’t in it any more', ['A', 'b'], ['a', 'b'], ['a'], ['A']],
    ['loses one of the middle', ['A', 'b', 'c'], ['a', 'b', 'c'], ['a', 'c'], ['A', 'c']],
    ['is joined by who comes', ['A'], ['a'], ['a', 'b'], ['A', 'b']],
    ['stays without whom an organiser took off', ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'c']],
    ['keeps whom an organiser added', ['a', 'd'], ['a', 'b'], ['a', 'c'], ['a', 'c', 'd']],
  ])('%s', (_, entered, before, after, expected) => {
    const known = facts(registered({ registrationId: 'copa_10000000', players: of(...entered) }));
    expect(changed(known, named(...before), named(...after)).players).toEqual(of(...expected));
  });

  it.each([
    ['plays no more until it is approved', named('a'), 'pending', 'withdrawn'],
    ['plays no more though it missed a match', named('a'), 'pending', 'withdrawn', 'no_show'],
    ['goes on playing where an organiser corrects it', named('a'), 'approved', 'active'],
    ['goes on as it was where nobody had approved it', { ...named('a'), status: 'pending' }, 'pending', 'active'],
  ] as const)('to another ID %s', (_, from, status, expected, entered: Entry['status'] = 'active') => {
    const known = facts(registered({ registrationId: from.id, players: of('A'), status: entered }));
    const players = [{ nickname: 'A', freeFireId: '77777777' }];
    expect(changed(known, from, { ...moved, status })).toMatchObject({ status: expected, players });
  });
});

describe('an organiser who', () => {
  const named = (name: string, nickname: string, before = registered()) => {
    const { keepsPoints, status, aliases, revision: expectedRevision } = before;
    const edit = { name, players: [{ nickname, freeFireId: '10000001' }], keepsPoints, status, aliases };
    return entryEdit('leones', { ...edit, expectedRevision }, author)(facts(before));
  };

  it.each([
    ['Leones 12345678', 'Leo', 'name'],
    ['Leones', 'leo@correo.mx', 'players.0.nickname'],
  ])('calls an entry %s of %s is told that everybody reads it', (name, nickname, field) => {
    const fields = { [field]: expect.stringContaining('lo ve todo el mundo') };
    expect(() => named(name, nickname)).toThrow(expect.objectContaining({ code: 'invalid', fields }));
  });

  it('leaves a name as it was stored once changes the rest', () => {
    const before = registered({ players: [{ nickname: '12345678', freeFireId: null }] });
    expect(named('Leones', '12345678', before).result).toMatchObject({ name: 'Leones' });
  });

  it('disqualifies an entry publishes a reason, until it plays again or is erased', () => {
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

  it('withdraws an entry keeps it out, and lets it follow its registration again once it plays', () => {
    const out = edited(facts(registered()), 'withdrawn');
    expect(imported(imported(out, false), true)).toEqual(out);
    const gone = imported(edited(out, 'active'), false);
    expect(gone.entries).toContainEqual(expect.objectContaining({ id: 'leones', withdrawnBy: 'registration' }));
    expect(imported(gone, true).entries).toContainEqual(expect.objectContaining({ id: 'leones', status: 'active' }));
  });

  it('deletes an entry notes in the draw that it is gone', () => {
    const [stage] = entryRemoval('leones')(facts(registered())).next?.competition.stages ?? [];
    expect(stage).toMatchObject({ groups: [{ entryIds: ['pumas'] }], draw: { gone: ['leones'] } });
  });

  it('lets an entry play again adds one that missed the draw to a group', () => {
    const before = facts(registered({ status: 'withdrawn', withdrawnBy: 'organiser' }), ['pumas']);
    expect(edited(before, 'active').competition.stages[0]?.groups[0]?.entryIds).toEqual(['pumas', 'leones']);
  });
});
