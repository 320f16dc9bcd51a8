import { Registration, usualConfirmations } from '@arena/domain';
import { ImportReport } from '@arena/domain/api';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import type { Reply } from '../../fixtures/calls/api.ts';
import { from } from '../../fixtures/people/origins.ts';
import { hoursFromNow, queueRecords, write } from '../../fixtures/records/records.ts';

const { api, call, database, expectRefused, players, recorded } = await openAdminArea(
  'demo-api-registrations-import',
  queueRecords,
);

const PATH = 'POST /registrations/import/copa';
const FORM = 'Marca temporal,Nombre,Apodo,ID,WhatsApp\n1/12/2026,Ana Pérez,AnaFF,3000 0001,+52 55 1234 5678';
const KEY = { 'idempotency-key': '33333333-3333-4333-8333-333333333333' };

const named = async (freeFireId: string) => {
  const { docs } = await database.collection('registrations').where('freeFireId', '==', freeFireId).get();
  return docs.map((one) => one.data());
};
const reportOf = ({ body }: Reply) => z.object({ success: z.literal(true), data: ImportReport }).parse(body).data;
const rowsOf = (rows: readonly { line: number; state: string }[]) => rows.map(({ line, state }) => `${line} ${state}`);

describe('POST /registrations/import/:tournamentId', () => {
  it('is a dry run by default, and otherwise stores new rows once as pending', async () => {
    const tried = reportOf(await call(PATH, { text: FORM }));
    expect([rowsOf(tried.rows), tried.imported, await players(), await recorded()]).toEqual([['2 new'], 0, 2, []]);
    // The deadline and the form are about visitors.
    await database.doc('tournaments/copa').update({ linkedFormId: null, registrationDeadline: '2020-01-01' });
    for (const _ of [1, 2]) {
      const stored = reportOf(await call(PATH, { text: FORM, dryRun: false }, KEY));
      expect(stored).toMatchObject({ imported: 1, rows: [{ state: 'new' }] });
    }
    expect(await named('30000001')).toMatchObject([
      { status: 'pending', fullName: 'Ana Pérez', nickname: 'AnaFF', phone: '+52 55 1234 5678', email: '' },
    ]);
    expect(await players()).toBe(3);
    expect((await recorded()).map((each) => each.split(' ')[1])).toEqual(['registration.import']);
  });

  it('gives new players a link that organisers send, with which they see their registration', async () => {
    await call(PATH, { text: FORM, dryRun: false }, { ...KEY, ...from('198.51.100.20') });
    const { docs } = await database.collection('registrations').where('freeFireId', '==', '30000001').get();
    const ids = docs.map(({ id }) => id);
    const { body } = await call('POST /registrations/links', { ids }, from('198.51.100.20'));
    const [{ token }] = Object(body).data.links;
    const read = await api.call('POST /my-registration/read', { body: { token }, headers: from('203.0.113.7') });
    expect(read.status).toBe(200);
    expect(docs[0]?.get('linkMaker')).toMatchObject({ uid: 'admin' });
    expect(JSON.stringify(docs[0]?.data())).not.toContain(token);
  });

  it.each([
    ['confirms them with their approval', {}, true],
    ['leaves the confirmation to them if the organiser says so', { confirmed: false }, false],
  ])('%s', async (_, choice, isConfirmed) => {
    await database.doc('tournaments/copa').update({ date: hoursFromNow(72), confirmations: usualConfirmations });
    await call(PATH, { text: FORM, dryRun: false, ...choice });
    const { docs } = await database.collection('registrations').where('freeFireId', '==', '30000001').get();
    const [id = ''] = docs.map((one) => one.id);
    await call(`PATCH /registrations/${id}/status`, { status: 'approved' });
    const [stored] = await named('30000001');
    expect([stored?.enrolmentConfirmedAt, stored?.matchConfirmedAt].map(Boolean)).toEqual([isConfirmed, isConfirmed]);
    const { body } = await call('GET /registrations/unconfirmed');
    expect(Object(body).data.tournaments.map(({ count }: { count: number }) => count)).toEqual([isConfirmed ? 1 : 2]);
  });

  it('skips players who are already registered', async () => {
    const text = 'Nombre,ID\nOtra,10000001\nLuis,30000002';
    const { rows, imported } = reportOf(await call(PATH, { text, dryRun: false }));
    expect([rowsOf(rows), imported]).toEqual([['2 registered', '3 new'], 1]);
    expect(await named('10000001')).toMatchObject([{ fullName: 'Ana Pérez' }]);
  });

  it('stores nothing if a row has a problem, unless that row is left out', async () => {
    const text = 'Nombre,ID\nAna,30000001\nLuis,1.23E+10\nZoe,30000001\nTeo,30000003';
    const { rows, imported } = reportOf(await call(PATH, { text, dryRun: false }));
    expect([rowsOf(rows), imported]).toEqual([['2 new', '3 problem', '4 problem', '5 problem'], 0]);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([
      expect.stringContaining('recortó'),
      'El ID 30000001 ya está en la línea 2.',
      expect.stringContaining('cupo'),
    ]);
    expect(await players()).toBe(2);
    const rest = reportOf(await call(PATH, { text, dryRun: false, leaveOut: [3, 4, 5] }));
    expect([rowsOf(rest.rows), rest.imported]).toEqual([['2 new', '3 left_out', '4 left_out', '5 left_out'], 1]);
  });

  it('registers teams with all players, and reports a row with a taken ID', async () => {
    await write(database, {
      'tournaments/duos': { ...queueRecords()['tournaments/vacia'], teamSize: 2, maxPlayers: 10 },
    });
    const text =
      'Equipo,Jugador 1,ID 1,Jugador 2,ID 2\nLobos,Ana,30000001,Luis,30000002\nRayo,Zoe,30000003,Teo,30000002';
    const DUOS = 'POST /registrations/import/duos';
    expect(rowsOf(reportOf(await call(DUOS, { text })).rows)).toEqual(['2 new', '3 problem']);
    expect(reportOf(await call(DUOS, { text, dryRun: false, leaveOut: [3] })).imported).toBe(1);
    expect(await named('30000001')).toMatchObject([
      { team: { name: 'Lobos', players: [{ nickname: 'Luis', freeFireId: '30000002' }] } },
    ]);
  });

  it('records the import if its first row was registered before', async () => {
    const text = 'Nombre,ID\nOtra,10000001\nLuis,30000002';
    await call(PATH, { text, dryRun: false });
    const entries = (await database.collection('audit').get()).docs.map((one) => one.data());
    expect(entries).toMatchObject([{ action: 'registration.import', after: { count: 1 } }]);
  });

  it('puts those above the limit on the waiting list, in the order of the list', async () => {
    await database.doc('tournaments/copa').update({ waitingList: 'by_hand' });
    const text = 'Nombre,ID\nZoe,30000004\nAna,30000001\nTeo,30000003\nBea,30000002';
    const { rows, imported } = reportOf(await call(PATH, { text, dryRun: false }));
    expect([rowsOf(rows), imported]).toEqual([['2 new', '3 waiting', '4 waiting', '5 waiting'], 4]);
    const { body } = await call('GET /registrations/tournament/copa?order=asc');
    const { items } = z.object({ data: z.object({ items: z.array(Registration) }) }).parse(body).data;
    expect(items.slice(-4).map(({ fullName, line }) => [fullName, line])).toEqual([
      ['Zoe', null],
      ['Ana', 1],
      ['Teo', 2],
      ['Bea', 3],
    ]);
  });

  it('reads sheets with columns of their own, guardians, and phones of a country', async () => {
    await database.doc('tournaments/copa').update({ maxPlayers: 10 });
    const text = [
      '\fMéxico\nNombre\tID\tWhatsApp\nAna\t30000001\t525512345678',
      '\fPerú\nTutor\tWhatsApp del tutor\tPaís\tTeléfono\tID\tNombre\nRosa\t987111334\tPerú\t987111333\t30000002\tLuis',
    ].join('\n');
    expect(reportOf(await call(PATH, { text, dryRun: false })).imported).toBe(2);
    expect(await named('30000001')).toMatchObject([{ fullName: 'Ana', phone: '+52 55 1234 5678', guardian: null }]);
    expect(await named('30000002')).toMatchObject([
      { fullName: 'Luis', phone: '+51 987 111 333', guardian: { name: 'Rosa', contact: '+51 987 111 334' } },
    ]);
  });

  it('imports nothing from an empty text, no rows, or more than 200 rows', async () => {
    expect(reportOf(await call(PATH, { text: 'Hola' }))).toMatchObject({ rows: [], imported: 0 });
    const many = Array.from({ length: 201 }, (_, at) => `Ana;${30_000_000 + at}`).join('\n');
    expect(reportOf(await call(PATH, { text: many })).problem).toContain('200');
    await expectRefused(() => call(PATH, { text: '' }), 400, 'invalid', { text: 'Escribe un texto' });
  });
});
