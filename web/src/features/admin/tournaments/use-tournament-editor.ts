import { missingForPlayers, type Tournament } from '@arena/domain';
import { useState } from 'react';
import { type FieldPath, type RegisterOptions, useFieldArray, useForm } from 'react-hook-form';
import { tournamentList } from '#lib/calls/admin-tournaments.ts';
import type { Beginning } from '#lib/editing/drafts.ts';
import { resolverBy, useEditorForm, useRegister, useValues } from '#lib/editing/use-editor-form.ts';
import { useRefetch } from '#lib/query/refetch.ts';
import { serverNow } from '#lib/time/clock.ts';
import {
  controlOf,
  problemsWithTournament,
  TournamentValues,
  tournamentFieldsOf,
  tournamentLabels,
} from './tournament-values';

/** Returns missing fields that these values would publish; null without any. */
function missingOnceSaved(values: TournamentValues, base: Tournament | null): readonly string[] | null {
  const fields = tournamentFieldsOf(values);
  if (fields.status === 'draft' || fields.status === base?.status) return null;
  const missing = missingForPlayers(fields, serverNow());
  return missing.length === 0 ? null : missing;
}

type ControlName = Exclude<keyof TournamentValues, 'rules'>;

const nameOf = (path: string): FieldPath<TournamentValues> =>
  TournamentValues.keyof().catch('name').parse(controlOf(path));

export type TournamentEditing = ReturnType<typeof useTournamentEditor>['editor'];

/** Returns the editor of one tournament. It asks before publishing one with missing fields. */
export function useTournamentEditor(
  beginning: Beginning<TournamentValues, Tournament>,
  onSaved: (tournament: Tournament, isHere: boolean) => void,
) {
  const refetch = useRefetch(tournamentList);
  const form = useForm<TournamentValues>({
    defaultValues: beginning.initial.values,
    mode: 'onTouched',
    resolver: resolverBy(problemsWithTournament),
  });
  const rules = useFieldArray({ control: form.control, name: 'rules' });
  const saving = useEditorForm({
    ...beginning,
    form,
    nameOf,
    onSaved: (tournament, isHere) => {
      void refetch();
      onSaved(tournament, isHere);
    },
  });
  const shown = useValues(form);
  const register = useRegister(form);
  const control = (name: ControlName, options?: RegisterOptions<TournamentValues, ControlName>) => ({
    ...register(name, options),
    label: tournamentLabels[name],
  });

  const [missing, setMissing] = useState<readonly string[] | null>(null);
  const question = {
    missing,
    publish: () => {
      setMissing(null);
      return saving.save();
    },
    withdraw: () => setMissing(null),
  };
  const save = async () => {
    const values = form.getValues();
    const found = missingOnceSaved(values, saving.base);
    if (found !== null && Object.keys(problemsWithTournament(values)).length === 0) setMissing(found);
    else await saving.save();
  };
  return { editor: { ...saving, save, form, rules, shown, control }, question };
}
