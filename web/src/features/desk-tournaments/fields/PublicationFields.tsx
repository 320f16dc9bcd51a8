import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { FieldsGroup } from '../../../ui/fields/FieldsGroup.tsx';
import { labels } from '../labels.ts';
import type { TournamentValues } from '../values.ts';
import { ChosenField } from './ChosenField.tsx';
import { TimeControl } from './TimeControl.tsx';

const choices = [
  { value: 'draft', label: 'Borrador: solo lo ven los administradores' },
  { value: 'scheduled', label: 'Programado: se publica solo' },
  { value: 'published', label: 'Publicado: se ve en el sitio' },
];

interface Props {
  form: UseFormReturn<TournamentValues>;
  /** The stored status, where there is one. */
  before: string | undefined;
}

function PublishDate({ form }: Pick<Props, 'form'>) {
  const value = useWatch({ control: form.control, name: 'publishDate' });
  const { errors } = useFormState({ control: form.control, name: 'publishDate' });
  return (
    <TimeControl label={labels.publishDate} value={value} error={errors.publishDate?.message} required>
      {(control) => <input {...control} {...form.register('publishDate')} />}
    </TimeControl>
  );
}

/** Who sees the tournament, and from when on. */
export function PublicationFields({ form, before }: Props) {
  const status = useWatch({ control: form.control, name: 'status' });
  const leaves = before === 'published' && status !== 'published';
  return (
    <FieldsGroup title={labels.status}>
      <ChosenField form={form} name="status" label="Quién lo ve" choices={choices} />
      {status === 'scheduled' ? <PublishDate form={form} /> : null}
      {leaves ? <p>Al guardar deja de verse en el sitio. Sus inscripciones se conservan.</p> : null}
    </FieldsGroup>
  );
}
