import { errorText, type MyRegistrationData } from '@arena/domain';
import { sampleMyData } from '@arena/domain/samples';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { forgetChanges, hasChanges } from './kept-changes.ts';
import OwnData from './OwnData.tsx';

const AT = '2026-11-20T15:00:00.000Z';
const before = sampleMyData({
  team: { name: 'Furia', players: [{ nickname: 'Kira', freeFireId: '23456789' }] },
  guardian: { name: 'Rosa', contact: 'rosa@example.com' },
  status: 'pending',
  rights: { correct: true, players: false, leave: true, correctUntil: null },
});
const PHONE = 'Teléfono';
const TEAMMATE = 'Apodo del jugador 2';
const GUARDIAN = 'Nombre de tu mamá, papá o tutor';
const MEANWHILE = 'El equipo corrigió tus datos mientras escribías. Revisa todo y guarda otra vez.';
const LOST =
  'Tus datos cambiaron mientras escribías: no todo lo que escribiste sigue aquí. Revisa todo y guarda otra vez.';
const UNSEEN = 'Hay algo por corregir que no se ve aquí. Recarga la página y revisa todo.';

let stored: MyRegistrationData;
let refused: Record<string, string> | null;
let sent: Record<string, unknown>[];

function answer(url: string, body: Record<string, unknown>): Response {
  if (url !== '/api/my-registration/data') sent.push(body);
  if (sent.length === 0 || refused === null) return Response.json({ success: true, data: stored });
  return Response.json({ success: false, error: errorText.invalid, code: 'invalid', fields: refused }, { status: 400 });
}

beforeEach(() => {
  stored = before;
  refused = null;
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => answer(url, JSON.parse(body)));
});

const nothing = () => undefined;
const events = { onChanged: nothing, onErasing: nothing, onErased: nothing };
const show = () =>
  render(<OwnData token="t" heading={createRef()} hasPrize={false} isCorrecting={false} {...events} />, {
    wrapper: SampleScreen,
  });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Types, then reloads with data changed elsewhere. */
async function reloaded(typed: Record<string, string>, now: Partial<MyRegistrationData>): Promise<void> {
  const { unmount } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  for (const [label, value] of Object.entries(typed)) type(label, value);
  unmount();
  stored = { ...before, ...now };
  show();
}

const another = { name: 'Furia', players: [{ nickname: 'Yuki', freeFireId: '34567890' }] };
const consent = { given: true, at: AT, way: 'team_link' } as const;

test.each<[string, Record<string, string>, Partial<MyRegistrationData>, string | null, number]>([
  ['is kept and sent alone', {}, {}, null, 0],
  ['is kept with a notice of an organiser’s correction', {}, { phone: '5533333333', revision: 1 }, MEANWHILE, 1],
  [
    'is kept, but not the nickname of a replaced teammate',
    { [TEAMMATE]: 'Kirara' },
    { team: another, revision: 1 },
    LOST,
    1,
  ],
  ['is kept, but not the name of a guardian who has answered', { [GUARDIAN]: 'Rosa María' }, { consent }, LOST, 0],
])('a phone number typed before a reload %s', async (_, typed, now, says, revision) => {
  const phone = '5522222222';
  await reloaded({ ...typed, [PHONE]: phone }, now);
  expect((await screen.findByLabelText<HTMLInputElement>(PHONE)).value).toBe(phone);
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(says);
  save();
  await waitFor(() => expect(sent).toEqual([{ token: 't', revision, phone }]));
});

test.each([
  ['for a team beside its name', { team: 'Se juega en escuadra' }, 'Se juega en escuadra', errorText.invalid],
  [
    'as a general message if its field isn’t on the screen',
    { 'answers.nueva': 'Esta pregunta es obligatoria' },
    UNSEEN,
    UNSEEN,
  ],
])('shows a server error %s', async (_, fields, text, message) => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  type(TEAMMATE, 'Kirara');
  refused = fields;
  save();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(message);
});

const outboxKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('outbox:correction:'));

/** Corrects the phone number without a signal. */
async function correctOffline(): Promise<() => void> {
  const { unmount } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  type(PHONE, '5522222222');
  const online = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  save();
  await screen.findByText(/se envía solo cuando vuelva la señal/);
  vi.stubGlobal('fetch', online);
  return unmount;
}

test('a correction without a signal waits in this browser, is sent once, and leaves nothing stored', async () => {
  await correctOffline();
  expect(outboxKeys()).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  await screen.findByRole('button', { name: 'Corregir' });
  expect(sent).toEqual([{ token: 't', revision: 0, phone: '5522222222' }]);
  expect([outboxKeys(), sessionStorage.getItem('ownChanges')]).toEqual([[], null]);
});

test('a correction that was refused after its screen was left opens with what was typed and with the reason', async () => {
  const leave = await correctOffline();
  leave();
  refused = { phone: 'Escribe otro teléfono' };
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sessionStorage.clear();
  sent = [];
  show();
  expect((await screen.findByLabelText<HTMLInputElement>(PHONE)).value).toBe('5522222222');
  await screen.findByText('Escribe otro teléfono');
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(outboxKeys()).toEqual([]);
});

test('a correction that waits is deleted with its link', async () => {
  await correctOffline();
  forgetChanges('t');
  expect([outboxKeys(), hasChanges('t')]).toEqual([[], false]);
});
