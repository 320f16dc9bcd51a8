import { HOUR, type Invitation, type NewInvitations } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '#lib/calls/api.ts';
import { answer, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { Invitations } from './Invitations.tsx';

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA';
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const invitation = (id: string, fields: Partial<Invitation> = {}): Invitation => ({
  id,
  createdAt: inHours(-1),
  until: inHours(24),
  revokedAt: null,
  usedAt: null,
  usedBy: null,
  ...fields,
});

let stored: Invitation[] = [];

beforeEach(() => {
  signIn();
  stored = [
    invitation('d'),
    invitation('c', { usedAt: inHours(-1), usedBy: 'Furia Norte' }),
    invitation('b', { revokedAt: inHours(-1) }),
    invitation('a', { until: inHours(-1) }),
  ];
});
afterEach(signOutOrganiser);

async function open() {
  answer('GET /invitations/tournament/:id', () => ({ invitations: stored }));
  const tournament = sampleTournament({ maxPlayers: 12, reservedPlaces: 4, invitedPlayers: 1 });
  render(<Invitations tournament={tournament} />, { wrapper: SampleScreen });
  await screen.findByText('Invitación 1');
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('lists invitations with their states, and how many places are kept and taken', async () => {
  await open();
  expect(screen.getByText('4 cupos reservados, 1 ocupado por invitación.')).toBeTruthy();
  const rows = within(screen.getByRole('list', { name: 'Invitaciones' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Invitación 4 · vale hasta el .*MandarAnular$/),
    'Invitación 3 · usada por Furia Norte',
    'Invitación 2 · anulada',
    expect.stringMatching(/^Invitación 1 · terminó el /),
  ]);
});

test('sends an invitation by the link of the form, with its token in the fragment', async () => {
  await open();
  answer('POST /invitations/link', ({ body }) => {
    expect(body).toEqual({ id: 'd' });
    return { token: TOKEN };
  });
  press('Mandar');
  const link = await screen.findByLabelText<HTMLInputElement>(/^Enlace de «Invitación a/);
  expect(new URL(link.value).pathname + new URL(link.value).hash).toBe(`/register/copa#${TOKEN}`);
  expect(screen.getByRole('button', { name: 'Mandar por WhatsApp' })).toBeTruthy();
});

test('revokes an invitation after a question', async () => {
  await open();
  answer('DELETE /invitations/:id', ({ params }) => {
    stored = stored.map((each) => (each.id === params.id ? { ...each, revokedAt: inHours(0) } : each));
    return { revoked: true };
  });
  press('Anular');
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Anular' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mandar' })).toBeNull());
});

test('makes invitations, and shows a refusal at its field without losing what was typed', async () => {
  await open();
  const asked: [NewInvitations, string][] = [];
  answer('POST /invitations', ({ body, key }) => {
    asked.push([body, key]);
    const fields = { count: 'Quedan 2 cupos reservados sin invitación' };
    if (body.count > 2) throw new ApiError('', { code: 'invalid', status: 400, fields });
    stored = [invitation('e'), ...stored];
    return { invitations: stored };
  });
  press('Crear invitaciones');
  const count = screen.getByLabelText<HTMLInputElement>(/^Cuántas/);
  fireEvent.change(count, { target: { value: '3' } });
  press('Crear');
  expect(await screen.findByText('Quedan 2 cupos reservados sin invitación')).toBeTruthy();
  expect(count.value).toBe('3');
  fireEvent.change(count, { target: { value: '1' } });
  press('Crear');
  await screen.findByText('Invitación 5');
  expect(asked.map(([{ tournamentId, count: wanted }]) => [tournamentId, wanted])).toEqual([
    ['copa', 3],
    ['copa', 1],
  ]);
  expect(new Set(asked.map(([, key]) => key)).size).toBe(2);
});
