import { type FieldType, fieldTypeLabel, hasOptions } from '@arena/domain';
import type { ComponentProps } from 'react';
import { AreaField, SelectField, TextField } from './Field.tsx';

type Control = Pick<ComponentProps<typeof TextField>, 'name' | 'error'>;

interface Props {
  type: string;
  /** Registers a control by its part of the answer's kind. */
  control: (part: 'type' | 'options' | 'placeholder') => Control;
  types: readonly FieldType[];
  /** True if this type shows something before it is answered. */
  hasPlaceholder: (type: string) => boolean;
  /** The longest that may be shown, in characters. */
  mostCharacters: number;
}

/** Controls for the kind of answer, its options, and its placeholder. */
export function AnswerKind({ type: chosen, control, types, hasPlaceholder, mostCharacters }: Props) {
  return (
    <>
      <SelectField label="Tipo" required {...control('type')}>
        {types.map((type) => (
          <option key={type} value={type}>
            {fieldTypeLabel[type]}
          </option>
        ))}
      </SelectField>
      {hasOptions(chosen) ? (
        <AreaField
          label="Opciones"
          hint="Una por línea, en el orden en que se leen."
          required
          rows={5}
          {...control('options')}
        />
      ) : null}
      {hasPlaceholder(chosen) ? (
        <TextField
          label={chosen === 'select' ? 'Invitación a elegir' : 'Ejemplo de respuesta'}
          hint="Se lee en gris hasta que alguien responde."
          autoComplete="off"
          maxLength={mostCharacters}
          {...control('placeholder')}
        />
      ) : null}
    </>
  );
}
