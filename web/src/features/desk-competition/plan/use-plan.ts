import type { FieldErrors } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { ApiError } from '../../../lib/calls/api.ts';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage/storage.ts';
import { useDesk } from '../desk-context.ts';
import { useAct } from '../use-act.ts';
import { checkedPlan, controlAt, fieldsOfStage, PlanValues, valuesOf } from './plan-values.ts';

/** What the controls hold for the competition as it stands. */
export function storedValues({ competition }: CompetitionView): PlanValues {
  const { teamSize, secondPerson, stages } = competition;
  return valuesOf({ teamSize, secondPerson, stages: stages.map(fieldsOfStage) });
}

/** A plan that is being written; `before` is the one that was there when one began, null where there was none. */
const KeptPlan = z.strictObject({ values: PlanValues, before: PlanValues.nullable() });
type KeptPlan = z.infer<typeof KeptPlan>;

/** Keeps what is typed of a plan as long as the tab, so that a reload or a session that ends doesn't cost it. */
export function useKeptPlan(tournamentId: string, of: 'first' | 'change') {
  const key = `${deskStorageKeys.competitionPlan(tournamentId)}:${of}`;
  return {
    kept: () => KeptPlan.safeParse(readStored('session', key)).data ?? null,
    keep: (plan: KeptPlan) => writeStored('session', key, plan),
    forget: () => removeStored('session', key),
  };
}

interface Planning {
  /** The plan that the controls began with; null where there is none. */
  base: CompetitionView | null;
  /** That plan, where somebody else stored it since what is in the controls was begun. */
  othersPlan?: CompetitionView | null;
  /** Hears that it is stored. */
  onStored: () => void;
}

/** The storing of a plan: checked here, refused there, never over what somebody else planned meanwhile. */
export function usePlan({ base, othersPlan = null, onStored }: Planning) {
  const { tournament, reading } = useDesk();
  const { forget } = useKeptPlan(tournament.id, base === null ? 'first' : 'change');
  const act = useAct();
  const [problems, setProblems] = useState<FieldErrors>({});
  const [theirs, setTheirs] = useState(othersPlan);
  const [isPostponed, setPostponed] = useState(false);
  const [from, setFrom] = useState(base);
  const place = useRef<HTMLDivElement>(null);

  const refuse = (wrong: FieldErrors) => {
    setProblems(wrong);
    const named = [...(place.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    named.find((control) => wrong[control.getAttribute('name') ?? ''] !== undefined)?.focus();
  };

  const send = async (values: PlanValues, onto: CompetitionView | null) => {
    const { fields, problems: wrong } = checkedPlan(values, onto?.competition.stages);
    refuse(wrong ?? {});
    if (fields === null) return;
    const isStored = await act.run(async (calls) => {
      try {
        await calls.plan({ ...fields, expectedRevision: onto?.competition.revision ?? 0 });
        forget();
      } catch (error) {
        if (error instanceof ApiError) {
          refuse(Object.fromEntries(Object.entries(error.fields).map(([path, text]) => [controlAt(path), text])));
          if (error.code === 'edited_meanwhile') {
            await reading.reread();
            setTheirs(reading.current()?.view ?? null);
            setPostponed(false);
          }
        }
        throw error;
      }
    }, 'El plan quedó guardado.');
    if (isStored) onStored();
  };

  const planning = {
    act,
    problems,
    /** The plan that was being changed; null for the first one. */
    from,
    /** The plan as somebody else stored it meanwhile, to be decided on; null where nobody did. */
    theirs: isPostponed ? null : theirs,
    save: (values: PlanValues) => (theirs === null ? send(values, from) : setPostponed(false)),
    keepMine: (values: PlanValues, onto: CompetitionView) => {
      setFrom(onto);
      setTheirs(null);
      return send(values, onto);
    },
    postpone: () => setPostponed(true),
    forget,
  };
  /** Where the controls are: the first that is wrong gets the focus. */
  return { place, planning };
}
