import { limits, Registration } from '@arena/domain';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { readCsv } from '../../fixtures/records/read-csv.ts';
import {
  type Fields,
  hoursFromNow,
  registrationRecord,
  tournamentRecord,
  write,
} from '../../fixtures/records/records.ts';

const COPA = 'Copa Relámpago';

const question = (text: string, order: number, active = true): Fields => ({ text, type: 'text', order, active });

const { admin, api, call, database } = await openAdminArea('demo-api-registrations-export', () => ({
  'tournaments/copa': tournamentRecord(),
  'tournaments/vacia': tournamentRecord(),
  'tournaments/vieja': tournamentRecord(),
  'questions/nick': question('¿Cuál es tu nick?', 0),
  'questions/modos': question('=¿Qué modos juegas?', 1, false),
  'questions/de-vieja': { ...question('¿Talla?', 2), tournamentId: 'vieja' },
  'registrations/copa_10000002': registrationRecord({
    freeFireId: '10000002',
    fullName: '=HYPERLINK("http://mal.example")',
    status: 'rejected',
    createdAt: hoursFromNow(-1),
    decidedAt: hoursFromNow(0),
    reason: '@nivel, "bajo"\ny más',
  }),
  'registrations/copa_10000001': registrationRecord({
    freeFireId: '10000001',
    nickname: 'AnaFF',
    team: {
      name: '=Furia',
      players: [
        { nickname: 'Kira', freeFireId: '10000011' },
        { nickname: 'Yuki', freeFireId: '10000012' },
      ],
    },
    guardian: { name: 'Rosa', contact: '+52 55 8765 4321' },
    createdAt: hoursFromNow(-2),
    answers: { nick: '-1+1', modos: ['Solo', 'Dúo'], quitada: 'sigue aquí' },
  }),
  'registrations/liga_10000003': registrationRecord({ freeFireId: '10000003', tournamentId: 'liga' }),
}));

/** A download with the bytes as they came, the mark at their beginning included. */
async function download(path: string): Promise<{ headers: Headers; text: string }> {
  const response = await fetch(`${api.origin}/api/registrations/export${path}`, {
    headers: { authorization: `Bearer ${admin}` },
  });
  expect(response.status).toBe(200);
  return { headers: response.headers, text: Buffer.from(await response.arrayBuffer()).toString('utf8') };
}

it('a CSV export has a BOM, a column per question and no formula cells', async () => {
  const { headers, text } = await download('/copa?timeZone=America/Mexico_City');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename=inscripciones-copa.csv');
  expect(headers.get('cache-control')).toBe('no-store');
  const line = (...cells: string[]) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`;
  const zone = 'hora de Ciudad de México';
  const titles = ['Torneo', 'Nombre', 'ID de Free Fire', 'Correo', 'Teléfono', 'Estado', `Inscripción (${zone})`];
  const contact = ['ana@example.com', '(+52) 55 1234 5678'];
  const more = [`Decisión (${zone})`, 'Motivo', 'Apodo', 'Equipo', 'Compañeros'];
  const guardian = ['Tutor', 'Permiso del tutor', 'Contacto del tutor'];
  const questions = ['¿Cuál es tu nick?', "'=¿Qué modos juegas?", 'Otras respuestas'];
  const ana = ['Pendiente', '2026-11-20 07:00', '', '', 'AnaFF', "'=Furia", 'Kira 10000011; Yuki 10000012'];
  const rosa = ['Rosa', 'Falta', '(+52) 55 8765 4321'];
  const answers = ["'-1+1", 'Solo; Dúo', 'quitada: sigue aquí'];
  const forged = `'=HYPERLINK(""http://mal.example"")`;
  const decision = ['Rechazado', '2026-11-20 08:00', '2026-11-20 09:00', `'@nivel, ""bajo""\ny más`];
  const lines = [
    line(...titles, ...more, ...guardian, ...questions),
    line(COPA, 'Ana Pérez', '10000001', ...contact, ...ana, ...rosa, ...answers),
    line(COPA, forged, '10000002', ...contact, ...decision, ...Array.from({ length: 9 }, () => '')),
  ];
  expect(text).toBe(`\ufeff${lines.join('')}`);
});

it('an inactive question has a column only in exports with an answer to it', async () => {
  const titles = async (path: string) => readCsv((await download(path)).text)[0] ?? [];
  const isOff = "'=¿Qué modos juegas?";
  expect(await titles('/copa')).toContain(isOff);
  expect(await titles('')).toContain(isOff);
  expect(await titles('/vieja')).not.toContain(isOff);
  expect(await titles('/vieja')).toContain('¿Cuál es tu nick?');
});

it('an export of all tournaments names the tournament of each row, also deleted ones', async () => {
  const { text, headers } = await download('');
  const [titles, ...rows] = readCsv(text);
  expect(titles?.[6]).toBe('Inscripción (UTC)');
  expect(titles).toContain('¿Talla?');
  expect(readCsv((await download('/copa')).text)[0]).not.toContain('¿Talla?');
  expect(rows).toHaveLength(3);
  const names = new Map(rows.map(([name, , freeFireId]) => [freeFireId, name]));
  expect([names.get('10000001'), names.get('10000003')]).toEqual([COPA, 'Torneo anterior']);
  expect(headers.get('content-disposition')).toBe('attachment; filename=inscripciones-todas.csv');
  expect(JSON.parse((await download('?format=json')).text).data).toHaveLength(3);
});

it('a long export has each registration once and in order, in CSV and JSON', async () => {
  const ids = Array.from({ length: 2 * limits.exportPage + 1 }, (_, index) => String(20_000_000 + index));
  const records = ids.map((freeFireId, index) => [
    `registrations/vacia_${freeFireId}`,
    registrationRecord({ tournamentId: 'vacia', freeFireId, createdAt: hoursFromNow(index) }),
  ]);
  await write(database, Object.fromEntries(records));
  expect((await download('/vacia')).text.match(/(?<=[,"])2\d{7}(?=[,"])/g)).toEqual(ids);
  const { text, headers } = await download('/vacia?format=json');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  const Exported = z.array(Registration.omit({ networkHash: true }));
  const data = Exported.parse(JSON.parse(text).data);
  expect(data.map(({ freeFireId }) => freeFireId)).toEqual(ids);
  const { body } = await call('GET /registrations/tournament/vacia?order=asc&limit=3');
  expect(body).toMatchObject({ data: { items: data.slice(0, 3) } });
});
