import { type FieldType, fieldTypeLabel, hasOptions } from '@arena/domain';
import type { ComponentProps } from 'react';
import { AreaField, SelectField, TextField } from './Field.tsx';

type Control = Pick<ComponentProps<typeof TextField>, 'name' | 'error'>;

interface Props {
  type: string;
  /** Returns the props of a control by name. */
  control: (part: 'type' | 'options' | 'placeholder') => Control;
  types: readonly FieldType[];
  /** True if the type shows a placeholder. */
  hasPlaceholder: (type: string) => boolean;
  /** Maximum length of the placeholder. */
  mostCharacters: number;
}

/** Controls for the type of an answer, its options, and its placeholder. */
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
