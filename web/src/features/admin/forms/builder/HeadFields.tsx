import { limits } from '@arena/domain';
import { useWatch } from 'react-hook-form';
import { useRegister } from '#lib/editing/use-editor-form.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { AreaField, TextField } from '#ui/fields/Field.tsx';
import { FieldsGroup } from '#ui/fields/FieldsGroup.tsx';
import { formLabels } from './form-values';
import type { FormEditing } from './use-form-editor';

interface Props {
  editor: FormEditing;
}

export function HeadFields({ editor: { form } }: Props) {
  const control = useRegister(form);
  return (
    <FieldsGroup title="Encabezado">
      <TextField
        {...control('title')}
        label={formLabels.title}
        required
        autoComplete="off"
        maxLength={limits.form.labelCharacters}
        placeholder="Encuesta de la copa"
      />
      <AreaField
        {...control('description')}
        label={formLabels.description}
        rows={3}
        maxLength={limits.form.descriptionCharacters}
      />
    </FieldsGroup>
  );
}

/** Opens a form for responses, and sets where they are stored. */
export function OpeningFields({ editor: { form } }: Props) {
  const collects = useWatch({ control: form.control, name: 'collectResponses' });
  return (
    <FieldsGroup title="Respuestas">
      <div>
        <Choice type="checkbox" {...form.register('isActive')} label="Abierto: quien tenga el enlace puede responder" />
        <Choice
          type="checkbox"
          {...form.register('collectResponses')}
          label="Las respuestas llegan al equipo; si no, quedan solo en el dispositivo de cada quien"
        />
        {collects ? (
          <p className="muted">
            Cada respuesta se borra sola a más tardar {limits.responseRetentionDays} días después de llegar. Quien
            responde lo lee junto al botón.
          </p>
        ) : null}
      </div>
    </FieldsGroup>
  );
}
