import { readRegistration } from '@arena/domain';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInTurn, ok, refusal, signIn, signOut } from '../../../lib/calls/sample-server.ts';
import { ToastProvider } from '../../../ui/signs/ToastProvider.tsx';
import { TeamRefusals } from './Refusals.tsx';

const AT = '2026-11-20T15:00:00.000Z';
const registration = readRegistration('copa_10000001', {
  freeFireId: '10000001',
  createdAt: AT,
  team: {
    name: 'Furia',
    players: [
      { nickname: 'Kira', freeFireId: '10000002' },
      { nickname: 'Yuki', freeFireId: '10000003' },
    ],
  },
});
const said = (freeFireId: string) => ({ freeFireId, at: AT, way: 'player_link' });
const NONE = ok({ refusals: [] });
const LIFT = {
  call: 'POST /api/registrations/lift',
  body: { id: 'copa_10000001', createdAt: AT, freeFireId: '10000003', at: AT },
};

beforeEach(() => signIn(['manage_registrations']));
afterEach(() => {
  cleanup();
  signOut();
});

function show(...answers: readonly (ReturnType<typeof ok> | 'lost')[]) {
  const asked = answerInTurn(...answers);
  render(
    <ToastProvider>
      <TeamRefusals registration={registration} />
    </ToastProvider>,
  );
  return asked;
}

const button = (name: string) => screen.findByRole('button', { name });

test('who in a team a guardian said no of is named, and lifting that asks first', async () => {
  const asked = show(ok({ refusals: [said('10000001'), said('10000003')] }), ok({ lifted: true }), NONE);
  expect(await screen.findByRole('heading', { name: 'Permiso para Yuki · 10000003' })).toBeDefined();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  fireEvent.click(await button('Quitar el no'));
  expect(screen.getByText(/quítalo solo después de hablar con su tutor o con quien juega\.$/)).toBeDefined();
  expect(asked).toHaveLength(1);
  fireEvent.click(await button('Ya hablé: quitar el no'));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(asked[1]).toEqual(LIFT);
});

test('one that is gone already, its answer lost or by somebody else, isn’t asked about any more', async () => {
  const asked = show(ok({ refusals: [said('10000003')] }), 'lost', refusal(409, 'refusal_missing'), NONE);
  fireEvent.click(await button('Quitar el no'));
  fireEvent.click(await button('Ya hablé: quitar el no'));
  await waitFor(() => expect(asked).toHaveLength(2));
  fireEvent.click(await button('Ya hablé: quitar el no'));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(asked.slice(1, 3)).toEqual([LIFT, LIFT]);
});

test('that they couldn’t be read is said, and they are read again', async () => {
  const asked = show(refusal(503, 'unavailable'), NONE);
  fireEvent.click(await button('Reintentar'));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(asked).toHaveLength(2);
});
