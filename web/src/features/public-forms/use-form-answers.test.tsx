import { errorText, type Form, type FormField, UNSEEN_PROBLEM } from '@arena/domain';
import { sampleForm } from '@arena/domain/samples';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SampleScreen } from '../../ui/sample-screen.tsx';
import { PublicForm } from './PublicForm.tsx';
import { useFormAnswers } from './use-form-answers.ts';

// The price has tests of its own.
const nick: FormField = { id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: true, options: [] };
const form = sampleForm({ fields: [nick] });
const accepted = () => Response.json({ success: true, data: {} }, { status: 201 });

const fetch = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const idsSent = () => fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)).id);

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetch.mockReset();
  localStorage.clear();
  sessionStorage.clear();
});

/** The form on a page that is opened now. */
function open() {
  const { result, unmount } = renderHook(() => useFormAnswers(form), { wrapper: SampleScreen });
  const send = () => act(async () => void result.current.submit(() => false));
  return {
    now: () => result.current,
    type: (text: string) => act(() => result.current.answer(nick, text)),
    send,
    unmount,
  };
}

const refusal = (fields: object) => {
  const body = { success: false, code: 'invalid', error: errorText.invalid, fields };
  return Response.json(body, { status: 400 });
};
const shown = (one: Form) => (
  <SampleScreen>
    <PublicForm form={one} />
  </SampleScreen>
);
const team: FormField = { ...nick, id: 'equipo', label: 'Equipo' };

test.each([
  {
    name: 'shows it with what is wrong',
    read: Response.json({ success: true, data: { ...form, fields: [nick, team] } }),
    reason: errorText.invalid,
    focused: 'equipo',
  },
  {
    name: 'says so where it can’t be read',
    read: Response.json({ success: false }, { status: 503 }),
    reason: UNSEEN_PROBLEM,
    focused: null,
  },
])(
  'a form with new questions since it was opened $name, and keeps typed answers',
  async ({ read, reason, focused }) => {
    const fields = { 'answers.equipo': 'Este campo es obligatorio' };
    fetch.mockImplementation(async (_url, { method }) => (method === 'GET' ? read : refusal(fields)));
    render(shown(form));
    fireEvent.change(screen.getByLabelText('Nick'), { target: { value: 'Sombra' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await screen.findByText(reason);
    expect(document.activeElement?.getAttribute('name')).toBe(focused);
    expect(screen.queryByText('Este campo es obligatorio') !== null).toBe(focused !== null);
    expect(screen.getByLabelText<HTMLInputElement>('Nick').value).toBe('Sombra');
  },
);

test('a refused choice is shown at its field, corrected and sent', async () => {
  const map = (...options: string[]): FormField => ({ ...team, type: 'select', options });
  const now = { ...form, fields: [map('Bermuda')] };
  fetch.mockImplementation(async (_url, { method }) =>
    method === 'GET'
      ? Response.json({ success: true, data: now })
      : refusal({ 'answers.equipo': 'Elige una de las opciones' }),
  );
  render(shown({ ...form, fields: [map('Alpine')] }));
  const choose = (value: string) => fireEvent.change(screen.getByLabelText('Equipo'), { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  choose('Alpine');
  send();
  await screen.findByText('Elige una de las opciones');
  fetch.mockImplementation(async () => accepted());
  send();
  choose('Bermuda');
  send();
  await screen.findByText('¡Formulario enviado con éxito!');
  screen.getByText(/registrada correctamente/);
  screen.getByText(/^Te llevamos/);
  expect(fetch.mock.calls.map(([, { method }]) => method)).toEqual(['POST', 'GET', 'POST']);
  expect(JSON.parse(String(fetch.mock.lastCall?.[1].body)).answers).toEqual({ equipo: 'Bermuda' });
});

/** Sends on a page that is left before an answer comes. Returns the way to let it come. */
async function sendAndLeave(): Promise<(answer: Response) => Promise<void>> {
  const reply = Promise.withResolvers<Response>();
  fetch.mockReturnValueOnce(reply.promise);
  const page = open();
  page.type('Sombra');
  await page.send();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  page.unmount();
  return (answer) => act(async () => reply.resolve(answer));
}

test.each([
  ['as it was, is the same response', 'Sombra', 1],
  ['with another answer, is another one', 'Sombra2', 2],
])('a resent response after leaving the page %s', async (_, text, responses) => {
  const answer = await sendAndLeave();
  fetch.mockImplementation(async () => accepted());
  const page = open();
  expect(page.now().answers).toEqual({ nick: 'Sombra' });
  page.type(text);
  await page.send();
  await answer(accepted());
  await vi.waitFor(() => expect(page.now().submission).toEqual({ state: 'sent', pending: false }));
  expect(idsSent()).toHaveLength(responses);
  expect(new Set(idsSent()).size).toBe(responses);
});

test('a response delivered since the page was left isn’t sent again', async () => {
  const answer = await sendAndLeave();
  await answer(accepted());
  await vi.waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  expect(open().now().answers).toEqual({});
});
