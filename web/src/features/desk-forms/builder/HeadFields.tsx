import { limits } from '@arena/domain';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { AreaField, TextField } from '../../../ui/fields/Field.tsx';
import { FieldsGroup } from '../../../ui/fields/FieldsGroup.tsx';
import type { FormEditing } from './use-editor.ts';
import { labels } from './values.ts';

interface Props {
  editor: FormEditing;
}

/** What a form is called and says of itself. */
export function HeadFields({ editor: { control } }: Props) {
  return (
    <FieldsGroup title="Encabezado">
      <TextField
        {...control('title')}
        label={labels.title}
        required
        autoComplete="off"
        maxLength={limits.form.labelCharacters}
        placeholder="Encuesta de la copa"
      />
      <AreaField
        {...control('description')}
        label={labels.description}
        rows={3}
        maxLength={limits.form.descriptionCharacters}
      />
    </FieldsGroup>
  );
}

/** Whether a form takes responses, and where they go. */
export function OpeningFields({ editor: { values, checkbox } }: Props) {
  return (
    <FieldsGroup title="Respuestas">
      <div>
        <Choice {...checkbox('isActive')} label="Abierto: quien tenga el enlace puede responder" />
        <Choice
          {...checkbox('collectResponses')}
          label="Las respuestas llegan al equipo; si no, quedan solo en el dispositivo de cada quien"
        />
        {values.collectResponses ? (
          <p className="muted">
            Cada respuesta se borra sola a más tardar {limits.responseRetentionDays} días después de llegar. Quien
            responde lo lee junto al botón.
          </p>
        ) : null}
      </div>
    </FieldsGroup>
  );
}
