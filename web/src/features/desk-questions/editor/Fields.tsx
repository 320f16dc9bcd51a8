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

function What({ editor: { values, control } }: Props) {
  return (
    <>
      <div className={styles.words}>
        <AreaField
          {...control('text')}
          label={labels.text}
          required
          rows={2}
          maxLength={limits.question.textCharacters}
          placeholder="¿En qué país juegas?"
        />
      </div>
      <AnswerKind
        values={values}
        control={control}
        types={QuestionType.options}
        hasPlaceholder={hasPlaceholder}
        mostCharacters={limits.question.textCharacters}
      />
    </>
  );
}

/** Where it is asked: in all tournaments or in one, which stays chosen also when it isn't among them. */
function Where({ editor: { values, control }, tournaments }: FieldsProps) {
  const chosen = values.tournamentId;
  const isListed = chosen === '' || tournaments?.some(({ id }) => id === chosen);
  return (
    <SelectField {...control('tournamentId')} label={labels.tournamentId} required>
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
  const { checkbox } = editor;
  return (
    <>
      <FieldsGroup title="Qué se pregunta">
        <What editor={editor} />
      </FieldsGroup>
      <FieldsGroup title="Dónde y cuándo">
        <Where editor={editor} tournaments={tournaments} />
        <div>
          <Choice {...checkbox('required')} label="Obligatoria: sin respuesta nadie se inscribe" />
          <Choice {...checkbox('active')} label="Activa: se pregunta desde que la guardes" />
        </div>
      </FieldsGroup>
    </>
  );
}
