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
beforeEach(() => void vi.stubGlobal('fetch', fetch));

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
