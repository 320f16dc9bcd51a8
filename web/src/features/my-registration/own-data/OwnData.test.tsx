import { errorText, type MyRegistrationData } from '@arena/domain';
import { sampleMyData } from '@arena/domain/samples';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SampleScreen } from '../../../ui/sample-screen.tsx';
import OwnData from './OwnData.tsx';

const AT = '2026-11-20T15:00:00.000Z';
const before = sampleMyData({
  team: { name: 'Furia', players: [{ nickname: 'Kira', freeFireId: '23456789' }] },
  guardian: { name: 'Rosa', contact: 'rosa@example.com' },
  status: 'pending',
  rights: { correct: true, leave: true, correctUntil: null },
});
const PHONE = 'Teléfono';
const TEAMMATE = 'Apodo del jugador 2';
const GUARDIAN = 'Nombre de tu mamá, papá o tutor';
const MEANWHILE = 'El equipo corrigió tus datos mientras escribías. Revisa todo y guarda otra vez.';
const LOST =
  'Tus datos cambiaron mientras escribías: no todo lo que escribiste sigue aquí. Revisa todo y guarda otra vez.';
const UNSEEN = 'Hay algo por corregir que no se ve aquí. Recarga la página y revisa todo.';

let stored: MyRegistrationData;
let refusal: Record<string, string> | null;
let sent: Record<string, unknown>[];

function answer(url: string, body: Record<string, unknown>): Response {
  if (url === '/api/my-registration/data') return Response.json({ success: true, data: stored });
  sent.push(body);
  if (refusal === null) return Response.json({ success: true, data: stored });
  const failure = { success: false, error: errorText.invalid, code: 'invalid', fields: refusal };
  return Response.json(failure, { status: 400 });
}

beforeEach(() => {
  stored = before;
  refusal = null;
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => answer(url, JSON.parse(body)));
});
afterEach(() => vi.unstubAllGlobals());

const nobody = () => undefined;
const show = () =>
  render(
    <OwnData
      token="t"
      heading={createRef()}
      hasPrize={false}
      onChanged={nobody}
      onErasing={nobody}
      onErased={nobody}
    />,
    { wrapper: SampleScreen },
  );
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

test.each<{
  name: string;
  typed: Record<string, string>;
  now: Partial<MyRegistrationData>;
  says: string | null;
  sends: object;
}>([
  {
    name: 'goes with what was stored when it was typed',
    typed: { [PHONE]: '5522222222' },
    now: {},
    says: null,
    sends: { token: 't', revision: 0, phone: '5522222222' },
  },
  {
    name: 'says that an organiser has corrected something meanwhile',
    typed: { [PHONE]: '5522222222' },
    now: { phone: '5533333333', revision: 1 },
    says: MEANWHILE,
    sends: { token: 't', revision: 1, phone: '5522222222' },
  },
  {
    name: 'isn’t put on a teammate who was replaced',
    typed: { [TEAMMATE]: 'Kirara', [PHONE]: '5522222222' },
    now: { team: another, revision: 1 },
    says: LOST,
    sends: { token: 't', revision: 1, phone: '5522222222' },
  },
  {
    name: 'leaves a guardian who has answered as they are',
    typed: { [GUARDIAN]: 'Rosa María', [PHONE]: '5522222222' },
    now: { consent },
    says: LOST,
    sends: { token: 't', revision: 0, phone: '5522222222' },
  },
])('what was typed before a reload $name', async ({ typed, now, says, sends }) => {
  await reloaded(typed, now);
  expect((await screen.findByLabelText<HTMLInputElement>(PHONE)).value).toBe('5522222222');
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(says);
  save();
  await waitFor(() => expect(sent).toEqual([sends]));
});

test('what was saved, its answer being lost, is no news after a reload', async () => {
  await reloaded(
    { [TEAMMATE]: 'Kirara' },
    { team: { ...another, players: [{ nickname: 'Kirara', freeFireId: '23456789' }] }, revision: 1 },
  );
  expect((await screen.findByLabelText<HTMLInputElement>(TEAMMATE)).value).toBe('Kirara');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was typed before the deadline gives way to what is stored after it', async () => {
  await reloaded({ [PHONE]: '5522222222' }, { rights: { correct: false, leave: true, correctUntil: null } });
  expect(await screen.findByText(/^Aquí ya no se corrigen/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
});

test('a guardian who answers while one types is left out, and the rest can be saved', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  type(GUARDIAN, 'Rosa María');
  type(PHONE, '5522222222');
  stored = { ...before, consent };
  refusal = { 'guardian.name': 'Ya respondió: no se cambia', 'guardian.contact': 'Ya respondió: no se cambia' };
  save();
  expect(await screen.findByText(LOST)).toBeTruthy();
  expect(screen.queryByLabelText(GUARDIAN)).toBeNull();
  refusal = null;
  save();
  await waitFor(() => expect(sent.at(-1)).toEqual({ token: 't', revision: 0, phone: '5522222222' }));
});

test.each([
  ['beside it', { email: 'Correo electrónico inválido' }, 'Correo electrónico inválido', errorText.invalid],
  ['of a team beside its name', { team: 'Se juega en escuadra' }, 'Se juega en escuadra', errorText.invalid],
  ['where no field for it is on the screen', { 'answers.nueva': 'Esta pregunta es obligatoria' }, UNSEEN, UNSEEN],
])("shows the server's problem %s", async (_, fields, text, message) => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  type(TEAMMATE, 'Kirara');
  refusal = fields;
  save();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(message);
});

test('requires a guardian whose fields were emptied, and sends nothing', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  type(GUARDIAN, ' ');
  type('Cómo contactar a tu tutor', '');
  save();
  expect(await screen.findByText('Escribe el nombre de tu tutor')).toBeTruthy();
  expect(screen.getByText('Escribe su teléfono o su correo')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('blocks the fields while saving, so that no text is lost', async () => {
  const answered = Promise.withResolvers<Response>();
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  type(PHONE, '5522222222');
  vi.stubGlobal('fetch', () => answered.promise);
  save();
  const isHeld = () => screen.getByLabelText(PHONE).closest('fieldset:disabled') !== null;
  await waitFor(() => expect(isHeld()).toBe(true));
  answered.reject(new TypeError('Failed to fetch'));
  await screen.findByRole('alert');
  expect(isHeld()).toBe(false);
  type(PHONE, '5533333333');
  expect(screen.getByLabelText<HTMLInputElement>(PHONE).value).toBe('5533333333');
});

test.each<[string, Partial<MyRegistrationData>, string, string]>([
  ['an overridden refusal', { status: 'rejected', out: 'no_consent' }, 'Permiso de tu tutor', 'No lo dio'],
  [
    'the name that was approved',
    { status: 'approved', renamed: { at: AT, nickname: 'Luz', team: before.team } },
    'Antes de «Nube»',
    'Luz',
  ],
])('lists %s among the stored data', async (_, fields, term, said) => {
  stored = { ...before, ...fields };
  show();
  expect((await screen.findByText(term)).nextElementSibling?.textContent).toBe(said);
});
