import type { DecidedStatus, Registration } from '@arena/domain';
import { useEffect, useState } from 'react';
import { ApiError } from '#lib/calls/api.ts';
import type { Organiser } from '#lib/calls/organiser.ts';
import { registrationCounts } from '#lib/calls/registration-counts.ts';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { useToast } from '#ui/icons/toast-context.ts';
import { decideOn, resumeDecisions, undo, undoDecision } from '../decisions/decisions.ts';
import type { DetailsActions } from '../details/Details.tsx';
import { confirmSeveral } from '../registration-calls';
import { confirmedText } from '../rows/labels.ts';

export type Question =
  /** `goesOn`: by keyboard, which then continues with the next row. */
  | { what: 'reject'; registrations: readonly Registration[]; goesOn?: boolean }
  /** A decision on several tournaments, or on one being played. */
  | { what: 'several'; to: 'approved' | 'rejected' | 'confirmed'; registrations: readonly Registration[] }
  | { what: 'delete'; registration: Registration };

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

/** Actions on registrations, immediate or with a dialog. */
export function useQueueActions(organiser: Organiser) {
  const toast = useToast();
  useEffect(() => resumeDecisions(organiser), [organiser]);
  const [question, ask] = useState<Question | null>(null);
  /** Id of the registration with open details. */
  const [open, setOpen] = useState<string | null>(null);
  /** The corrected registration, which takes a moment to arrive under another ID. */
  const [followed, setFollowed] = useState<Registration | null>(null);

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
      setOpen(null);
    });

  const confirming = useAdminMutation({ changes: registrationCounts });
  const confirm = (registrations: readonly Registration[]) => {
    ask(null);
    void confirming.mutate(async () => confirmedText(await confirmSeveral(registrations)));
  };

  const actions: DetailsActions = {
    approve: (one) => decide([one], 'approved'),
    reject: (one) => {
      setOpen(null);
      ask({ what: 'reject', registrations: [one] });
    },
    reopen: (one) => decide([one], 'pending'),
    askToDelete: (registration) => {
      setOpen(null);
      ask({ what: 'delete', registration });
    },
    follow: (registration) => {
      setFollowed(registration);
      setOpen(registration.id);
    },
    takeBack: (id) => allowed(() => undoDecision(organiser, id)),
  };
  const known = followed?.id === open ? followed : undefined;
  return {
    question,
    ask,
    open,
    followed: known,
    setOpen,
    decide,
    confirm,
    actions,
    undo: () => allowed(() => undo(organiser)),
  };
}
