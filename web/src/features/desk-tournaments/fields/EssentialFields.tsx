import { limits } from '@arena/domain';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { AreaField, TextField } from '../../../ui/fields/Field.tsx';
import { FieldsGroup, FieldsPair } from '../../../ui/fields/FieldsGroup.tsx';
import { labels } from '../labels.ts';
import type { TournamentValues } from '../values.ts';
import { TimeControl } from './TimeControl.tsx';

interface Props {
  form: UseFormReturn<TournamentValues>;
}

function Time({ form, name }: Props & { name: 'date' | 'endDate' | 'registrationDeadline' }) {
  const value = useWatch({ control: form.control, name });
  const { errors } = useFormState({ control: form.control, name });
  return (
    <TimeControl label={labels[name]} value={value} error={errors[name]?.message}>
      {(control) => <input {...control} {...form.register(name)} />}
    </TimeControl>
  );
}

/** What a tournament can't do without: its name, its times, its places. */
export function EssentialFields({ form }: Props) {
  const { errors } = useFormState({ control: form.control });
  return (
    <FieldsGroup title="Lo esencial">
      <TextField
        label={labels.name}
        error={errors.name?.message}
        required
        {...form.register('name')}
        maxLength={limits.tournament.nameCharacters}
        autoComplete="off"
        placeholder="Copa de la semana"
      />
      <AreaField
        label={labels.description}
        error={errors.description?.message}
        {...form.register('description')}
        rows={limits.textareaRows}
      />
      <FieldsPair>
        <Time form={form} name="date" />
        <Time form={form} name="endDate" />
      </FieldsPair>
      <FieldsPair>
        <Time form={form} name="registrationDeadline" />
        <TextField
          label={labels.maxPlayers}
          hint="De jugadores, dúos o escuadras. Vacío: sin límite"
          error={errors.maxPlayers?.message}
          {...form.register('maxPlayers')}
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldsPair>
    </FieldsGroup>
  );
}
