// Unsent decisions, in their row and at the foot of the screen.
import { readRegistration } from '@arena/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SampleScreen } from '#ui/sample-screen.tsx';
import type { DecisionInFlight, Decisions } from '../decisions/decisions.ts';
import { RegistrationRow } from '../rows/RegistrationRow';
import { BulkActionsBar } from './BulkActionsBar.tsx';

const registration = { ...readRegistration('copa_10000001', { tournamentId: 'copa' }), fullName: 'Ana Pérez' };
const nothing = () => undefined;
const nobody = { count: 0, tournaments: 0, canApprove: 0, canReject: 0, toConfirm: [], clear: () => undefined };

test('an unsent decision shows that it is retried, and can be undone', () => {
  const { id, revision } = registration;
  const decision = { id, revision, name: 'Ana Pérez', from: 'pending', to: 'approved' } as const;
  const error = 'Error de conexión.';
  const own: DecisionInFlight = {
    ...decision,
    consent: null,
    reason: null,
    formerReason: null,
    maybe: [],
    isUndo: false,
    state: 'unsent',
    error,
  };
  const decisions: Decisions = { underway: new Map([[own.id, own]]), progress: null, settled: null };
  const takeBack = vi.fn();
  const context = {
    underway: decisions.underway,
    questionIds: [],
    nameOf: () => '',
    tournamentOf: nothing,
    isOverall: false,
    alikeOf: () => [],
    numberOf: () => null,
    unconfirmedUntil: () => null,
    actions: { approve: nothing, reject: nothing, takeBack },
    opened: null,
    open: nothing,
    pick: nothing,
  };
  const actions = { onDecide: nothing, onUndo: nothing };
  render(
    <SampleScreen>
      <RegistrationRow registration={registration} isPicked={false} isGone={false} context={context} />
      <BulkActionsBar decisions={decisions} picked={nobody} {...actions} />
    </SampleScreen>,
  );
  screen.getByText('Sin enviar. Se reintenta solo.');
  screen.getByText('1 inscripción sin enviar. Error de conexión. Se reintenta solo.');
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer lo de Ana Pérez' }));
  expect(takeBack).toHaveBeenCalledWith(registration.id);
});
