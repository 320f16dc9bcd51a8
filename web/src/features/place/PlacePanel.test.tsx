import { HOUR, MINUTE, type OwnPrize, type Place, type PlaceData } from '@arena/domain';
import { samplePlace, samplePlaceMatch } from '@arena/domain/samples';

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SampleScreen } from '../../ui/sample-screen.tsx';
import { PlacePanel } from './PlacePanel.tsx';

const TOKEN = 'una-persona-cualquieA';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

/** A place whose room is to be seen from a moment on, by a server whose clock is ahead of this one. */
function placeWith(ahead: number, opensIn: number): Place {
  const now = Date.now() + ahead;
  const at = (time: number) => new Date(now + time).toISOString();
  const room = { from: at(opensIn), changedAt: null };
  return samplePlace(now, {
    tournament: { id: 'copa', name: 'Copa Rayo', date: at(HOUR), endDate: null, registrationDeadline: null },
    entry: 'active',
    matches: [samplePlaceMatch({ startsAt: at(opensIn + 15 * MINUTE), room })],
  });
}

function renderPanel(onGone: () => void = () => undefined): void {
  const link = { token: TOKEN, tournamentId: 'copa', at: Date.now(), place: null };
  render(<PlacePanel link={link} carried={null} onGone={onGone} onErased={() => undefined} />, {
    wrapper: SampleScreen,
  });
}

async function shown(ahead: number, opensIn: number): Promise<void> {
  const answer = { success: true, data: placeWith(ahead, opensIn) };
  const headers = { date: new Date(Date.now() + ahead).toUTCString() };
  vi.stubGlobal('fetch', async () => Response.json(answer, { headers }));
  renderPanel();
  await screen.findByText('Tu próxima partida');
}

const button = () => screen.queryByRole('button', { name: 'Ver el código de la sala' });
const warning = () => screen.queryByText(/^La hora de tu teléfono/)?.textContent;

test.each([
  { phone: 'right', ahead: 0, said: undefined },
  { phone: 'some seconds off', ahead: 20_000, said: undefined },
  {
    phone: 'an hour behind',
    ahead: HOUR,
    said: 'La hora de tu teléfono está atrasada. Aquí contamos con la correcta.',
  },
  {
    phone: 'an hour ahead',
    ahead: -HOUR,
    said: 'La hora de tu teléfono está adelantada. Aquí contamos con la correcta.',
  },
])('by a phone that is $phone the room opens when it opens', async ({ ahead, said }) => {
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
  const code = { roomId: '10203040', password: 'caracol', changedAt: null, isChanged: false };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: code }));
  fireEvent.click(button() ?? document.body);
  await screen.findByText('caracol');
  expect(screen.getByText(/^Leído /).textContent).toContain('hace unos segundos');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  await screen.findByText(/Ves tu lugar de/);
  act(() => vi.advanceTimersByTime(4.5 * MINUTE));
  expect(screen.getByText(/^Leído /).textContent).toContain('hace 4 minutos');
  expect(screen.queryByText('caracol')).not.toBeNull();
});

test('every open room has its code: that of the match before stays in sight where the next one opens', async () => {
  const before = placeWith(0, -40 * MINUTE);
  const [one] = before.matches;
  if (one?.room === undefined || one.room === null) throw new Error('It has to have a room');
  const [from, later] = [one.room.from, placeWith(0, -MINUTE).matches[0]?.room?.from ?? ''];
  const playing = { ...one, state: 'playing', room: { from, changedAt: from } } as const;
  const next = { ...one, id: 'm2', number: 2, startsAt: null, room: { from: later, changedAt: later } };
  let matches: Place['matches'] = [playing];
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

test('a final that was confirmed stays confirmed where what is read is older, until its time is another one', async () => {
  const at = (time: number) => new Date(Date.now() + time).toISOString();
  const asked = { kind: 'final', opensAt: at(-HOUR), closesAt: at(HOUR), state: 'open' } as const;
  const moved = { ...asked, opensAt: at(-MINUTE), closesAt: at(2 * HOUR) };
  let confirmations: Place['confirmations'] = [asked];
  let isRefused = true;
  const seen: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (!url.endsWith('/confirm')) {
      return Response.json({ success: true, data: { ...placeWith(0, HOUR), confirmations } });
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

const stored: PlaceData = {
  fullName: 'Ana Pérez',
  nickname: 'Nube',
  freeFireId: '10000001',
  email: '',
  phone: '',
  answers: {},
  team: null,
  renamed: null,
  guardian: null,
  consent: null,
  guardianAsked: null,
  teamLink: null,
  status: 'approved',
  out: null,
  reason: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  decidedAt: null,
  revision: 0,
  questions: [],
  hasOrigin: false,
  rights: { correct: false, leave: true, correctUntil: null },
};

test.each<{ state: OwnPrize['state']; isSaid: boolean }>([
  { state: 'owed', isSaid: true },
  { state: 'sent', isSaid: true },
  { state: 'received', isSaid: false },
  { state: 'forfeited', isSaid: false },
])('who leaves, or has all erased, is told of a prize that is $state: $isSaid', async ({ state, isSaid }) => {
  const at = '2026-11-20T15:00:00.000Z';
  const times = { dueAt: at, sentAt: null, receivedAt: null, objectedAt: null, forfeitedAt: null };
  const prize: OwnPrize = { id: '1', rank: 1, what: '$50', state, reason: '', inQuestion: false, ...times };
  const place = { ...placeWith(0, HOUR), prizes: [prize] };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ success: true, data: url.endsWith('/data') ? stored : place }),
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

test('that a link is worth nothing any more is left for the screen to say', async () => {
  const text = 'Este enlace ya no sirve.';
  const refusal = { success: false, error: text, code: 'link_not_found' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 404 }));
  const onGone = vi.fn();
  renderPanel(onGone);
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce());
  expect(screen.queryByText(text, { exact: false })).toBeNull();
});

test('an older reading that comes late doesn’t take the place of a newer one', async () => {
  const replies = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()] as const;
  const fetch = vi.fn().mockReturnValueOnce(replies[0].promise).mockReturnValueOnce(replies[1].promise);
  vi.stubGlobal('fetch', fetch);
  const answer = (opensIn: number) => Response.json({ success: true, data: placeWith(0, opensIn) });
  renderPanel();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await act(async () => replies[1].resolve(answer(-5 * MINUTE)));
  await vi.waitFor(() => expect(button()).not.toBeNull());
  await act(async () => replies[0].resolve(answer(5 * MINUTE)));
  await act(async () => undefined);
  expect(button()).not.toBeNull();
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
