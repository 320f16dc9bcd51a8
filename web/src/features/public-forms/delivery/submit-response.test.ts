// @vitest-environment jsdom
import type { FormResponse } from '@arena/domain';
import { sampleForm } from '@arena/domain/samples';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shownEntries } from '#lib/outbox/entries.ts';
import { storedKeys } from '#lib/storage/storage.ts';
import { resumeResponses } from './response-outbox';
import { submitResponse } from './submit-response.ts';

const form = sampleForm();
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

function keptResponses(): unknown {
  const [kept] = JSON.parse(localStorage.getItem('arenalibre_forms') ?? '[]');
  return kept?.responses;
}

const PREFIX = 'outbox:response::';
const pendingIds = () => storedKeys('local', PREFIX).map((key) => key.slice(PREFIX.length));
const submit = (to = form, id = response.id) => submitResponse(to, { ...response, id }, show);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch.mockReset());
});

test('a form that keeps its responses in the browser sends no request', async () => {
  expect(await submit({ ...form, collectResponses: false })).toEqual({ state: 'sent', pending: false });
  expect(keptResponses()).toEqual([response]);
  expect(fetch).not.toHaveBeenCalled();
});

describe('a form that collects its responses', () => {
  test.each([
    ['no connection', lost],
    ["a hotel's sign-in page", portal],
  ])('keeps a response on %s and delivers it later', async (_, answer) => {
    serverSays(answer, accepted);
    expect(await submit()).toEqual({ state: 'sent', pending: true });
    expect([pendingIds(), keptResponses()]).toEqual([[response.id], [response]]);
    await vi.runAllTimersAsync();
    expect(pendingIds()).toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(show).not.toHaveBeenCalled();
  });

  test('reports a response as pending after 5 s and keeps sending it', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetch.mockReturnValue(promise);
    const submission = submit();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await submission).toEqual({ state: 'sent', pending: true });
    expect(pendingIds()).toHaveLength(1);
    resolve(accepted());
    await vi.runAllTimersAsync();
    expect(pendingIds()).toEqual([]);
  });

  test('returns the reason of a refused response and keeps nothing', async () => {
    serverSays(failing(400, 'invalid'));
    const fields = { 'answers.nick': 'Otro nick' };
    expect(await submit()).toEqual({ state: 'failed', reason: 'Dijo que no', fields });
    expect([keptResponses(), pendingIds()]).toEqual([[], []]);
    expect(show).not.toHaveBeenCalled();
  });

  test('fails when a response is neither kept nor delivered', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    serverSays(lost);
    expect(await submit()).toEqual({ state: 'failed', reason: null, fields: {} });
  });
});

describe('the outbox', () => {
  async function putIn(...ids: string[]): Promise<void> {
    serverSays(lost);
    for (const id of ids) await submit(form, id);
    fetch.mockReset();
    vi.clearAllTimers();
  }

  test('delivers the oldest first, each once, and skips one that fails', async () => {
    await putIn('2-b', '1-a', '3-c');
    serverSays(failing(500, 'internal'), accepted);
    await Promise.all([resumeResponses(show), resumeResponses(show)]);
    expect(fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)).id)).toEqual(['1-a', '2-b', '3-c']);
    expect(pendingIds()).toEqual(['1-a']);
  });

  test('keeps a response that is refused after its form was left, with its reason, and reports it once', async () => {
    await putIn('1-a', '2-b');
    serverSays(failing(404, 'form_not_found'), accepted);
    await resumeResponses(show);
    await resumeResponses(show);
    expect(shownEntries('')).toMatchObject([
      { state: 'refused', problem: { message: 'Dijo que no', fields: { 'answers.nick': 'Otro nick' } } },
    ]);
    expect(pendingIds()).toEqual(['1-a']);
    const text = 'No pudimos entregar tu respuesta a «Encuesta». Dijo que no';
    expect(show).toHaveBeenCalledExactlyOnceWith('error', text);
  });

  test.each(['no es json', '{"title":"X","response":{"id":"1"}}'])(
    'sends no damaged entry, and keeps its text: %s',
    async (damage) => {
      localStorage.setItem(`${PREFIX}9-z`, damage);
      await resumeResponses(show);
      expect(fetch).not.toHaveBeenCalled();
      expect(pendingIds()).toEqual(['9-z']);
      expect(shownEntries('')).toMatchObject([
        { state: 'refused', text: expect.stringMatching(/no es json|title: X/) },
      ]);
    },
  );
});
