import { type FieldType, fieldTypeLabel, hasOptions } from '@arena/domain';
import type { controlFor } from '../../lib/editing/controls.ts';
import { AreaField, SelectField, TextField } from './Field.tsx';

/** How something that organisers ask is answered. Options are lines of text, one each. */
interface AnswerValues {
  type: string;
  options: string;
  placeholder: string;
}

interface Props {
  values: AnswerValues;
  control: ReturnType<typeof controlFor<AnswerValues>>;
  types: readonly FieldType[];
  /** Whether this type shows something before it is answered. */
  hasPlaceholder: (type: string) => boolean;
  /** The longest that may be shown, in characters. */
  mostCharacters: number;
}

/** The controls for the kind of answer: which it is, what can be chosen, what is shown until somebody answers. */
export function AnswerKind({ values, control, types, hasPlaceholder, mostCharacters }: Props) {
  return (
    <>
      <SelectField label="Tipo" required {...control('type')}>
        {types.map((type) => (
          <option key={type} value={type}>
            {fieldTypeLabel[type]}
          </option>
        ))}
      </SelectField>
      {hasOptions(values.type) ? (
        <AreaField
          label="Opciones"
          hint="Una por línea, en el orden en que se leen."
          required
          rows={5}
          {...control('options')}
        />
      ) : null}
      {hasPlaceholder(values.type) ? (
        <TextField
          label={values.type === 'select' ? 'Invitación a elegir' : 'Ejemplo de respuesta'}
          hint="Se lee en gris hasta que alguien responde."
          autoComplete="off"
          maxLength={mostCharacters}
          {...control('placeholder')}
        />
      ) : null}
    </>
  );
}
