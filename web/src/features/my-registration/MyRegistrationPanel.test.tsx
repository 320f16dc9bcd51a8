import { HOUR, MINUTE, type MyRegistration, type OwnPrize } from '@arena/domain';
import { sampleMyData, sampleMyMatch, sampleMyRegistration } from '@arena/domain/samples';

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../lib/page/ErrorBoundary.tsx';
import { SampleScreen } from '../../ui/sample-screen.tsx';
import MemberPanel from './MemberPanel.tsx';
import { MyRegistrationPanel } from './MyRegistrationPanel.tsx';

const TOKEN = 'una-persona-cualquieA';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

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

function renderPanel(onGone: () => void = () => undefined, myRegistration: MyRegistration | null = null) {
  const link = { token: TOKEN, tournamentId: 'copa', at: Date.now(), myRegistration };
  return render(<MyRegistrationPanel link={link} carried={null} onGone={onGone} onErased={() => undefined} />, {
    wrapper: SampleScreen,
  });
}

async function shown(ahead: number, opensIn: number): Promise<void> {
  const answer = { success: true, data: registrationWith(ahead, opensIn) };
  const headers = { date: new Date(Date.now() + ahead).toUTCString() };
  vi.stubGlobal('fetch', async () => Response.json(answer, { headers }));
  renderPanel();
  await screen.findByText('Tu próxima partida');
}

const button = () => screen.queryByRole('button', { name: 'Ver el código de la sala' });
const warning = () => screen.queryByText(/^La hora de tu teléfono/)?.textContent;

test.each([
  ['right', 0, undefined],
  ['some seconds off', 20_000, undefined],
  ['an hour behind', HOUR, 'La hora de tu teléfono está atrasada. Aquí usamos la correcta.'],
  ['an hour ahead', -HOUR, 'La hora de tu teléfono está adelantada. Aquí usamos la correcta.'],
])('by a phone that is %s the room opens when it opens', async (_phone, ahead, said) => {
  await shown(ahead, -5 * MINUTE);
  expect(button()).not.toBeNull();
  expect(warning()).toBe(said);
  cleanup();
  await shown(ahead, 5 * MINUTE);
  expect(button()).toBeNull();
});

test('a room’s code that was read says how old it is, also when nothing can be read any more', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await shown(0, -5 * MINUTE);
  const code = { roomId: '10203040', password: 'caracol', changedAt: new Date().toISOString(), isChanged: false };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: code }));
  fireEvent.click(button() ?? document.body);
  await screen.findByText('caracol');
  expect(screen.getByText(/^Leído /).textContent).toContain('hace unos segundos');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  await screen.findByText(/Ves tu inscripción de/);
  act(() => vi.advanceTimersByTime(4.5 * MINUTE));
  expect(screen.getByText(/^Leído /).textContent).toContain('hace 4 minutos');
  expect(screen.queryByText('caracol')).not.toBeNull();
});

test('every open room has its code: that of the match before stays in sight where the next one opens', async () => {
  const before = registrationWith(0, -40 * MINUTE);
  const [one] = before.matches;
  if (one?.room === undefined || one.room === null) throw new Error('It has to have a room');
  const [from, later] = [one.room.from, registrationWith(0, -MINUTE).matches[0]?.room?.from ?? ''];
  const playing = { ...one, state: 'playing', room: { from, changedAt: from } } as const;
  const next = { ...one, id: 'm2', number: 2, startsAt: null, room: { from: later, changedAt: later } };
  let matches: MyRegistration['matches'] = [playing];
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (!url.endsWith('/room')) return Response.json({ success: true, data: { ...before, matches } });
    const { matchId } = JSON.parse(body);
    asked.push(matchId);
    const changedAt = matches.find(({ id }) => id === matchId)?.room?.changedAt;
    const code = { roomId: '10203040', password: `clave-${matchId}`, changedAt, isChanged: false };
    return Response.json({ success: true, data: code });
  });
  renderPanel();
  fireEvent.click(await screen.findByRole('button', { name: 'Ver el código de la sala' }));
  await screen.findByText('clave-m1');
  matches = [playing, next];
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  await screen.findByText('Otras salas abiertas');
  expect(screen.getByText('clave-m1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ver el código de la sala' }));
  await screen.findByText('clave-m2');
  expect(asked).toEqual(['m1', 'm2']);
});

test('a room code that was opened survives a reload without a signal, until its match is over', async () => {
  const planned = registrationWith(0, -MINUTE);
  const [match] = planned.matches;
  if (match?.room === undefined || match.room === null) throw new Error('It has to have a room');
  const at = match.room.from;
  const code = { roomId: '10203040', password: 'caracol', changedAt: at, isChanged: false };
  const myRegistration = { ...planned, matches: [{ ...match, room: { from: at, changedAt: at } }] };
  const answer = (data: unknown) => Response.json({ success: true, data });
  vi.stubGlobal('fetch', async (url: string) => answer(url.endsWith('/room') ? code : myRegistration));
  const first = renderPanel();
  fireEvent.click(await screen.findByRole('button', { name: 'Ver el código de la sala' }));
  await screen.findByText('caracol');
  first.unmount();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const second = renderPanel(undefined, myRegistration);
  await screen.findByText('caracol');
  second.unmount();
  vi.stubGlobal('fetch', async () => answer({ ...myRegistration, matches: [{ ...match, state: 'official' }] }));
  renderPanel(undefined, myRegistration);
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('room:'))).toEqual([]));
});

test('a confirmed final stays confirmed in older data, until its time changes', async () => {
  const at = (time: number) => new Date(Date.now() + time).toISOString();
  const asked = { kind: 'final', opensAt: at(-HOUR), closesAt: at(HOUR), state: 'open' } as const;
  const moved = { ...asked, opensAt: at(-MINUTE), closesAt: at(2 * HOUR) };
  let confirmations: MyRegistration['confirmations'] = [asked];
  let isRefused = true;
  const seen: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (!url.endsWith('/confirm')) {
      return Response.json({ success: true, data: { ...registrationWith(0, HOUR), confirmations } });
    }
    seen.push(JSON.parse(String(body)).seen);
    const refusal = { success: false, error: 'Ahora no', code: 'confirmation_closed' };
    return isRefused ? Response.json(refusal, { status: 409 }) : Response.json({ success: true, data: {} });
  });
  const title = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
  const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Sí, juego' }));
  renderPanel();
  await confirm();
  await screen.findByText('Ahora no');
  expect(title()).toBe('Confirma la final');
  isRefused = false;
  await confirm();
  await screen.findByText('Listo, confirmaste');
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  await act(async () => undefined);
  expect(title()).toBe('Listo, confirmaste');
  confirmations = [moved];
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  await screen.findByText('Confirma la final');
  await confirm();
  await screen.findByText('Listo, confirmaste');
  expect(seen).toEqual([asked, asked, moved].map(({ kind, closesAt }) => ({ kind, closesAt })));
});

test.each<{ state: OwnPrize['state']; isSaid: boolean }>([
  { state: 'owed', isSaid: true },
  { state: 'sent', isSaid: true },
  { state: 'received', isSaid: false },
  { state: 'forfeited', isSaid: false },
])('warns before leaving or erasing about a prize that is $state: $isSaid', async ({ state, isSaid }) => {
  const at = '2026-11-20T15:00:00.000Z';
  const times = { dueAt: at, sentAt: null, receivedAt: null, objectedAt: null, forfeitedAt: null };
  const prize: OwnPrize = { id: '1', rank: 1, what: '$50', state, reason: '', inQuestion: false, ...times };
  const myRegistration = { ...registrationWith(0, HOUR), prizes: [prize] };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ success: true, data: url.endsWith('/data') ? sampleMyData() : myRegistration }),
  );
  renderPanel();
  await screen.findByText(`Tu premio: ${prize.what}`);
  fireEvent.click(screen.getByRole('button', { name: 'Ver mis datos' }));
  const told = async (action: string, stay: string) => {
    fireEvent.click(await screen.findByRole('button', { name: action }));
    const { textContent } = await screen.findByRole('alertdialog');
    fireEvent.click(screen.getByRole('button', { name: stay }));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    return textContent;
  };
  const [left, erased] = [
    await told('Dejar el torneo', 'Seguir en el torneo'),
    await told('Borrar mis datos', 'Conservarlos'),
  ];
  const warning = (text: string) => text.includes('Tienes un premio por recibir');
  expect([left, erased].map(warning)).toEqual([isSaid, isSaid]);
});

test('leaves the message about an invalid link to the screen', async () => {
  const text = 'Este enlace ya no sirve.';
  const refusal = { success: false, error: text, code: 'link_not_found' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 404 }));
  const onGone = vi.fn();
  renderPanel(onGone);
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce());
  expect(screen.queryByText(text, { exact: false })).toBeNull();
});

test('a phone says that it can keep the link only where it can', async () => {
  const offer = () => screen.queryByRole('button', { name: 'Recordarlo aquí' });
  await shown(0, HOUR);
  expect(offer()).not.toBeNull();
  cleanup();
  vi.stubGlobal('localStorage', null);
  await shown(0, HOUR);
  expect(offer()).toBeNull();
});

test.each([
  { page: 'a player’s own', Panel: MyRegistrationPanel },
  { page: 'a team’s', Panel: MemberPanel },
])('an answer that $page page can’t show breaks it, and isn’t named in the console', async ({ Panel }) => {
  const said = (['warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { [TOKEN]: TOKEN, tournament: TOKEN } }));
  const link = { token: TOKEN, tournamentId: null, at: Date.now(), myRegistration: null };
  const nothing = () => undefined;
  render(
    <ErrorBoundary fallback="Algo salió mal">
      <Panel link={link} carried={null} onGone={nothing} onErased={nothing} />
    </ErrorBoundary>,
    { wrapper: SampleScreen },
  );
  await screen.findByText('Algo salió mal');
  expect(said.flatMap(({ mock }) => mock.calls.flat().map(String)).join('\n')).not.toContain(TOKEN);
});
