import { limits, type Question, QuestionType } from '@arena/domain';
import type { Editor } from '../../../lib/editing/use-controls.ts';
import { AnswerKind } from '../../../ui/fields/AnswerKind.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { AreaField, SelectField } from '../../../ui/fields/Field.tsx';
import { FieldsGroup } from '../../../ui/fields/FieldsGroup.tsx';
import { ALL_TOURNAMENTS, nameOf } from '../tournaments.ts';
import styles from './Fields.module.css';
import { hasPlaceholder, labels, type QuestionValues } from './values.ts';

interface Props {
  editor: Editor<QuestionValues, Question>;
}

interface FieldsProps extends Props {
  /** Those that a question can belong to; null until they have come. */
  tournaments: readonly { id: string; name: string }[] | null;
}

function What({ editor: { values, problems, change } }: Props) {
  return (
    <>
      <div className={styles.words}>
        <AreaField
          label={labels.text}
          error={problems.text}
          required
          name="text"
          rows={2}
          maxLength={limits.question.textCharacters}
          placeholder="¿En qué país juegas?"
          value={values.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </div>
      <AnswerKind
        values={values}
        change={change}
        types={QuestionType.options}
        hasPlaceholder={hasPlaceholder}
        mostCharacters={limits.question.textCharacters}
        problems={problems}
      />
    </>
  );
}

/** Where it is asked: in all tournaments or in one, which stays chosen also when it isn't among them. */
function Where({ editor: { values, problems, change }, tournaments }: FieldsProps) {
  const chosen = values.tournamentId;
  const isListed = chosen === '' || tournaments?.some(({ id }) => id === chosen);
  return (
    <SelectField
      label={labels.tournamentId}
      error={problems.tournamentId}
      required
      name="tournamentId"
      value={chosen}
      onChange={(event) => change({ tournamentId: event.target.value })}
    >
      <option value="">{ALL_TOURNAMENTS}</option>
      {isListed ? null : <option value={chosen}>{nameOf(chosen, tournaments)}</option>}
      {tournaments?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** The controls of a question. */
export function Fields({ editor, tournaments }: FieldsProps) {
  const { values, change } = editor;
  return (
    <>
      <FieldsGroup title="Qué se pregunta">
        <What editor={editor} />
      </FieldsGroup>
      <FieldsGroup title="Dónde y cuándo">
        <Where editor={editor} tournaments={tournaments} />
        <div>
          <Choice
            label="Obligatoria: sin respuesta nadie se inscribe"
            type="checkbox"
            name="required"
            checked={values.required}
            onChange={(event) => change({ required: event.target.checked })}
          />
          <Choice
            label="Activa: se pregunta desde que la guardes"
            type="checkbox"
            name="active"
            checked={values.active}
            onChange={(event) => change({ active: event.target.checked })}
          />
        </div>
      </FieldsGroup>
    </>
  );
}
