// @vitest-environment jsdom
import type { FormResponse } from '@arena/domain';
import { sampleForm } from '@arena/domain/samples';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storedKeys } from '../../../lib/storage/storage.ts';
import { resumeResponses } from './outbox.ts';
import { submitResponse } from './submit-response.ts';

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

const PREFIX = 'outbox:response::';
const pendingIds = () => storedKeys('local', PREFIX).map((key) => key.slice(PREFIX.length));

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
});

describe('a form that collects its responses', () => {
  test.each([
    { name: 'no connection', answer: lost },
    { name: "a hotel's sign-in page", answer: portal },
  ])('keeps it for later on $name, and delivers it then', async ({ answer }) => {
    serverSays(answer, accepted);
    expect(await submitResponse(form, response, show)).toEqual({ state: 'sent', pending: true });
    expect(pendingIds()).toEqual([response.id]);
    expect(keptResponses()).toEqual([response]);
    await vi.runAllTimersAsync();
    expect(pendingIds()).toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(show).not.toHaveBeenCalled();
  });

  test('releases the visitor after a long wait and goes on sending', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetch.mockImplementation(() => promise);
    const submission = submitResponse(form, response, show);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await submission).toEqual({ state: 'sent', pending: true });
    expect(pendingIds()).toHaveLength(1);
    resolve(accepted());
    await vi.runAllTimersAsync();
    expect(pendingIds()).toEqual([]);
  });

  test('tells the player of a refused answer, and keeps nothing of it', async () => {
    serverSays(failing(400, 'invalid'));
    const fields = { 'answers.nick': 'Otro nick' };
    expect(await submitResponse(form, response, show)).toEqual({ state: 'failed', reason: 'Dijo que no', fields });
    expect(keptResponses()).toEqual([]);
    expect(pendingIds()).toEqual([]);
    expect(show).not.toHaveBeenCalled();
  });

  test('says when it is neither kept nor delivered', async () => {
    fillStorage();
    serverSays(lost);
    expect(await submitResponse(form, response, show)).toEqual({ state: 'failed', reason: null, fields: {} });
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
    await Promise.all([resumeResponses(show), resumeResponses(show)]);
    expect(idsSent()).toEqual(['1-a', '2-b', '3-c']);
    expect(pendingIds()).toEqual([]);
  });

  test('goes past one that the server cannot take now', async () => {
    await putIn('1-a', '2-b');
    serverSays(failing(500, 'internal'), accepted);
    await resumeResponses(show);
    expect(pendingIds()).toEqual(['1-a']);
  });

  test('drops a refused response, and reports it once', async () => {
    await putIn('1-a', '2-b');
    serverSays(failing(404, 'form_not_found'), accepted);
    await resumeResponses(show);
    expect(pendingIds()).toEqual([]);
    expect(show).toHaveBeenCalledExactlyOnceWith(
      'error',
      'No pudimos entregar tu respuesta a «Encuesta». Dijo que no',
      expect.any(Number),
    );
    await resumeResponses(show);
    expect(show).toHaveBeenCalledOnce();
    expect(localStorage.getItem(`${PREFIX}1-a`)).toBeNull();
  });

  test.each(['no es json', '{"title":"X","response":{"id":"1"}}'])('throws damage (%s) out', async (damage) => {
    localStorage.setItem(`${PREFIX}9-z`, damage);
    serverSays(accepted);
    await resumeResponses(show);
    expect(fetch).not.toHaveBeenCalled();
    expect(localStorage.getItem(`${PREFIX}9-z`)).toBeNull();
  });
});
