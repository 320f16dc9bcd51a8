import type { GuardianView } from '@arena/domain';
import { sampleMyData } from '@arena/domain/samples';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerInTurn, ok } from '#lib/calls/mock-api.ts';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { GuardianPanel } from './GuardianPanel.tsx';

const AT = '2026-11-20T15:00:00.000Z';
const view: GuardianView = {
  tournament: null,
  consent: null,
  waits: false,
  year: null,
  hasPrize: false,
  erasedBy: null,
  data: sampleMyData({
    guardian: { name: 'Rosa', contact: 'rosa@example.com' },
    guardianAsked: 'player',
    rights: { correct: false, players: false, leave: false, correctUntil: null },
  }),
};

function show(shown: GuardianView) {
  answerInTurn(ok(shown));
  render(<GuardianPanel token="t" onEnd={() => undefined} />, { wrapper: SampleScreen });
}

test.each([
  ['is warned about an undelivered prize', true],
  ['reads nothing about prizes if there is none', false],
])('before refusing or erasing, a guardian %s', async (_, hasPrize) => {
  const rights = { ...view.data.rights, leave: true };
  show({ ...view, hasPrize, data: { ...view.data, rights } });
  const told = async (action: string, stay: string) => {
    fireEvent.click(await screen.findByRole('button', { name: action }));
    const { textContent } = await screen.findByRole('alertdialog');
    fireEvent.click(screen.getByRole('button', { name: stay }));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    return textContent;
  };
  const refusal = await told('No doy permiso', 'Volver');
  expect(refusal).toContain('a veces hay que esperar a que el equipo revise otras inscripciones');
  expect(refusal.includes('Tiene un premio por recibir: sigue pendiente')).toBe(hasPrize);
  const erasure = await told('Borrar todos los datos', 'Conservarlos');
  expect(erasure.includes('Tiene un premio por recibir: si borras sus datos, no podremos entregárselo.')).toBe(
    hasPrize,
  );
});

const refused = { given: false, at: AT, way: 'player_link' } as const;

test.each([
  ['can’t consent by the player’s link', refused, 'player', false, false],
  ['can consent by the team’s link', refused, 'team', false, true],
  [
    'sees that the team overrode the refusal, and can answer again',
    { ...refused, overridden: true },
    'player',
    true,
    true,
  ],
] as const)('a guardian who refused %s', async (_, consent, guardianAsked, isOverridden, canConsent) => {
  show({ ...view, consent, data: { ...view.data, status: 'rejected', out: 'no_consent', consent, guardianAsked } });
  expect(await screen.findByRole('heading', { name: 'Dijiste que no' })).toBeDefined();
  expect(screen.queryByText(/Después el equipo levantó tu negativa/) !== null).toBe(isOverridden);
  expect(screen.queryByRole('button', { name: 'No doy permiso' }) !== null).toBe(isOverridden);
  expect(screen.queryByRole('button', { name: 'Sí, doy permiso' }) !== null).toBe(canConsent);
});

test('a tournament that the player has left is said to be over for them, not rejected', async () => {
  const covered = {
    id: 'sur',
    tournament: { id: 'sur', name: 'Copa Sur', date: null, endDate: null, registrationDeadline: null },
    canRefuse: false,
  };
  show({ ...view, year: { at: AT, until: AT, ended: true, others: [{ ...covered, status: 'rejected' }] } });
  expect((await screen.findByText('Copa Sur')).closest('li')?.textContent).toContain('Ya no juega');
  expect(screen.queryByText('Rechazado')).toBeNull();
});
