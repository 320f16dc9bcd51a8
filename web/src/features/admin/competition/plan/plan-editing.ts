import { Competition, teamText } from '@arena/domain';
import { z } from '@arena/domain/zod';
import { type FieldPath, useFieldArray, useForm } from 'react-hook-form';
import { ApiError } from '#lib/calls/api.ts';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import type { Beginning, Editable } from '#lib/editing/drafts.ts';
import { draftsOf, fieldsToSend } from '#lib/editing/drafts.ts';
import { resolverBy, useEditorForm } from '#lib/editing/use-editor-form.ts';
import { useRefetch } from '#lib/query/refetch.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import type { Conflict } from '#ui/editing/EditingConflict.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import { useCompetitionAdmin } from '../competition-context.ts';
import {
  checkedPlan,
  controlAt,
  isSamePlan,
  PlanValues,
  planValuesOf,
  StageValues,
  stageLines,
} from './plan-values.ts';

/** A stored plan, with its competition. */
const StoredPlan = Competition.extend({ id: z.string() });
export type StoredPlan = z.infer<typeof StoredPlan>;

/** Returns the plan of a competition. */
export function planOf(competition: Competition): StoredPlan {
  return { ...competition, id: competition.tournamentId };
}

const labels: Record<keyof PlanValues, string> = {
  teamSize: 'Modalidad',
  secondPerson: 'Segunda persona',
  stages: 'Fases',
};

const nothing = planValuesOf({ teamSize: 1, secondPerson: false, stages: [] });

/** Returns the plan's editor: its draft lasts as long as the tab, and saving checks the seen revision. */
export function usePlanEditable(): Editable<PlanValues, StoredPlan> {
  const { tournament, calls, query, noteChanges } = useCompetitionAdmin();
  const refetch = useRefetch(query);
  const store = async (values: PlanValues, base: StoredPlan | null) => {
    const fields = fieldsToSend(checkedPlan(values, base?.stages));
    try {
      return planOf((await calls.plan({ ...fields, expectedRevision: base?.revision ?? 0 })).competition);
    } catch (error) {
      const isTheirs = base === null && error instanceof ApiError && error.code === 'edit_conflict';
      if (isTheirs) noteChanges(['Ya hay un plan']);
      throw error;
    } finally {
      await refetch();
    }
  };
  return {
    drafts: draftsOf((id) => adminStorageKeys.competitionPlan(tournament.id, id), PlanValues, StoredPlan, 'session'),
    valuesOf: (plan) => (plan === null ? nothing : planValuesOf(plan)),
    isSame: isSamePlan,
    storage: {
      read: async (tournamentId) =>
        planOf((await authorizedCall('GET /competitions/:tournamentId', { params: { tournamentId } })).competition),
      create: (values) => store(values, null),
      update: (base, values) => store(values, base),
      sent: (values) => values,
      has(plan, sent) {
        const wanted = PlanValues.safeParse(sent).data;
        return wanted !== undefined && isSamePlan(planValuesOf(plan), wanted);
      },
    },
  };
}

const nameOf = (path: string): FieldPath<PlanValues> => {
  const [list, index, part] = controlAt(path).split('.');
  const control = StageValues.keyof().safeParse(part).data;
  if (list === 'stages' && control !== undefined) return `stages.${Number(index)}.${control}`;
  return PlanValues.keyof().catch('stages').parse(list);
};

/** Describes a control's value; of the stages only the differences from the other plans. */
function readablePlan(control: keyof PlanValues, values: PlanValues, others: readonly PlanValues[]): string {
  if (control === 'teamSize') return teamText[values.teamSize].label;
  if (control === 'secondPerson') return values.secondPerson ? 'sí' : 'no';
  const otherLines = others.map(stageLines);
  const lines = Object.entries(stageLines(values)).filter(([label, text]) =>
    otherLines.some((other) => other[label] !== text),
  );
  return lines.map(([label, text]) => `${label}: ${text}`).join('\n') || 'nada más';
}

/** Returns the form of a plan with its saving. */
export function usePlan(beginning: Beginning<PlanValues, StoredPlan>, onStored?: () => void) {
  const toast = useToast();
  const form = useForm<PlanValues>({
    defaultValues: beginning.initial.values,
    resolver: resolverBy((values) => checkedPlan(values).problems ?? {}),
  });
  const stages = useFieldArray({ control: form.control, name: 'stages', keyName: 'key' });
  const editor = useEditorForm({
    ...beginning,
    form,
    nameOf,
    onSaved(_, isHere) {
      toast('success', 'El plan quedó guardado.');
      if (!isHere) return;
      onStored?.();
      // The next step stands at the top.
      window.scrollTo(0, 0);
    },
  });
  const conflict: Conflict<PlanValues> = {
    subject: 'el plan',
    labelOf: (control) => labels[control],
    readable: (control, of) => readablePlan(control, of, [form.getValues(), editor.valuesOf(editor.theirs)]),
  };
  const replace = (plan: PlanValues) => {
    form.setValue('teamSize', plan.teamSize);
    form.setValue('secondPerson', plan.secondPerson);
    stages.replace(plan.stages);
  };
  return { editor, conflict, form, stages, replace };
}

export type PlanEditing = ReturnType<typeof usePlan>;
