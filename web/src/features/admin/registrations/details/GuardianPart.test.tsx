import { readRegistration } from '@arena/domain';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInTurn, ok, refusal, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleProviders } from '#ui/sample-screen.tsx';
import { GuardianPart, TeamRefusals } from './GuardianPart.tsx';

const AT = '2026-11-20T15:00:00.000Z';
const registration = readRegistration('copa_10000001', {
  freeFireId: '10000001',
  createdAt: AT,
  team: { name: 'Furia', players: [{ nickname: 'Yuki', freeFireId: '10000003' }] },
});
const said = (freeFireId: string) => ({ freeFireId, at: AT, way: 'player_link' });
const button = (name: string) => screen.findByRole('button', { name });

/** Lifts the refusal, and says that the guardian was asked. */
async function lift(): Promise<void> {
  fireEvent.click(await button('Levantar la negativa'));
  fireEvent.click(await button('Ya hablé: levantar la negativa'));
}

const NONE = ok({ refusals: [] });
const LIFT = {
  call: 'POST /api/registrations/override-refusal',
  body: { id: 'copa_10000001', freeFireId: '10000003', at: AT },
};

beforeEach(() => signIn(['manage_registrations']));
afterEach(signOutOrganiser);

function show(...answers: readonly (ReturnType<typeof ok> | 'lost')[]) {
  const asked = answerInTurn(...answers);
  render(<TeamRefusals registration={registration} />, { wrapper: SampleProviders });
  return asked;
}

test('names refused players of a team, and overrides a refusal after confirmation', async () => {
  const asked = show(ok({ refusals: [said('10000001'), said('10000003')] }), ok({ overridden: true }), NONE);
  await screen.findByRole('heading', { name: 'Permiso para Yuki · 10000003' });
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  fireEvent.click(await button('Levantar la negativa'));
  screen.getByText(/levántala solo después de hablar con su tutor o con el jugador\.$/);
  expect(asked).toHaveLength(1);
  fireEvent.click(await button('Ya hablé: levantar la negativa'));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(asked[1]).toEqual(LIFT);
});

test('overrides a refusal for a solo player without a guardian', async () => {
  const asked = answerInTurn(ok({ overridden: true }));
  const consent = { given: false, at: AT, way: 'player_link' };
  const solo = readRegistration('copa_10000003', { freeFireId: '10000003', createdAt: AT, consent });
  render(<GuardianPart registration={solo} tournament={undefined} />, { wrapper: SampleProviders });
  screen.getByText(/^En otra inscripción de este ID, un tutor dijo que no/);
  await lift();
  await button('Levantar la negativa');
  expect(asked[0]).toEqual({ ...LIFT, body: { ...LIFT.body, id: 'copa_10000003' } });
});

test('a retried override closes the dialog if the refusal is already lifted', async () => {
  const asked = show(ok({ refusals: [said('10000003')] }), 'lost', refusal(409, 'refusal_missing'), NONE);
  await lift();
  await waitFor(() => expect(asked).toHaveLength(2));
  fireEvent.click(await button('Ya hablé: levantar la negativa'));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(asked.slice(1, 3)).toEqual([LIFT, LIFT]);
});

test('reports a failed read, and retries', async () => {
  const asked = show(refusal(503, 'unavailable'), NONE);
  fireEvent.click(await button('Reintentar'));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(asked).toHaveLength(2);
});
