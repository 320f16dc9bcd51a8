// Unsent decisions, in their row and at the foot of the screen.
import { readRegistration } from '@arena/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SampleScreen } from '#ui/sample-screen.tsx';
import type { DecisionInFlight, Decisions } from '../decisions/decisions.ts';
import { RegistrationRow } from '../rows/RegistrationRow.tsx';
import { BulkActionsBar } from './BulkActionsBar.tsx';
import { QueueContext } from './queue-context.ts';
import { sampleQueue } from './sample-queue.ts';

const registration = { ...readRegistration('copa_10000001', { tournamentId: 'copa' }), fullName: 'Ana Pérez' };

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
  const queue = sampleQueue({ decisions });
  render(
    <SampleScreen>
      <QueueContext value={{ ...queue, actions: { ...queue.actions, takeBack } }}>
        <RegistrationRow item={{ id, registration, isGone: false }} />
        <BulkActionsBar />
      </QueueContext>
    </SampleScreen>,
  );
  screen.getByText('Sin enviar. Se reintenta solo.');
  screen.getByText('1 inscripción sin enviar. Error de conexión. Se reintenta solo.');
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer lo de Ana Pérez' }));
  expect(takeBack).toHaveBeenCalledWith(registration.id);
});
