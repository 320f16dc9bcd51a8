import { expect, test, vi } from 'vitest';
import { recordServerTime, serverNow } from '../time/clock.ts';
import { call, callForFile } from './api.ts';
import { answerInTurn, ok } from './mock-api.ts';

const CONNECTION = 'Error de conexión. Verifica tu conexión a internet.';
const body = {
  tournamentId: 'copa',
  fullName: 'Ana',
  freeFireId: '12345678',
  email: 'ana@correo.mx',
  phone: '5512345678',
  answers: {},
};

const clock = new Date('2026-11-20T14:00:00Z');
const register = () => call('POST /registrations', { body });

test('sends the method, path and body of the endpoint', async () => {
  const sent = answerInTurn(ok({ status: 'pending' }), ok({}));
  expect(await register()).toEqual({ status: 'pending' });
  await call('GET /forms/:formId', { params: { formId: 'a/b' } });
  expect(sent).toEqual([
    { call: 'POST /api/registrations', body },
    { call: 'GET /api/forms/a%2Fb', body: null },
  ]);
});

test('reads the server’s clock from an uncached response', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  const headers = { date: clock.toUTCString(), age: '0' };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: {} }, { headers }));
  await call('GET /health', {});
  expect(serverNow()).toEqual(clock);
  recordServerTime(Date.now());
});

test("an error has the server's message, code and fields", async () => {
  const fields = { freeFireId: 'El ID debe contener entre 8 y 12 dígitos numéricos' };
  answerInTurn({
    status: 400,
    body: { success: false, error: 'Revisa los campos marcados.', code: 'invalid', fields },
  });
  const error = { message: 'Revisa los campos marcados.', code: 'invalid', status: 400, fields };
  await expect(register()).rejects.toMatchObject(error);
});

test.each([
  [401, 'No autorizado. Por favor inicia sesión nuevamente.'],
  [403, 'No tienes permisos para realizar esta acción.'],
  [500, 'Error interno del servidor. Intenta más tarde.'],
  [418, 'Ha ocurrido un error inesperado'],
])('a %i without a message gets the text of its status', async (status, text) => {
  vi.stubGlobal('fetch', async () => new Response('<html>not from us</html>', { status }));
  const error = { message: `HTTP error! status: ${status}`, text, code: 'unexpected', status, fields: {} };
  await expect(register()).rejects.toMatchObject(error);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a truncated response', async () => new Response('{"success":tr')],
  ["a hotel's sign-in page", async () => new Response('<html>Welcome</html>')],
])('reports a connection error on %s', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  await expect(register()).rejects.toMatchObject({ message: CONNECTION, code: 'connection', status: 0 });
});

test('a download that breaks off is a connection error', async () => {
  const content = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('Nombre')),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  vi.stubGlobal('fetch', async () => new Response(content));
  const request = { params: { tournamentId: 'copa' }, query: {} };
  const file = callForFile('GET /registrations/export/:tournamentId', request, () => undefined);
  await expect(file).rejects.toMatchObject({ code: 'connection', message: CONNECTION });
});
