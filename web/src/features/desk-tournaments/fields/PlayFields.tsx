import { counted, teamSizeSaid, teamSizes, teamText } from '@arena/domain';
import { useId } from 'react';
import { type RegisterOptions, type UseFormReturn, useFormState } from 'react-hook-form';
import { tournamentList } from '../../../lib/calls/desk-tournaments.ts';
import { useReading } from '../../../lib/calls/kept-reading.ts';
import { SelectField, TextField } from '../../../ui/fields/Field.tsx';
import { FieldsGroup, FieldsPair } from '../../../ui/fields/FieldsGroup.tsx';
import { labels } from '../labels.ts';
import type { TournamentValues } from '../values.ts';
import { type SuggestedField, suggestionsFor } from './suggestions.ts';

interface Props {
  form: UseFormReturn<TournamentValues>;
}

interface SuggestedProps extends Props {
  name: SuggestedField;
  onChange?: RegisterOptions<TournamentValues>['onChange'];
}

function Suggested({ form, name, onChange }: SuggestedProps) {
  const { value: tournaments } = useReading(tournamentList);
  const { errors } = useFormState({ control: form.control, name });
  const id = useId();
  return (
    <>
      <TextField
        label={labels[name]}
        error={errors[name]?.message}
        {...form.register(name, { onChange })}
        list={id}
        autoComplete="off"
      />
      <datalist id={id}>
        {suggestionsFor(name, tournaments ?? []).map((value) => (
          <option key={value}>{value}</option>
        ))}
      </datalist>
    </>
  );
}

/** How many play together: what the modality says, until it is chosen here. */
function TeamSizeField({ form }: Props) {
  const { errors } = useFormState({ control: form.control, name: 'teamSize' });
  return (
    <SelectField label={labels.teamSize} error={errors.teamSize?.message} required {...form.register('teamSize')}>
      {teamSizes.map((size) => (
        <option key={size} value={size}>
          {teamText[size].label} ({counted(size, 'jugador', 'jugadores')})
        </option>
      ))}
    </SelectField>
  );
}

/** How the tournament is played, from what is usual or in the organiser's own words. */
export function PlayFields({ form }: Props) {
  const follow = () => {
    const said = teamSizeSaid(form.getValues('modality'));
    if (said !== null) form.setValue('teamSize', String(said), { shouldDirty: true });
  };
  return (
    <FieldsGroup title="Cómo se juega">
      <FieldsPair>
        <Suggested form={form} name="modality" onChange={follow} />
        <TeamSizeField form={form} />
      </FieldsPair>
      <FieldsPair>
        <Suggested form={form} name="gameMode" />
        <Suggested form={form} name="mapSelection" />
      </FieldsPair>
      <Suggested form={form} name="format" />
    </FieldsGroup>
  );
}
