import { errorText, type Form, type FormField, UNSEEN_PROBLEM } from '@arena/domain';
import { sampleForm } from '@arena/domain/samples';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { PublicForm } from './PublicForm.tsx';

const nick: FormField = { id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: true, options: [] };
const map: FormField = { ...nick, id: 'mapa', type: 'select', label: 'Mapa', options: ['Alpine'] };
const ok = (data: object) => Response.json({ success: true, data });
const refused = { success: false, code: 'invalid', error: errorText.invalid };

const fetch = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
beforeEach(() => void vi.stubGlobal('fetch', fetch.mockReset()));

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const open = (form: Form) => render(<PublicForm form={form} />, { wrapper: SampleScreen });
const typedNick = () => screen.getByLabelText<HTMLInputElement>('Nick').value;

/** Sends a form that changed since it was opened: the server refuses the map. */
async function sendOutdated(opened: Form, problem: string, read: () => Response): Promise<void> {
  fetch.mockImplementation(async (_url, { method }) =>
    method === 'GET' ? read() : Response.json({ ...refused, fields: { 'answers.mapa': problem } }, { status: 400 }),
  );
  open(opened);
  choose('Nick', 'Sombra');
  if (opened.fields.includes(map)) choose('Mapa', 'Alpine');
  send();
}

test.each([
  ['a new question', [nick], 'Este campo es obligatorio'],
  ['other choices', [nick, map], 'Elige una de las opciones'],
])('a form that got %s since it was opened keeps typed answers and can be sent', async (_, fields, problem) => {
  const now = sampleForm({ fields: [nick, { ...map, options: ['Bermuda'] }] });
  await sendOutdated(sampleForm({ fields }), problem, () => ok(now));
  await screen.findByText(problem);
  screen.getByText(errorText.invalid);
  expect(document.activeElement?.getAttribute('name')).toBe('mapa');
  fetch.mockImplementation(async () => ok({}));
  send();
  choose('Mapa', 'Bermuda');
  send();
  await screen.findByText('¡Formulario enviado con éxito!');
  expect(fetch.mock.calls.map(([, { method }]) => method)).toEqual(['POST', 'GET', 'POST']);
  expect(JSON.parse(String(fetch.mock.lastCall?.[1].body)).answers).toEqual({ nick: 'Sombra', mapa: 'Bermuda' });
});

test('keeps typed answers and shows a general error if the changed form can’t be read', async () => {
  const failing = () => Response.json({ success: false }, { status: 503 });
  await sendOutdated(sampleForm({ fields: [nick] }), 'Este campo es obligatorio', failing);
  await screen.findByText(UNSEEN_PROBLEM);
  expect(screen.queryByText('Este campo es obligatorio')).toBeNull();
  expect(typedNick()).toBe('Sombra');
});

test.each([
  ['is one response if unchanged', 'Sombra', 1],
  ['is a second response if an answer changed', 'Sombra2', 2],
])('a response resent after leaving the page %s', async (_, text, responses) => {
  const form = sampleForm({ fields: [nick] });
  const reply = Promise.withResolvers<Response>();
  fetch.mockReturnValueOnce(reply.promise).mockImplementation(async () => ok({}));
  const { unmount } = open(form);
  choose('Nick', 'Sombra');
  send();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  unmount();
  open(form);
  expect(typedNick()).toBe('Sombra');
  choose('Nick', text);
  send();
  await act(async () => reply.resolve(ok({})));
  await screen.findByText('¡Formulario enviado con éxito!');
  const ids = fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)).id);
  expect([ids.length, new Set(ids).size]).toEqual([responses, responses]);
});

const ON_ITS_WAY = 'Guardada: falta enviarla';
const keptResponses = () => JSON.parse(localStorage.getItem('arenalibre_forms') ?? '[]')[0]?.responses;

test('a form that keeps its responses in the browser sends no request', async () => {
  open(sampleForm({ fields: [nick], collectResponses: false }));
  choose('Nick', 'Sombra');
  send();
  await screen.findByText('¡Formulario enviado con éxito!');
  expect(keptResponses()).toMatchObject([{ answers: { nick: 'Sombra' } }]);
  expect(fetch).not.toHaveBeenCalled();
});

test('a response without an answer after 5 s is shown as pending, and is sent on', async () => {
  vi.useFakeTimers();
  const reply = Promise.withResolvers<Response>();
  fetch.mockReturnValue(reply.promise);
  open(sampleForm({ fields: [nick] }));
  choose('Nick', 'Sombra');
  send();
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(screen.queryByText(ON_ITS_WAY)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  screen.getByText(ON_ITS_WAY);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))).toHaveLength(1);
  await act(async () => reply.resolve(ok({})));
  await act(() => vi.runAllTimersAsync());
  expect(Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))).toEqual([]);
  expect(keptResponses()).toMatchObject([{ answers: { nick: 'Sombra' } }]);
});

test('a response that is neither kept nor delivered has failed, and stays in its form', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  open(sampleForm({ fields: [nick] }));
  choose('Nick', 'Sombra');
  send();
  await screen.findByText(/^Error al enviar el formulario/);
  expect(typedNick()).toBe('Sombra');
});

test('a response refused after a reload is shown in its form, and its local copy is withdrawn', async () => {
  const reply = Promise.withResolvers<Response>();
  fetch.mockReturnValueOnce(reply.promise).mockImplementation(async () => ok(sampleForm({ fields: [nick] })));
  const form = sampleForm({ fields: [nick] });
  const { unmount } = open(form);
  choose('Nick', 'Sombra');
  send();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  unmount();
  open(form);
  await act(async () =>
    reply.resolve(Response.json({ ...refused, fields: { 'answers.nick': 'Otro' } }, { status: 400 })),
  );
  await screen.findByText('Otro');
  expect([typedNick(), keptResponses()]).toEqual(['Sombra', []]);
});
