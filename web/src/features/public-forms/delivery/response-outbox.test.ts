// @vitest-environment jsdom
import { FormResponse } from '@arena/domain';
import { sampleForm } from '@arena/domain/samples';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shownEntries } from '#lib/outbox/entries.ts';
import { announceBy } from '#lib/page/announcer.ts';
import { storedKeys } from '#lib/storage/storage.ts';
import { responseFor, responseOutbox } from './response-outbox';

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

const PREFIX = 'outbox:response::';
const pendingIds = () => storedKeys('local', PREFIX).map((key) => key.slice(PREFIX.length));
const put = (id = response.id) => responseOutbox.put(id, { title: 'Encuesta', response: { ...response, id } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch.mockReset());
  announceBy(show.mockReset());
});

test.each([
  ['no connection', lost],
  ["a hotel's sign-in page", portal],
])('keeps a response on %s and delivers it later', async (_, answer) => {
  serverSays(answer, accepted);
  put();
  await responseOutbox.flush();
  expect(responseOutbox.outgoing(response.id)?.state).toBe('unsent');
  expect(pendingIds()).toEqual([response.id]);
  await vi.runAllTimersAsync();
  expect(pendingIds()).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(show).not.toHaveBeenCalled();
});

test('keeps nothing of a refused response whose form shows the reason, and forgets that with the form', async () => {
  serverSays(failing(400, 'invalid'));
  const leave = responseOutbox.watch(response.id);
  put();
  await responseOutbox.flush();
  const problem = { message: 'Dijo que no', fields: { 'answers.nick': 'Otro nick' } };
  expect(responseOutbox.outgoing(response.id)).toMatchObject({ state: 'refused', problem });
  expect(pendingIds()).toEqual([]);
  expect(show).not.toHaveBeenCalled();
  leave();
  expect(responseOutbox.outgoing(response.id)).toBeUndefined();
});

describe('the outbox', () => {
  async function putIn(...ids: string[]): Promise<void> {
    serverSays(lost);
    for (const id of ids) put(id);
    await responseOutbox.flush();
    fetch.mockReset();
    vi.clearAllTimers();
  }

  test('delivers the oldest first, each once, and skips one that fails', async () => {
    await putIn('2-b', '1-a', '3-c');
    serverSays(failing(500, 'internal'), accepted);
    await Promise.all([responseOutbox.resume(), responseOutbox.resume()]);
    expect(fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)).id)).toEqual(['1-a', '2-b', '3-c']);
    expect(pendingIds()).toEqual(['1-a']);
  });

  test('keeps a response that is refused after its form was left, with its reason, and reports it once', async () => {
    await putIn('1-a', '2-b');
    serverSays(failing(404, 'form_not_found'), accepted);
    await responseOutbox.resume();
    await responseOutbox.resume();
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
      await responseOutbox.resume();
      expect(fetch).not.toHaveBeenCalled();
      expect(pendingIds()).toEqual(['9-z']);
      expect(shownEntries('')).toMatchObject([
        { state: 'refused', text: expect.stringMatching(/no es json|title: X/) },
      ]);
    },
  );
});

test('builds a valid response; resending keeps its id unless an answer changed', () => {
  const form = sampleForm({
    fields: [{ id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: true, options: [] }],
  });
  const now = new Date('2026-11-20T15:00:00.123Z');
  const failed = responseFor(form, { nick: ' Sombra ' }, now, null);
  expect(FormResponse.parse(failed)).toEqual({
    id: expect.stringMatching(/^1795186800123-[0-9a-z]+$/),
    formId: 'encuesta',
    answers: { nick: 'Sombra' },
    submittedAt: '2026-11-20T15:00:00.123Z',
  });
  const later = new Date(now.getTime() + 60_000);
  expect(responseFor(form, { nick: 'Sombra ' }, later, failed)).toBe(failed);
  expect(responseFor(form, { nick: 'Sombra2' }, later, failed).id).not.toBe(failed.id);
});
