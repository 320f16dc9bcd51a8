import { Competition } from '@arena/domain';
import { z } from 'zod';
import { ApiError } from '../../../lib/calls/api.ts';
import { authorizedCall } from '../../../lib/calls/authorized-call.ts';
import { draftsOf } from '../../../lib/editing/drafts.ts';
import type { Beginning, Editable } from '../../../lib/editing/editing-start.ts';
import { sendable } from '../../../lib/editing/save-draft.ts';
import { type Editor, useControls } from '../../../lib/editing/use-controls.ts';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { useToast } from '../../../ui/signs/toast-context.ts';
import { useDesk } from '../desk-context.ts';
import { checkedPlan, controlAt, isSamePlan, PlanValues, StageValues, valuesOf } from './plan-values.ts';

/** A plan as it is stored, with its competition. */
const StoredPlan = Competition.extend({ id: z.string() });
export type StoredPlan = z.infer<typeof StoredPlan>;

export type PlanEditing = Editor<PlanValues, StoredPlan>;

/** The plan that a competition is played by. */
export function planOf(competition: Competition): StoredPlan {
  return { ...competition, id: competition.tournamentId };
}

const labels: Record<keyof PlanValues, string> = {
  teamSize: 'Modalidad',
  secondPerson: 'Segunda persona',
  stages: 'Fases',
};

const nothing = valuesOf({ teamSize: 1, secondPerson: false, stages: [] });

/** How this tournament's plan is edited: kept as long as the tab, and stored on top of the one that was seen. */
export function usePlanEditable(): Editable<PlanValues, StoredPlan> {
  const { tournament, calls, reading, noteChanges } = useDesk();
  const store = async (values: PlanValues, base: StoredPlan | null) => {
    const fields = sendable(checkedPlan(values, base?.stages));
    try {
      return planOf((await calls.plan({ ...fields, expectedRevision: base?.revision ?? 0 })).competition);
    } catch (error) {
      const isTheirs = base === null && error instanceof ApiError && error.code === 'edited_meanwhile';
      if (isTheirs) noteChanges(['Ya hay un plan']);
      throw error;
    } finally {
      await reading.reread();
    }
  };
  return {
    drafts: draftsOf((id) => deskStorageKeys.competitionPlan(tournament.id, id), PlanValues, StoredPlan, 'session'),
    valuesOf: (plan) => (plan === null ? nothing : valuesOf(plan)),
    isSame: isSamePlan,
    storing: {
      read: async (tournamentId) =>
        planOf((await authorizedCall('GET /competitions/:tournamentId', { params: { tournamentId } })).competition),
      create: (values) => store(values, null),
      update: (base, values) => store(values, base),
      sent: (values) => values,
      has(plan, sent) {
        const wanted = PlanValues.safeParse(sent).data;
        return wanted !== undefined && isSamePlan(valuesOf(plan), wanted);
      },
    },
  };
}

/** The controls of a plan, and their saving. @param onStored hears that it is stored, where one is still there. */
export function usePlan(beginning: Beginning<PlanValues, StoredPlan>, onStored?: () => void) {
  const toast = useToast();
  return useControls({
    ...beginning,
    labelOf: (control) => labels[control],
    problemsWith: (values) => checkedPlan(values).problems ?? {},
    byControl: (wrong) => Object.fromEntries(Object.entries(wrong).map(([path, text]) => [controlAt(path), text])),
    order: ({ stages }) =>
      stages.flatMap((_, index) => StageValues.keyof().options.map((control) => `stages.${index}.${control}`)),
    onSaved(_, isHere) {
      toast('success', 'El plan quedó guardado.');
      if (isHere) onStored?.();
    },
  });
}
