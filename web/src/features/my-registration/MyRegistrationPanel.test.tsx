import { HOUR, MINUTE, type MyRegistration, type OwnPrize } from '@arena/domain';
import { sampleMyData, sampleMyMatch, sampleMyRegistration } from '@arena/domain/samples';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { MyRegistrationPanel } from './MyRegistrationPanel.tsx';

const TOKEN = 'una-persona-cualquieA';

/** A place whose room is to be seen from a moment on, by a server whose clock is ahead of this one. */
function registrationWith(ahead: number, opensIn: number): MyRegistration {
  const now = Date.now() + ahead;
  const at = (time: number) => new Date(now + time).toISOString();
  const room = { from: at(opensIn), changedAt: null };
  return sampleMyRegistration(now, {
    tournament: { id: 'copa', name: 'Copa Rayo', date: at(HOUR), endDate: null, registrationDeadline: null },
    entry: 'active',
    matches: [sampleMyMatch({ startsAt: at(opensIn + 15 * MINUTE), room })],
  });
}

const nothing = () => undefined;

function renderPanel(myRegistration: MyRegistration | null = null) {
  const link = { token: TOKEN, tournamentId: 'copa', at: Date.now(), myRegistration };
  return render(<MyRegistrationPanel link={link} carried={null} onGone={nothing} onErased={nothing} />, {
    wrapper: SampleScreen,
  });
}

type Answers = (url: string, request?: RequestInit) => unknown;
/** A server that answers with data, or with a reply of its own. */
function serve(answers: Answers, headers = {}): void {
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const data = await answers(url, request);
    return data instanceof Response ? data : Response.json({ success: true, data }, { headers });
  });
}

const findButton = (name: string) => screen.findByRole('button', { name });
const CODE = 'Ver el código de la sala';

test.each([
  ['right', 0, undefined],
  ['an hour behind', HOUR, 'La hora de tu teléfono está atrasada. Aquí usamos la correcta.'],
  ['an hour ahead', -HOUR, 'La hora de tu teléfono está adelantada. Aquí usamos la correcta.'],
])('opens the room on time when the phone’s clock is %s', async (_phone, ahead, said) => {
  for (const opensIn of [-5 * MINUTE, 5 * MINUTE]) {
    serve(() => registrationWith(ahead, opensIn), { date: new Date(Date.now() + ahead).toUTCString() });
    const { unmount } = renderPanel();
    await screen.findByText('Tu próxima partida');
    expect(screen.queryByRole('button', { name: CODE }) !== null).toBe(opensIn < 0);
    expect(screen.queryByText(/^La hora de tu teléfono/)?.textContent).toBe(said);
    unmount();
  }
});

test('an opened room code survives an offline reload until its match is over', async () => {
  const planned = registrationWith(0, -MINUTE);
  const [match = expect.fail()] = planned.matches;
  const from = match.room?.from ?? expect.fail();
  const code = { roomId: '10203040', password: 'caracol', changedAt: from, isChanged: false };
  const myRegistration = { ...planned, matches: [{ ...match, room: { from, changedAt: from } }] };
  serve((url) => (url.endsWith('/room') ? code : myRegistration));
  const first = renderPanel();
  fireEvent.click(await findButton(CODE));
  await screen.findByText('caracol');
  first.unmount();
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  const second = renderPanel(myRegistration);
  await screen.findByText('caracol');
  second.unmount();
  serve(() => ({ ...myRegistration, matches: [{ ...match, state: 'official' }] }));
  renderPanel(myRegistration);
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('room:'))).toEqual([]));
});

test('a confirmation sends the window that the player saw, and shows a refusal', async () => {
  const at = (time: number) => new Date(Date.now() + time).toISOString();
  const asked = { kind: 'final', opensAt: at(-HOUR), closesAt: at(HOUR), state: 'open' } as const;
  const refusal = { success: false, error: 'Ahora no', code: 'confirmation_closed' };
  const answers = [Response.json(refusal, { status: 409 }), {}];
  const myRegistration = { ...registrationWith(0, HOUR), confirmations: [asked] };
  const seen: unknown[] = [];
  serve((url, request) => {
    if (!url.endsWith('/confirm')) return myRegistration;
    seen.push(JSON.parse(String(request?.body)).seen);
    return answers.shift();
  });
  renderPanel();
  for (const says of ['Ahora no', 'Listo, confirmaste']) {
    fireEvent.click(await findButton('Sí, juego'));
    await screen.findByText(says);
  }
  const { kind, closesAt } = asked;
  expect(seen).toEqual([
    { kind, closesAt },
    { kind, closesAt },
  ]);
});

test.each<[OwnPrize['state'], boolean]>([
  ['owed', true],
  ['sent', true],
  ['received', false],
])('warns before leaving or erasing about a prize that is %s: %s', async (state, isSaid) => {
  const times = { dueAt: '2026-11-20T15:00:00.000Z', sentAt: null, receivedAt: null, objectedAt: null };
  const prize = { id: '1', rank: 1, what: '$50', state, reason: '', inQuestion: false, ...times, forfeitedAt: null };
  const myRegistration = { ...registrationWith(0, HOUR), prizes: [prize] };
  serve((url) => (url.endsWith('/data') ? sampleMyData() : myRegistration));
  renderPanel();
  await screen.findByText('Tu premio: $50');
  fireEvent.click(await findButton('Ver mis datos'));
  for (const [action, stay] of [
    ['Dejar el torneo', 'Seguir en el torneo'],
    ['Borrar mis datos', 'Conservarlos'],
  ] as const) {
    fireEvent.click(await findButton(action));
    const { textContent } = await screen.findByRole('alertdialog');
    expect(textContent.includes('Tienes un premio por recibir')).toBe(isSaid);
    fireEvent.click(await findButton(stay));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
});

test('the only main action of a winner is to say that the prize came', async () => {
  const times = { dueAt: '2026-11-20T15:00:00.000Z', sentAt: '2026-11-19T15:00:00.000Z', receivedAt: null };
  const prize = { id: '1', rank: 1, what: '$50', state: 'sent', reason: '', inQuestion: false, ...times } as const;
  const { tournament, ...registration } = registrationWith(0, HOUR);
  serve(() => ({
    ...registration,
    tournament,
    matches: [],
    hasStandings: true,
    finalResult: { rank: 1, of: 12, points: 30, isTied: false, isTeam: false },
    prizes: [{ ...prize, objectedAt: null, forfeitedAt: null }],
  }));
  renderPanel();
  expect((await findButton('Ya lo recibí')).className).toContain('primary');
  const tables = screen.getAllByRole('link', { name: 'Ver la tabla' });
  expect(tables.filter(({ className }) => className.includes('primary'))).toEqual([]);
});

test('corrects the data from above, without the overview', async () => {
  const data = sampleMyData();
  const mine = { ...data, rights: { ...data.rights, correct: true } };
  serve((url) => (url.endsWith('/data') ? mine : registrationWith(0, HOUR)));
  renderPanel();
  fireEvent.click(await findButton('Corregir mis datos'));
  expect(await screen.findByLabelText(/^Nombre completo/)).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Mis datos');
});
