// @vitest-environment jsdom
import type { FormResponse } from '@arena/domain';
import { sampleForm } from '@arena/domain/samples';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pendingResponses, refusals } from './outbox.ts';
import { pauseAfter, runOutbox } from './outbox-runner.ts';
import { submitResponse } from './submit-response.ts';

// The price has tests of its own.
const proofFor = vi.hoisted(() => vi.fn(async () => 'prueba'));
vi.mock('../../../lib/proof/proof.ts', () => ({
  proofFor,
  prepareProof: vi.fn(),
  dropProof: vi.fn(),
}));

const form = sampleForm();
const localForm = { ...form, collectResponses: false };
const response: FormResponse = {
  id: '1-a',
  formId: 'encuesta',
  answers: { nick: 'Sombra' },
  submittedAt: '2026-11-20T15:00:00.000Z',
};

const accepted = () => Response.json({ success: true, data: {} }, { status: 201 });
const failing = (status: number, code: string) => () =>
  Response.json({ success: false, code, error: 'Dijo que no', fields: { 'answers.nick': 'Otro nick' } }, { status });
const portal = () => new Response('<html>Wi-Fi</html>', { status: 404 });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

const fetch = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const show = vi.fn();

function serverSays(...answers: (() => Response)[]): void {
  const last = answers.at(-1) ?? accepted;
  fetch.mockImplementation(async () => (answers.shift() ?? last)());
}

function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

function keptResponses(): unknown {
  const [kept] = JSON.parse(localStorage.getItem('arenalibre_forms') ?? '[]');
  return kept?.responses;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch);
  localStorage.clear();
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetch.mockReset();
  show.mockReset();
});

describe('a form that keeps its responses in the browser', () => {
  test('makes no call', async () => {
    expect(await submitResponse(localForm, response, show)).toEqual({ state: 'sent', pending: false });
    expect(keptResponses()).toEqual([response]);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('says when the browser cannot keep it', async () => {
    fillStorage();
    expect(await submitResponse(localForm, response, show)).toEqual({ state: 'failed', reason: null, fields: {} });
  });
});

describe('a form that collects its responses', () => {
  test('delivers at once, and keeps a copy', async () => {
    serverSays(accepted);
    expect(await submitResponse(form, response, show)).toEqual({ state: 'sent', pending: false });
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/forms/encuesta/responses');
    expect(JSON.parse(String(request?.body))).toMatchObject({ id: '1-a', answers: { nick: 'Sombra' } });
    expect(keptResponses()).toEqual([response]);
    expect(pendingResponses()).toEqual([]);
  });

  test.each([
    { name: 'no connection', answer: lost },
    { name: 'a server that fails', answer: failing(500, 'internal') },
    { name: 'a server out of reach', answer: failing(503, 'unavailable') },
    { name: 'too many at once', answer: failing(429, 'rate_limited') },
    { name: "a hotel's sign-in page", answer: portal },
  ])('keeps it for later on $name, and delivers it then', async ({ answer }) => {
    serverSays(answer, accepted);
    expect(await submitResponse(form, response, show)).toEqual({ state: 'sent', pending: true });
    expect(pendingResponses()).toEqual([{ title: 'Encuesta', response }]);
    expect(keptResponses()).toEqual([response]);
    await vi.runAllTimersAsync();
    expect(pendingResponses()).toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(show).not.toHaveBeenCalled();
  });

  test('a player who waits long is let go; the response goes on', async () => {
    fetch.mockImplementation(() => new Promise(() => undefined));
    const submission = submitResponse(form, response, show);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await submission).toEqual({ state: 'sent', pending: true });
    expect(pendingResponses()).toHaveLength(1);
  });

  test.each([
    { name: 'an answer that is refused', answer: failing(400, 'invalid') },
    { name: 'a form that is gone', answer: failing(404, 'form_not_found') },
    { name: 'an answer that is too large', answer: failing(413, 'too_large') },
  ])('tells the player of $name, and keeps nothing of it', async ({ answer }) => {
    serverSays(answer);
    const fields = { 'answers.nick': 'Otro nick' };
    expect(await submitResponse(form, response, show)).toEqual({ state: 'failed', reason: 'Dijo que no', fields });
    expect(keptResponses()).toEqual([]);
    expect(pendingResponses()).toEqual([]);
    expect(refusals()).toEqual([]);
  });

  test('delivers even where the browser can keep nothing', async () => {
    fillStorage();
    serverSays(accepted);
    expect(await submitResponse(form, response, show)).toEqual({ state: 'sent', pending: false });
  });

  test('delivers even where the browser gives no lock', async () => {
    const request = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    serverSays(accepted);
    expect(await submitResponse(form, response, show)).toEqual({ state: 'sent', pending: false });
  });

  test('says that it wasn’t sent where the site is at fault, and keeps nothing of it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    proofFor.mockRejectedValueOnce(new Error('no worker'));
    expect(await submitResponse(form, response, show)).toEqual({ state: 'failed', reason: null, fields: {} });
    expect(keptResponses()).toEqual([]);
    expect(pendingResponses()).toEqual([]);
  });

  test('says when it is neither kept nor delivered', async () => {
    fillStorage();
    serverSays(lost);
    expect(await submitResponse(form, response, show)).toEqual({ state: 'failed', reason: null, fields: {} });
  });

  test('says so where storage is blocked, too, and doesn’t send it later all the same', async () => {
    vi.stubGlobal('localStorage', null);
    serverSays(lost);
    expect(await submitResponse(form, response, show)).toEqual({ state: 'failed', reason: null, fields: {} });
    expect(pendingResponses()).toEqual([]);
  });
});

describe('the outbox', () => {
  async function putIn(...ids: string[]): Promise<void> {
    serverSays(lost);
    for (const id of ids) await submitResponse(form, { ...response, id }, show);
    fetch.mockReset();
    vi.clearAllTimers();
  }

  function idsSent(): string[] {
    return fetch.mock.calls.map(([, request]) => JSON.parse(String(request.body)).id);
  }

  test('delivers the oldest first, each once', async () => {
    await putIn('2-b', '1-a', '3-c');
    serverSays(accepted);
    await Promise.all([runOutbox(show), runOutbox(show)]);
    expect(idsSent()).toEqual(['1-a', '2-b', '3-c']);
    expect(pendingResponses()).toEqual([]);
  });

  test('stops at a lost connection and goes on later', async () => {
    await putIn('1-a', '2-b');
    serverSays(lost, accepted);
    await runOutbox(show);
    expect(idsSent()).toEqual(['1-a']);
    await vi.runAllTimersAsync();
    expect(idsSent()).toEqual(['1-a', '1-a', '2-b']);
  });

  test('goes past one that the server cannot take now', async () => {
    await putIn('1-a', '2-b');
    serverSays(failing(500, 'internal'), accepted);
    await runOutbox(show);
    expect(pendingResponses().map((pending) => pending.response.id)).toEqual(['1-a']);
  });

  test('drops what the server refuses for good, and says so once', async () => {
    await putIn('1-a', '2-b');
    serverSays(failing(404, 'form_not_found'), accepted);
    await runOutbox(show);
    expect(pendingResponses()).toEqual([]);
    expect(show).toHaveBeenCalledExactlyOnceWith(
      'error',
      'No pudimos entregar tu respuesta a «Encuesta». Dijo que no',
      expect.any(Number),
    );
    await runOutbox(show);
    expect(show).toHaveBeenCalledOnce();
    expect(localStorage.getItem('formOutbox:1-a')).toBeNull();
  });

  test('keeps the news of a refusal, not the answers, until somebody looks', async () => {
    await putIn('1-a');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    serverSays(failing(404, 'form_not_found'));
    await runOutbox(show);
    expect(show).not.toHaveBeenCalled();
    expect(localStorage.getItem('formOutbox:1-a')).not.toContain('Sombra');
    hidden.mockReturnValue(false);
    await runOutbox(show);
    expect(show).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledOnce();
  });

  test.each(['no es json', '{}', '{"title":"X","response":{"id":"1"}}', '7'])(
    'throws damage (%s) out',
    async (damage) => {
      localStorage.setItem('formOutbox:9-z', damage);
      serverSays(accepted);
      await runOutbox(show);
      expect(fetch).not.toHaveBeenCalled();
      expect(localStorage.getItem('formOutbox:9-z')).toBeNull();
    },
  );

  test.each([
    [0, 0, 2_500],
    [0, 1, 5_000],
    [3, 1, 40_000],
    [50, 1, 300_000],
    [50, 0, 150_000],
  ])('after %i rounds and with chance %d it pauses %i ms', (rounds, chance, pause) => {
    expect(pauseAfter(rounds, chance)).toBe(pause);
  });
});
