import { useId, useState } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { FieldsGroup } from '../../../ui/fields/FieldsGroup.tsx';
import { labels } from '../labels.ts';
import type { TournamentValues } from '../values.ts';
import styles from './Fields.module.css';

/** What a tournament is linked to that never was before: that there is a link is what opens it. */
const USUAL_LINK = 'inscripcion';

/** Opens and closes registration. A link that is stored is kept as it is, also where it is closed and opened again. */
export function FormFields({ form }: { form: UseFormReturn<TournamentValues> }) {
  const hint = useId();
  const [link] = useState(() => form.getValues('linkedFormId') || USUAL_LINK);
  const linked = useWatch({ control: form.control, name: 'linkedFormId' });
  const { errors } = useFormState({ control: form.control, name: 'linkedFormId' });
  const isOpen = linked !== '';
  const turn = (open: boolean) =>
    form.setValue('linkedFormId', open ? link : '', { shouldDirty: true, shouldTouch: true });
  return (
    <FieldsGroup title="Inscripción">
      <Choice
        label={labels.linkedFormId}
        type="checkbox"
        role="switch"
        aria-checked={isOpen}
        aria-describedby={hint}
        checked={isOpen}
        onChange={(event) => turn(event.target.checked)}
      />
      <p id={hint} className={styles.note}>
        {errors.linkedFormId?.message ??
          (isOpen
            ? 'Quien quiera puede inscribirse hasta el cierre, mientras queden cupos.'
            : 'Cerradas: nadie puede inscribirse, y la tarjeta dice PRÓXIMAMENTE.')}
      </p>
    </FieldsGroup>
  );
}
