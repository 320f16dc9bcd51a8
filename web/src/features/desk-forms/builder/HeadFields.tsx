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
export function HeadFields({ editor: { values, problems, change } }: Props) {
  return (
    <FieldsGroup title="Encabezado">
      <TextField
        label={labels.title}
        error={problems.title}
        required
        name="title"
        autoComplete="off"
        maxLength={limits.form.labelCharacters}
        placeholder="Encuesta de la copa"
        value={values.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <AreaField
        label={labels.description}
        error={problems.description}
        name="description"
        rows={3}
        maxLength={limits.form.descriptionCharacters}
        value={values.description}
        onChange={(event) => change({ description: event.target.value })}
      />
    </FieldsGroup>
  );
}

/** Whether a form takes responses, and where they go. */
export function OpeningFields({ editor: { values, change } }: Props) {
  return (
    <FieldsGroup title="Respuestas">
      <div>
        <Choice
          label="Abierto: quien tenga el enlace puede responder"
          type="checkbox"
          name="isActive"
          checked={values.isActive}
          onChange={(event) => change({ isActive: event.target.checked })}
        />
        <Choice
          label="Las respuestas llegan al equipo; si no, quedan solo en el dispositivo de cada quien"
          type="checkbox"
          name="collectResponses"
          checked={values.collectResponses}
          onChange={(event) => change({ collectResponses: event.target.checked })}
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
