import { HOUR, MINUTE, type MyRegistration, type OwnPrize } from '@arena/domain';
import { sampleMyData, sampleMyMatch, sampleMyRegistration } from '@arena/domain/samples';

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SampleScreen } from '../../ui/sample-screen.tsx';
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
  const second = renderPanel(myRegistration);
  await screen.findByText('caracol');
  second.unmount();
  vi.stubGlobal('fetch', async () => answer({ ...myRegistration, matches: [{ ...match, state: 'official' }] }));
  renderPanel(myRegistration);
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('room:'))).toEqual([]));
});

test('a confirmation names the window that was seen, and tells a refusal', async () => {
  const at = (time: number) => new Date(Date.now() + time).toISOString();
  const asked = { kind: 'final', opensAt: at(-HOUR), closesAt: at(HOUR), state: 'open' } as const;
  const refusal = { success: false, error: 'Ahora no', code: 'confirmation_closed' };
  const answers = [Response.json(refusal, { status: 409 }), Response.json({ success: true, data: {} })];
  const data = { ...registrationWith(0, HOUR), confirmations: [asked] };
  const seen: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (!url.endsWith('/confirm')) return Response.json({ success: true, data });
    seen.push(JSON.parse(String(body)).seen);
    return answers.shift();
  });
  renderPanel();
  for (const says of ['Ahora no', 'Listo, confirmaste']) {
    fireEvent.click(await screen.findByRole('button', { name: 'Sí, juego' }));
    await screen.findByText(says);
  }
  expect(seen).toEqual([asked, asked].map(({ kind, closesAt }) => ({ kind, closesAt })));
});

test.each<{ state: OwnPrize['state']; isSaid: boolean }>([
  { state: 'owed', isSaid: true },
  { state: 'sent', isSaid: true },
  { state: 'received', isSaid: false },
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
