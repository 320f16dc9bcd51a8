// Excluded player IDs: no way into a tournament takes them, and admins alone read why.
import { errorText } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { republish } from '../../../functions/src/competitions/competitions.ts';
import { excludePlayer } from '../../../functions/src/exclusions/exclusions.ts';
import { isLostRace } from '../../../functions/src/platform/fault.ts';
import { statusChange } from '../../../functions/src/registrations/commands/commands.ts';
import { decideAll } from '../../../functions/src/registrations/round.ts';
import { readSnapshot } from '../../../functions/src/registrations/store.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData } from '../../fixtures/calls/expect.ts';
import { linkOf, registered } from '../../fixtures/people/links.ts';
import { people } from '../../fixtures/people/people.ts';
import { adminRecord } from '../../fixtures/people/roles.ts';
import { competitionDocuments, prizeDocuments } from '../../fixtures/records/competition-records.ts';
import {
  type Fields,
  hoursFromNow,
  keyedSubmission,
  NOW,
  tournamentDocuments,
  write,
} from '../../fixtures/records/records.ts';
import { contextOn } from '../../fixtures/records/registering.ts';

const OUT = '10000009';
const REASON = 'Usó un programa de ayuda';
const captain = () => linkOf('c');
const waiting = () => linkOf('w');

const { api, audits, call, clock, database, everything, expectRefused, players, sign, stored, visit } =
  await openAdminArea('demo-api-exclusions', () => ({
    'admins/scorer': adminRecord('scorer', { role: 'scorer' }),
    ...tournamentDocuments('copa', { teamSize: 2, modality: 'Dúo', waitingList: 'automatic', maxPlayers: 20 }),
    ...tournamentDocuments('liga', {}),
    ...registered('10000001', captain(), {
      status: 'approved',
      decidedAt: NOW,
      nickname: 'Rayo',
      team: { name: 'Furia', players: [{ nickname: 'Kira', freeFireId: '10000002' }] },
    }),
  }));

const duo = (nickname: string, freeFireId: string) => ({ name: 'Furia', players: [{ nickname, freeFireId }] });
const exclude = async (fields: Fields = {}) => {
  const reply = await call('POST /exclusions', { freeFireId: OUT, reason: REASON, until: null, ...fields });
  expect(reply.status).toBe(200);
  return Object(reply.body).data;
};
const register = (fields: Fields = {}) =>
  visit('POST /registrations', keyedSubmission({ freeFireId: OUT, tournamentId: 'liga', ...fields }));
const refusedBy = async (calling: () => ReturnType<typeof call>, field = 'freeFireId') => {
  const fields = { [field]: errorText.player_excluded };
  await expectRefused(calling, 409, 'player_excluded', fields);
};
const idOf = async (freeFireId: string) => {
  const { docs } = await database.collection('registrations').where('freeFireId', '==', freeFireId).get();
  return docs[0]?.id ?? '';
};

describe('an excluded player ID', () => {
  it('neither registers alone nor as a teammate, with words that say whom to write to', async () => {
    await exclude();
    await refusedBy(() => register());
    await refusedBy(() => register({ freeFireId: `00${OUT}` }));
    await refusedBy(
      () => register({ tournamentId: 'copa', freeFireId: '10000003', team: duo('Tito', OUT) }),
      'team.players.0.freeFireId',
    );
    expect((await register({ freeFireId: '10000003' })).status).toBe(200);
  });

  it('is not swapped in by a captain’s link, by an admin’s correction, or by accepting a request', async () => {
    const swap = (revision = 0) =>
      visit('POST /my-registration/correct', { token: captain(), revision, team: duo('Nuevo', OUT) });
    await exclude();
    const field = 'team.players.0.freeFireId';
    await refusedBy(() => swap(), field);
    const correction = { id: 'copa_10000001', revision: 0, team: duo('Nuevo', OUT) };
    await refusedBy(() => call('PATCH /registrations/fields', correction), field);
    await refusedBy(() => call('PATCH /registrations/fields', { id: 'copa_10000001', revision: 0, freeFireId: OUT }));
  });

  it('is refused when a request from before the exclusion is accepted, and the request can still be refused', async () => {
    const body = { token: captain(), revision: 0, team: duo('Nuevo', OUT) };
    expect((await visit('POST /my-registration/correct', body)).status).toBe(200);
    await exclude();
    const decide = (accept: boolean) =>
      call('POST /registrations/players', { id: 'copa_10000001', revision: 1, accept });
    await refusedBy(() => decide(true), 'team.players.0.freeFireId');
    const phone = { token: captain(), revision: 1, phone: '+52 55 1111 2222' };
    expect((await visit('POST /my-registration/correct', phone)).status).toBe(200);
    expect(
      (await call('POST /registrations/players', { id: 'copa_10000001', revision: 2, accept: false })).status,
    ).toBe(200);
  });

  it('is not approved, and a player who was approved before stays', async () => {
    await register();
    await exclude();
    const id = await idOf(OUT);
    await refusedBy(() => call(`PATCH /registrations/${id}/status`, { status: 'approved' }));
    const { body } = await call('POST /registrations/batch/approve', { ids: [id] });
    expect(body).toMatchObject({ data: { done: [], failed: [{ id, code: 'player_excluded' }] } });
    expect((await call(`PATCH /registrations/${id}/status`, { status: 'rejected' })).status).toBe(200);

    await exclude({ freeFireId: '10000002' });
    expect(await stored('registrations/copa_10000001')).toMatchObject({ status: 'approved' });
    const phone = { id: 'copa_10000001', revision: 0, phone: '+52 55 1111 2222' };
    expect((await call('PATCH /registrations/fields', phone)).status).toBe(200);
  });

  it('neither joins a waiting list nor takes the seat that it was offered', async () => {
    await database.doc('tournaments/liga').update({ maxPlayers: 1, currentPlayers: 1, waitingList: 'automatic' });
    expect((await register({ orWait: true, link: waiting() })).status).toBe(200);
    const id = await idOf(OUT);
    await database.doc('tournaments/liga').update({ currentPlayers: 0 });
    expect((await call('POST /registrations/offer', { id })).status).toBe(200);
    await exclude();
    await refusedBy(() => visit('POST /my-registration/take', { token: waiting() }));
    await exclude({ freeFireId: '10000008' });
    await database.doc('tournaments/liga').update({ currentPlayers: 1 });
    await refusedBy(() => register({ freeFireId: '10000008', orWait: true }));
  });

  it('is a problem of its line in an imported list, which stores nothing', async () => {
    await exclude();
    const text = `Nombre,Apodo,ID\nAna,AnaFF,30000001\nLuis,LuisFF,${OUT}`;
    for (const dryRun of [true, false]) {
      const { body } = await call('POST /registrations/import/liga', { text, dryRun });
      expect(body).toMatchObject({
        data: { imported: 0, rows: [{ state: 'new' }, { state: 'problem', problems: [errorText.player_excluded] }] },
      });
    }
    expect(await players('liga')).toBe(0);
  });

  it('plays again by itself at the end of its exclusion, or once an admin ends it', async () => {
    const { id } = await exclude({ until: hoursFromNow(1).toISOString() });
    await refusedBy(() => register());
    clock.now = hoursFromNow(1.1);
    expect((await register()).status).toBe(200);

    const again = await exclude();
    expect(again).toMatchObject({ id, until: null, endedAt: null, revision: 2 });
    expect((await register({ tournamentId: 'copa', team: duo('Kai', '10000005') })).status).toBe(409);
    const ended = await call(`PATCH /exclusions/${id}`, { revision: 2, ended: true });
    expect(ended.body).toMatchObject({ data: { endedBy: 'admin', endedAt: clock.now.toISOString() } });
    expect((await register({ tournamentId: 'copa', team: duo('Kai', '10000005') })).status).toBe(200);
  });
});

describe('an excluded player ID in a competition', () => {
  const entries = 'competitions/copa/entries';
  const byHand = (freeFireId: string) => ({ name: 'Tigres', players: [{ nickname: 'Tito', freeFireId }] });
  const add = (freeFireId: string) => call(`POST /${entries}`, byHand(freeFireId));
  const edit = (freeFireId: string, fields: Fields = {}) =>
    call(`PUT /${entries}/zorros`, {
      ...byHand(freeFireId),
      status: 'active',
      keepsPoints: true,
      aliases: [],
      expectedRevision: 1,
      ...fields,
    });
  const refused = (calling: () => ReturnType<typeof call>) =>
    expectRefused(calling, 409, 'player_excluded', {
      'players.0.freeFireId': 'Este ID está excluido. Para que juegue, termina su exclusión en «Jugadores excluidos».',
    });

  it('is not typed in by hand, neither as a new entry nor into one', async () => {
    await write(database, competitionDocuments);
    await exclude();
    await refused(() => add(OUT));
    await refused(() => edit(OUT));
    expect((await edit('10000003')).status).toBe(200);
    clock.now = hoursFromNow(1);
    expect((await add('10000004')).status).toBe(200);
  });

  it('stays in an entry from before, which may be edited, but not play again once withdrawn', async () => {
    await write(database, competitionDocuments);
    expect((await edit(OUT)).status).toBe(200);
    await exclude();
    expect((await edit(OUT, { name: 'Otros', expectedRevision: 2 })).status).toBe(200);
    expect((await edit(OUT, { status: 'withdrawn', expectedRevision: 3 })).status).toBe(200);
    await refused(() => edit(OUT, { expectedRevision: 4 }));
  });

  it('keeps its title and prize until an organiser disqualifies it, and its prize is then in question', async () => {
    await write(database, prizeDocuments);
    const players = [{ nickname: 'pumas', freeFireId: OUT }];
    await database.doc('competitions/premiada/entries/pumas').update({ players });
    await republish(contextOn(database), 'premiada');
    const { id } = await exclude();
    const entriesOf = async () => Object((await call(`GET /exclusions/${id}/entries`)).body).data.entries;
    const own = { tournamentId: 'premiada', tournament: 'Copa Relámpago', isOver: true, entry: 'pumas' };
    const prize = { rank: 2, what: '$50 USD', state: 'sent' };
    expect(await entriesOf()).toEqual([
      { ...own, status: 'active', place: 2, prizes: [{ ...prize, inQuestion: false }] },
    ]);
    const disqualified = {
      name: 'pumas',
      players,
      status: 'disqualified',
      keepsPoints: false,
      aliases: [],
      expectedRevision: 1,
    };
    expect((await call('PUT /competitions/premiada/entries/pumas', disqualified)).status).toBe(200);
    expect(await entriesOf()).toEqual([
      { ...own, status: 'disqualified', place: null, prizes: [{ ...prize, inQuestion: true }] },
    ]);
  });
});

describe('the list of exclusions', () => {
  it('notes an answer, moves the end, and shows an outdated edit as a conflict', async () => {
    const made = await exclude();
    expectData(await call('GET /exclusions'), { exclusions: [made] });
    expect(made).toMatchObject({ freeFireId: OUT, reason: REASON, excludedBy: 'admin', note: '', revision: 1 });
    const path = `PATCH /exclusions/${made.id}`;
    const until = hoursFromNow(48).toISOString();
    for (const _ of [1, 2]) {
      const { body } = await call(path, { revision: 1, note: 'Pidió perdón', until });
      expect(body).toMatchObject({ data: { note: 'Pidió perdón', until, revision: 2 } });
    }
    await expectRefused(() => call(path, { revision: 1, note: 'Otra cosa' }), 409, 'edit_conflict');
    await expectRefused(() => call(path, { revision: 2, until: hoursFromNow(-1).toISOString() }), 400, 'invalid', {
      until: 'Elige una fecha que todavía no llegó',
    });
    await expectRefused(
      () => call('POST /exclusions', { freeFireId: OUT, reason: 'Otro', until: null }),
      400,
      'invalid',
      {
        freeFireId: 'Este ID ya está excluido',
      },
    );
  });

  it('is audited without the player’s ID, the reason and the note', async () => {
    const { id } = await exclude();
    await call(`PATCH /exclusions/${id}`, { revision: 1, note: 'Pidió perdón' });
    await call(`PATCH /exclusions/${id}`, { revision: 2, ended: true });
    const written = await audits();
    expect(written.map(({ action, actor, target }) => `${actor} ${action} ${target}`).toSorted()).toEqual([
      `admin exclusion.create ${id}`,
      `admin exclusion.end ${id}`,
      `admin exclusion.update ${id}`,
    ]);
    expect(JSON.stringify(written)).not.toMatch(new RegExp(`${OUT}|programa|perdón`));
  });

  it('is read by admins alone, and leaves no trace in what others read', async () => {
    await register();
    await exclude();
    const scorer = await sign.in(people.scorer);
    for (const token of [scorer, undefined]) {
      const status = token === undefined ? 401 : 403;
      const { status: answered } = await api.call('GET /exclusions', { token });
      expect(answered).toBe(status);
    }
    const documents = Object.entries(await everything());
    const told = documents.filter(([path]) => !/^(?:exclusions|audit)\//.test(path));
    expect(JSON.stringify(told)).not.toContain(REASON);
  });
});

it('a decision on facts from before an exclusion is not written after it', async () => {
  await register();
  const id = await idOf(OUT);
  const context = contextOn(database);
  const operation = {
    registrationId: id,
    decide: statusChange({ status: 'approved' }, { uid: 'admin', now: NOW }),
  };
  const snapshot = await readSnapshot(context, 'liga', { registrationIds: [id] });
  const { changes } = decideAll([operation], snapshot);
  expect(changes.letIn).toEqual(new Set([OUT]));
  const { id: excluded } = await excludePlayer(context, { freeFireId: OUT, reason: REASON, until: null }, 'clave');
  await expect(snapshot.commit(changes)).rejects.toSatisfy(isLostRace);
  expect(await stored(`registrations/${id}`)).toMatchObject({ status: 'pending' });

  // An ended exclusion is checked, too: it may have been renewed.
  await call(`PATCH /exclusions/${excluded}`, { revision: 1, ended: true });
  const later = await readSnapshot(context, 'liga', { registrationIds: [id] });
  const decided = decideAll([operation], later);
  await exclude();
  await expect(later.commit(decided.changes)).rejects.toSatisfy(isLostRace);
});
