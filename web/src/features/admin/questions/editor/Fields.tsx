import { limits, QuestionType } from '@arena/domain';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useRegister } from '#lib/editing/use-editor-form.ts';
import { AnswerKind } from '#ui/fields/AnswerKind.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { AreaField, SelectField } from '#ui/fields/Field.tsx';
import { FieldsGroup } from '#ui/fields/FieldsGroup.tsx';
import { ALL_TOURNAMENTS, questionTournamentName } from '../tournaments.ts';
import styles from './Fields.module.css';
import { type QuestionValues, questionHasPlaceholder, questionLabels } from './question-values';

interface Props {
  form: UseFormReturn<QuestionValues>;
}

interface FieldsProps extends Props {
  /** Tournaments to choose from; null while loading. */
  tournaments: readonly { id: string; name: string }[] | null;
}

function What({ form }: Props) {
  const control = useRegister(form);
  const type = useWatch({ control: form.control, name: 'type' });
  return (
    <>
      <div className={styles.words}>
        <AreaField
          {...control('text')}
          label={questionLabels.text}
          required
          rows={2}
          maxLength={limits.question.textCharacters}
          placeholder="¿En qué país juegas?"
        />
      </div>
      <AnswerKind
        type={type}
        control={control}
        types={QuestionType.options}
        hasPlaceholder={questionHasPlaceholder}
        mostCharacters={limits.question.textCharacters}
      />
    </>
  );
}

/** The question's scope: all tournaments or one, which stays selected even if it isn't listed. */
function Where({ form, tournaments }: FieldsProps) {
  const control = useRegister(form);
  const chosen = useWatch({ control: form.control, name: 'tournamentId' });
  const isListed = chosen === '' || tournaments?.some(({ id }) => id === chosen);
  return (
    // Controlled, because its options load after its value.
    <SelectField {...control('tournamentId')} value={chosen} label={questionLabels.tournamentId} required>
      <option value="">{ALL_TOURNAMENTS}</option>
      {isListed ? null : <option value={chosen}>{questionTournamentName(chosen, tournaments)}</option>}
      {tournaments?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

export function Fields({ form, tournaments }: FieldsProps) {
  return (
    <>
      <FieldsGroup title="Qué se pregunta">
        <What form={form} />
      </FieldsGroup>
      <FieldsGroup title="Dónde y cuándo">
        <Where form={form} tournaments={tournaments} />
        <div>
          <Choice type="checkbox" {...form.register('required')} label="Obligatoria: sin respuesta nadie se inscribe" />
          <Choice type="checkbox" {...form.register('active')} label="Activa: se pregunta desde que la guardes" />
        </div>
      </FieldsGroup>
    </>
  );
}
