import { ImportReport } from '@arena/domain/api';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import type { Reply } from '../../fixtures/calls/api.ts';
import { queueRecords, write } from '../../fixtures/records/records.ts';

const { call, database, expectRefused, players, recorded } = await openAdminArea(
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

  it('imports nothing from an empty text, no rows, or more than 200 rows', async () => {
    expect(reportOf(await call(PATH, { text: 'Hola' }))).toMatchObject({ rows: [], imported: 0 });
    const many = Array.from({ length: 201 }, (_, at) => `Ana;${30_000_000 + at}`).join('\n');
    expect(reportOf(await call(PATH, { text: many })).problem).toContain('200');
    await expectRefused(() => call(PATH, { text: '' }), 400, 'invalid', { text: 'Escribe un texto' });
  });
});
