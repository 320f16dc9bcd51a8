import type { DecidedStatus, Registration } from '@arena/domain';
import { useEffect, useState } from 'react';
import { ApiError } from '#lib/calls/api.ts';
import type { Organiser } from '#lib/calls/organiser.ts';
import { registrationCounts } from '#lib/calls/registration-counts.ts';
import { useToast } from '#ui/icons/toast-context.ts';
import { useAction } from '#ui/use-action.ts';
import { decideOn, resumeDecisions, undo, undoDecision } from '../decisions/decisions.ts';
import { confirmSeveral, decidePlayers } from '../registration-calls.ts';
import { confirmedText } from '../rows/labels.ts';

/** Actions of a decision on selected rows. */
export type PickedDecision = 'approved' | 'rejected' | 'confirmed';

type Question =
  /** `goesOn`: by keyboard, which then continues with the next row. */
  | { what: 'reject'; registrations: readonly Registration[]; goesOn?: boolean }
  /** A decision on several tournaments, or on one being played. */
  | { what: 'several'; to: PickedDecision; registrations: readonly Registration[] }
  | { what: 'delete'; registration: Registration };

export type QueueActions = ReturnType<typeof useQueueActions>;

/** Actions on registrations, immediate or with a dialog. */
export function useQueueActions(organiser: Organiser) {
  const toast = useToast();
  useEffect(() => resumeDecisions(organiser), [organiser]);
  const [question, ask] = useState<Question | null>(null);
  /** Id of the registration with open details. */
  const [opened, open] = useState<string | null>(null);
  /** The corrected registration, which takes a moment to arrive under another ID. */
  const [followed, setFollowed] = useState<Registration | null>(null);
  const confirmAll = async (registrations: readonly Registration[]) =>
    confirmedText(await confirmSeveral(registrations));
  const confirming = useAction(confirmAll, { tells: true, changes: registrationCounts });

  /** Shows a refusal, before any call, if the role doesn't allow the work. */
  const allowed = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast('error', error.message);
    }
  };
  const decide = (registrations: readonly Registration[], to: DecidedStatus, reason: string | null = null) =>
    allowed(() => {
      for (const one of registrations) keepFocus(one);
      decideOn(organiser, registrations, to, reason);
      ask(null);
      open(null);
    });
  return {
    question,
    ask,
    opened,
    open,
    followed: followed?.id === opened ? followed : undefined,
    /** Opens the details of a registration after its ID was corrected, or from beyond the list. */
    follow: (registration: Registration) => {
      setFollowed(registration);
      open(registration.id);
    },
    decide,
    approve: (one: Registration) => decide([one], 'approved'),
    /** Asks for an optional reason first. */
    reject: (one: Registration) => {
      open(null);
      ask({ what: 'reject', registrations: [one] });
    },
    confirm: (registrations: readonly Registration[]) => {
      ask(null);
      void confirming.run(registrations);
    },
    askToDelete: (registration: Registration) => {
      open(null);
      ask({ what: 'delete', registration });
    },
    takeBack: (id: string) => allowed(() => undoDecision(organiser, id)),
    undo: () => allowed(() => undo(organiser)),
  };
}

function rowOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
}

/** Returns the row after a registration's; the last row itself. */
export function rowAfter(id: string): HTMLElement | null {
  const row = rowOf(id);
  return row?.closest('[data-index]')?.nextElementSibling?.querySelector<HTMLElement>('[data-row]') ?? row;
}

/** A row's buttons disappear with the decision, so the row gets the focus. */
function keepFocus({ id }: Registration): void {
  const row = rowOf(id);
  if (row?.closest('[data-index]')?.contains(document.activeElement)) row.focus({ preventScroll: true });
}

/** The decision on the players that an approved registration asks for. */
export function usePlayersDecision(registration: Registration) {
  const decide = async (accept: boolean) => {
    await decidePlayers(registration, accept);
    return accept
      ? `Listo: aceptaste el cambio de ${registration.fullName}.`
      : `Listo: ${registration.fullName} sigue como antes.`;
  };
  const { isPending, run } = useAction(decide, { tells: true });
  return { isBusy: isPending, accept: () => void run(true), refuse: () => void run(false) };
}
