import { describe, expect, test, vi } from 'vitest';
import { recordServerTime, serverNow } from '../time/clock.ts';
import { ApiError, call, callForFile } from './api.ts';

const CONNECTION = 'Error de conexión. Verifica tu conexión a internet.';
const body = {
  tournamentId: 'copa',
  fullName: 'Ana',
  freeFireId: '12345678',
  email: 'ana@correo.mx',
  phone: '5512345678',
  answers: {},
};

function answering(status: number, text: string): ReturnType<typeof vi.fn<typeof fetch>> {
  const mock = vi.fn<typeof fetch>(async () => new Response(text, { status }));
  vi.stubGlobal('fetch', mock);
  return mock;
}

async function failure(): Promise<ApiError> {
  const error = await call('POST /registrations', { body }).catch((caught: unknown) => caught);
  if (error instanceof ApiError) return error;
  throw new Error(`Expected an ApiError, got ${String(error)}`);
}

describe('the request', () => {
  test('the method, path and body that the name of the endpoint says', async () => {
    const mock = answering(200, JSON.stringify({ success: true, data: { status: 'pending' } }));
    expect(await call('POST /registrations', { body })).toEqual({ status: 'pending' });
    const [url, init] = mock.mock.calls[0] ?? [];
    expect(url).toBe('/api/registrations');
    expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(body) });
  });

  test('parameters in their place, percent-encoded', async () => {
    const mock = answering(200, JSON.stringify({ success: true, data: {} }));
    await call('GET /forms/:formId', { params: { formId: 'a/b' } });
    const [url, init] = mock.mock.calls[0] ?? [];
    expect(url).toBe('/api/forms/a%2Fb');
    expect(init).toMatchObject({ method: 'GET', body: null });
  });
});

test.each([{ answer: 'made just now', age: 0 }])(
  'reads the server’s clock from a reply with $answer',
  async ({ age }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    const date = new Date(Date.parse('2026-11-20T14:00:00Z') - 1_000 * age).toUTCString();
    const headers = { date, age: String(age) };
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: {} }, { headers }));
    await call('GET /health', {});
    expect(serverNow().toISOString()).toBe('2026-11-20T14:00:00.000Z');
    recordServerTime(Date.now());
    vi.useRealTimers();
  },
);

describe('the error', () => {
  test("the server's own words, code and fields", async () => {
    const fields = { freeFireId: 'El ID debe contener entre 8 y 12 dígitos numéricos' };
    answering(400, JSON.stringify({ success: false, error: 'Revisa los campos marcados.', code: 'invalid', fields }));
    expect(await failure()).toMatchObject({
      message: 'Revisa los campos marcados.',
      code: 'invalid',
      status: 400,
      fields,
    });
  });

  test.each([
    [401, 'No autorizado. Por favor inicia sesión nuevamente.'],
    [403, 'No tienes permisos para realizar esta acción.'],
    [500, 'Error interno del servidor. Intenta más tarde.'],
    [418, 'Ha ocurrido un error inesperado'],
  ])('%i without words of its own', async (status, text) => {
    answering(status, '<html>not from us</html>');
    const thrown = { message: `HTTP error! status: ${status}`, text, code: 'unexpected', status, fields: {} };
    expect(await failure()).toMatchObject(thrown);
  });
});

describe('an answer that never came', () => {
  test('no network', async () => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')));
    expect(await failure()).toMatchObject({ message: CONNECTION, code: 'connection', status: 0 });
  });

  test.each([
    ['cut off in the middle', '{"success":tr'],
    ["a hotel's sign-in page", '<html>Welcome</html>'],
  ])('a good status with nothing behind it: %s', async (_, text) => {
    answering(200, text);
    expect(await failure()).toMatchObject({ message: CONNECTION, code: 'connection', status: 0 });
  });
});

describe('a file', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const ask = (onPiece: (piece: Uint8Array) => void) =>
    callForFile('GET /registrations/export/:tournamentId', { params: { tournamentId: 'copa' }, query: {} }, onPiece);

  test('that breaks off is an error', async () => {
    const content = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes('Nombre'));
      },
      pull(controller) {
        controller.error(new TypeError('network error'));
      },
    });
    vi.stubGlobal('fetch', async () => new Response(content));
    await expect(ask(() => undefined)).rejects.toMatchObject({ code: 'connection', message: CONNECTION });
  });
});
