import {
  type ActiveQuestion,
  checkAnswers,
  errorText,
  type PublicTournament,
  type RegistrationSubmission,
  toPublicTournament,
} from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '#lib/calls/api.ts';
import { SampleProviders, SampleScreen } from '#ui/sample-screen.tsx';
import { Registration } from './Registration.tsx';

// The work for the proof needs a browser; what is sent twice has tests of its own.
vi.mock('./sending/delivery.ts', async (original) => ({
  ...(await original<typeof import('./sending/delivery.ts')>()),
  isSameSubmission: (one: RegistrationSubmission, other: RegistrationSubmission) => one.fullName === other.fullName,
  deliver: async (body: RegistrationSubmission) => {
    const { waiting = null } = await call('POST /registrations', { body });
    return { standing: waiting, refused: null };
  },
}));

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
let readQuestions: () => Promise<Response>;

const answer = (data: unknown) => Response.json({ success: true, data });
const busy = async () => Response.json({ success: false }, { status: 503 });

async function register({ answers }: RegistrationSubmission): Promise<Response> {
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
  readQuestions = async () => answer(asked);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url.startsWith('/api/questions/active')) return readQuestions();
    return url === '/api/registrations' ? register(JSON.parse(body)) : answer({});
  });
});

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar Inscripción' }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

const open = () =>
  render(<Registration tournament={tournament} summary={null} onRegistered={() => undefined} />, {
    wrapper: SampleScreen,
  });

/** Opens the form and fills it in. */
async function fillIn(show: () => unknown = open): Promise<void> {
  show();
  await screen.findByLabelText(/¿En qué juegas\?/);
  type('Nombre completo', 'Ana Torres');
  type(/^Apodo en Free Fire/, 'AnaFF');
  type('ID de Free Fire', '123456789');
  type('Correo', 'ana@correo.mx');
  type('Teléfono', '+52 55 1234 5678');
  fireEvent.click(screen.getByLabelText('Tengo 18 años o más'));
  fireEvent.change(screen.getByLabelText('¿En qué juegas?'), { target: { value: 'Android' } });
}

test('shows a question added since the form was opened, and keeps typed values', async () => {
  await fillIn();
  asked.push(role);
  send();
  await screen.findByText('Esta pregunta es obligatoria');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(role.text)));
  expect(screen.getByRole('alert').textContent).toBe(errorText.invalid);
  expect(typed('Nombre completo')).toBe('Ana Torres');
  type(role.text, 'Rusher');
  send();
  expect(await screen.findByText(/^Inscripción enviada correctamente/)).toBeTruthy();
});

test('hides the form and offers a retry when its questions fail to load', async () => {
  readQuestions = busy;
  open();
  await screen.findByText(/^No pudimos cargar el formulario/);
  expect(screen.queryByLabelText('Nombre completo')).toBeNull();
  readQuestions = async () => answer(asked);
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByLabelText('¿En qué juegas?');
});

test('says that the sending failed, and that it is sent later, without a network', async () => {
  await fillIn();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  send();
  const said = await screen.findByText(/se envía sola cuando vuelva la señal/);
  expect(said.textContent).toMatch(/^Error al enviar la inscripción\. Inténtalo de nuevo\. /);
});

const INVITATION = 'AAAAAAAAAAAAAAAAAAAAAA';
const openAt = (hash: string) => () =>
  render(
    <MemoryRouter initialEntries={[`/register/${tournament.id}${hash}`]}>
      <SampleProviders>
        <Registration tournament={tournament} summary={null} onRegistered={() => undefined} />
      </SampleProviders>
    </MemoryRouter>,
  );
const fullForOthers = () => {
  tournament = { ...tournament, maxPlayers: 4, currentPlayers: 2, reservedPlaces: 2, waitingList: 'automatic' };
};

test('an invitation opens the form of a full tournament, and is sent with it', async () => {
  fullForOthers();
  await fillIn(openAt(`#${INVITATION}`));
  expect(screen.getByText(/^Te invitaron/)).toBeTruthy();
  expect(screen.queryByText(/lista de espera/)).toBeNull();
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answer({ tournamentId: tournament.id, status: 'pending' });
  });
  send();
  expect(await screen.findByText(/^Inscripción enviada correctamente/)).toBeTruthy();
  expect(sent[0]).toMatchObject({ invitation: INVITATION });
  expect(sent[0]).not.toHaveProperty('orWait');
});

test.each(['invitation_used', 'invitation_over'] as const)(
  'says that an invitation is worth nothing: %s',
  async (code) => {
    fullForOthers();
    await fillIn(openAt(`#${INVITATION}`));
    vi.stubGlobal('fetch', async () =>
      Response.json({ success: false, error: errorText[code], code }, { status: 409 }),
    );
    send();
    expect(await screen.findByText(errorText[code])).toBeTruthy();
    expect(typed('Nombre completo')).toBe('Ana Torres');
    fireEvent.click(screen.getByText('Seguir sin la invitación'));
    expect(screen.queryByText(/^Te invitaron/)).toBeNull();
    expect(screen.getByText(/^Ya no hay cupos/)).toBeTruthy();
    expect(typed('Nombre completo')).toBe('Ana Torres');
  },
);

test.each(['', '#', '#terminos'])('a full tournament with the hash "%s" is not by invitation', async (hash) => {
  fullForOthers();
  tournament = { ...tournament, waitingList: 'off' };
  openAt(hash)();
  expect(screen.getByText('Torneo completo')).toBeTruthy();
});
