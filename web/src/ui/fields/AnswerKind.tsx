import { type FieldErrors, type FieldType, fieldTypeLabel, hasOptions } from '@arena/domain';
import { AreaField, SelectField, TextField } from './Field.tsx';

/** How something that organisers ask is answered. Options are lines of text, one each. */
interface AnswerValues {
  type: string;
  options: string;
  placeholder: string;
}

interface Props {
  values: AnswerValues;
  change: (values: Partial<AnswerValues>) => void;
  types: readonly FieldType[];
  /** Whether this type shows something before it is answered. */
  hasPlaceholder: (type: string) => boolean;
  /** The longest that may be shown, in characters. */
  mostCharacters: number;
  problems: FieldErrors;
  /** What a control, and what is wrong with it, goes by. */
  nameOf?: (control: keyof AnswerValues) => string;
}

/** The controls for the kind of answer: which it is, what can be chosen, what is shown until somebody answers. */
export function AnswerKind(props: Props) {
  const { values, change, types, hasPlaceholder, mostCharacters, problems, nameOf = (control) => control } = props;
  const common = (control: keyof AnswerValues) => ({
    name: nameOf(control),
    error: problems[nameOf(control)],
    value: values[control],
    onChange: ({ target }: { target: { value: string } }) => change({ [control]: target.value }),
  });
  return (
    <>
      <SelectField label="Tipo" required {...common('type')}>
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
          {...common('options')}
        />
      ) : null}
      {hasPlaceholder(values.type) ? (
        <TextField
          label={values.type === 'select' ? 'Invitación a elegir' : 'Ejemplo de respuesta'}
          hint="Se lee en gris hasta que alguien responde."
          autoComplete="off"
          maxLength={mostCharacters}
          {...common('placeholder')}
        />
      ) : null}
    </>
  );
}
