import {
  type ActiveQuestion,
  CONNECTION_LOST,
  checkAnswers,
  errorText,
  type PublicTournament,
  type RegistrationSubmission,
  toPublicTournament,
  UNSEEN_PROBLEM,
} from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../lib/calls/api.ts';
import { SampleScreen } from '../../ui/sample-screen.tsx';
import { Registration } from './Registration.tsx';
import { currentAttempt } from './sending/attempt.ts';

// The work for the proof needs a browser; what is sent twice has tests of its own.
vi.mock('./sending/delivery.ts', () => ({
  isTypedAlike: (one: RegistrationSubmission, other: RegistrationSubmission) => one.fullName === other.fullName,
  deliver: async (body: RegistrationSubmission) => {
    const { waiting = null } = await call('POST /registrations', { body });
    return { standing: waiting, refused: null };
  },
}));

const CLEAR = 'Quitar respuesta';
const REQUIRED = 'Esta pregunta es obligatoria';
const platform: ActiveQuestion = {
  id: 'plataforma',
  text: '¿En qué juegas?',
  type: 'select',
  required: true,
  placeholder: '',
  options: ['Android', 'iPhone'],
};
const role: ActiveQuestion = { ...platform, id: 'rol', text: '¿Cuál es tu rol?', type: 'text', options: [] };

let tournaments = 0;
let tournament: PublicTournament;
let asked: ActiveQuestion[];
let isOffline: boolean;
let called: string[];
let readQuestions: () => Promise<Response>;

const answer = (data: unknown) => Response.json({ success: true, data });
const busy = async () => Response.json({ success: false }, { status: 503 });

async function register({ answers }: RegistrationSubmission): Promise<Response> {
  if (isOffline) throw new TypeError('Failed to fetch');
  const fields = checkAnswers(asked, answers);
  if (Object.keys(fields).length === 0) return answer({ tournamentId: tournament.id, status: 'pending' });
  return Response.json({ success: false, error: errorText.invalid, code: 'invalid', fields }, { status: 400 });
}

beforeEach(() => {
  // Pending sends outlive the page of a test.
  tournaments += 1;
  const open = { status: 'published', linkedFormId: 'f', date: '2099-01-01T00:00:00.000Z' } as const;
  const shown = toPublicTournament(sampleTournament({ ...open, id: `copa${tournaments}` }));
  if (shown === null) throw new Error('A published tournament is public');
  tournament = shown;
  asked = [platform];
  isOffline = false;
  called = [];
  readQuestions = async () => answer(asked);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    called.push(url);
    if (url.startsWith('/api/questions/active')) return readQuestions();
    return url === '/api/registrations' ? register(JSON.parse(body)) : answer({});
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar Inscripción' }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const backOnline = () => {
  for (const event of ['offline', 'online']) window.dispatchEvent(new Event(event));
};

const open = () =>
  render(<Registration tournament={tournament} summary={null} onRegistered={() => undefined} />, {
    wrapper: SampleScreen,
  });

/** Opens the form and fills it in. */
async function fillIn(): Promise<void> {
  open();
  await screen.findByLabelText(/¿En qué juegas\?/);
  type('Nombre completo', 'Ana Torres');
  type('Apodo en Free Fire', 'AnaFF');
  type('ID de Free Fire', '123456789');
  type('Correo', 'ana@correo.mx');
  type('Teléfono', '+52 55 1234 5678');
  fireEvent.click(screen.getByLabelText('Tengo 18 años o más'));
  fireEvent.change(screen.getByLabelText('¿En qué juegas?'), { target: { value: 'Android' } });
}

test.each([
  {
    name: 'a question more',
    change: () => asked.push(role),
    label: '¿Cuál es tu rol?',
    problem: REQUIRED,
    put: () => type('¿Cuál es tu rol?', 'Rusher'),
  },
  {
    name: 'other options',
    change: () => {
      asked = [{ ...platform, options: ['Teléfono Android', 'iPhone'] }];
    },
    label: '¿En qué juegas?',
    problem: 'Elige una de las opciones',
    put: () => fireEvent.change(screen.getByLabelText('¿En qué juegas?'), { target: { value: 'Teléfono Android' } }),
  },
])(
  'a form that asks $name since it was opened shows it and keeps typed values',
  async ({ change, label, problem, put }) => {
    await fillIn();
    change();
    send();
    await screen.findByText(problem);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
    expect(screen.getByRole('alert').textContent).toBe(errorText.invalid);
    expect(typed('Nombre completo')).toBe('Ana Torres');
    put();
    send();
    expect(await screen.findByText(/^Inscripción enviada correctamente/)).toBeTruthy();
  },
);

test('nothing that is typed leaves before it is sent', async () => {
  await fillIn();
  expect(called.filter((url) => !url.startsWith('/api/questions/active'))).toEqual([]);
  send();
  await screen.findByText(/^Inscripción enviada correctamente/);
  expect(called).toContain('/api/registrations');
});

test('an optional choice can be taken back', async () => {
  asked.push({ ...platform, id: 'turno', text: '¿Qué turno?', type: 'radio', required: false });
  await fillIn();
  const option = within(screen.getByRole('group', { name: /¿Qué turno\?/ })).getByLabelText<HTMLInputElement>('iPhone');
  expect(screen.queryByRole('button', { name: CLEAR })).toBeNull();
  fireEvent.click(option);
  fireEvent.click(screen.getByRole('button', { name: CLEAR }));
  expect(option.checked).toBe(false);
  expect(screen.queryByRole('button', { name: CLEAR })).toBeNull();
  const kept = Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key) ?? '');
  expect(kept.filter((text) => text.includes('"turno":""'))).toHaveLength(1);
});

test('shows a problem of an unreadable question', async () => {
  await fillIn();
  asked.push(role);
  readQuestions = busy;
  send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(UNSEEN_PROBLEM));
});

test('keeps a later submission for another page while an earlier one is on its way', async () => {
  await fillIn();
  isOffline = true;
  send();
  await screen.findByText(new RegExp(CONNECTION_LOST));
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const [second, third] = answers;
  vi.stubGlobal('fetch', () => answers.shift()?.promise);
  type('Nombre completo', 'Ana María Torres');
  send();
  await waitFor(() => expect(answers).toHaveLength(1));
  type('Nombre completo', 'Ana Lucía Torres');
  send();
  const waiting = () => Object.keys(localStorage).filter((key) => key.startsWith('outbox:registration:'));
  const waits = () => JSON.parse(localStorage.getItem(waiting()[0] ?? '') ?? '{}').body;
  await waitFor(() => expect(waits()).toMatchObject({ fullName: 'Ana Lucía Torres' }));
  second?.resolve(answer({ tournamentId: tournament.id, status: 'pending' }));
  await waitFor(() => expect(answers).toHaveLength(0));
  type('Apodo en Free Fire', 'AnaLuFF');
  expect(currentAttempt(tournament.id)).toMatchObject({ values: { nickname: 'AnaLuFF' }, unanswered: true });
  expect(waits()).toMatchObject({ fullName: 'Ana Lucía Torres', nickname: 'AnaFF' });
  expect(waiting()).toHaveLength(1);
  third?.resolve(answer({ tournamentId: tournament.id, status: 'pending' }));
  await waitFor(() => expect(waiting()).toEqual([]));
});

test('keeps a refusal on the form after its questions reload', async () => {
  await fillIn();
  isOffline = true;
  send();
  await screen.findByText(new RegExp(CONNECTION_LOST));
  const questions = Promise.withResolvers<Response>();
  asked.push(role);
  isOffline = false;
  readQuestions = async () => (await questions.promise).clone();
  backOnline();
  await screen.findByRole('alert');
  questions.resolve(answer(asked));
  await screen.findByText(REQUIRED);
  expect(screen.getByRole('alert').textContent).toBe(errorText.invalid);
});

test('a form that is being filled in stays where its questions can’t be read again', async () => {
  await fillIn();
  localStorage.clear();
  readQuestions = busy;
  await act(async () => {
    backOnline();
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  });
  expect(typed('Nombre completo')).toBe('Ana Torres');
});

test('without its questions the form is not shown half, and can be asked for again', async () => {
  readQuestions = busy;
  open();
  await screen.findByText(/^No pudimos cargar el formulario/);
  expect(screen.queryByLabelText('Nombre completo')).toBeNull();
  readQuestions = async () => answer(asked);
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByLabelText('¿En qué juegas?');
});

test("shows the time and zone of this phone's registration", () => {
  sessionStorage.setItem(`enrolled:${tournament.id}`, JSON.stringify('2026-11-19T18:30:00.000Z'));
  open();
  expect(screen.getByText(/^Inscrito desde este teléfono el .+, \d\d:\d\d (hora de México|tu hora)\. /)).toBeTruthy();
});
