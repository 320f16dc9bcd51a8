import type { Form } from '@arena/domain';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { ApiError } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { reportProblem } from '../../lib/log.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldsGroup } from '../../ui/FieldsGroup.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { createForm, readForms } from './calls.ts';
import styles from './Fields.module.css';
import { labels } from './labels.ts';
import type { TournamentValues } from './values.ts';

type Forms = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'ready'; forms: readonly Form[] };

function useForms() {
  const [forms, setForms] = useState<Forms>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads them again.
  useEffect(() => {
    let isCurrent = true;
    readForms().then(
      (read) => isCurrent && setForms({ state: 'ready', forms: read }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) reportProblem('Reading the forms', error);
        if (isCurrent) setForms({ state: 'failed', message: failureText(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [tries]);
  const add = (form: Form) =>
    setForms((known) => ({ state: 'ready', forms: [...(known.state === 'ready' ? known.forms : []), form] }));
  return { forms, add, retry: () => setTries(tries + 1) };
}

interface NewFormProps {
  form: UseFormReturn<TournamentValues>;
  onMade: (form: Form) => void;
}

/** Makes a form without leaving the tournament; its questions come later. */
function NewForm({ form, onMade }: NewFormProps) {
  const toast = useToast();
  const { errors } = useFormState({ control: form.control, name: 'newFormTitle' });
  const [isBusy, setBusy] = useState(false);
  const [requestId] = useState(() => crypto.randomUUID());
  const refuse = (message: string) => form.setError('newFormTitle', { type: 'invalid', message });
  const make = async () => {
    const title = form.getValues('newFormTitle').trim();
    if (title === '') return refuse('El título es obligatorio');
    form.clearErrors('newFormTitle');
    setBusy(true);
    try {
      const made = await createForm(title, requestId);
      form.setValue('newFormTitle', '');
      onMade(made);
      toast('success', 'Formulario creado y elegido. Guarda el torneo para que valga.');
    } catch (error) {
      refuse(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Field label="Título del formulario nuevo" error={errors.newFormTitle?.message} required>
        {(control) => <input {...control} {...form.register('newFormTitle')} />}
      </Field>
      <div className={styles.action}>
        <Button look="secondary" busy={isBusy} onClick={() => void make()}>
          Crear formulario
        </Button>
      </div>
    </>
  );
}

const WITHOUT = 'Sin formulario nadie puede inscribirse: la tarjeta dice PRÓXIMAMENTE.';

/** The form with which players register: chosen, or made in place. */
export function FormFields({ form }: { form: UseFormReturn<TournamentValues> }) {
  const { forms, add, retry } = useForms();
  const [isMaking, setMaking] = useState(() => form.getValues('newFormTitle') !== '');
  const linked = useWatch({ control: form.control, name: 'linkedFormId' });
  const { errors } = useFormState({ control: form.control, name: 'linkedFormId' });
  const known = forms.state === 'ready' ? forms.forms : [];
  const isUnknown = linked !== '' && !known.some(({ id }) => id === linked);
  const choose = (made: Form) => {
    add(made);
    form.setValue('linkedFormId', made.id, { shouldDirty: true, shouldTouch: true });
    setMaking(false);
  };
  return (
    <FieldsGroup title="Inscripción">
      <Field
        label={labels.linkedFormId}
        hint={linked === '' ? WITHOUT : undefined}
        error={errors.linkedFormId?.message}
      >
        {(control) => (
          <select {...control} {...form.register('linkedFormId')} value={linked}>
            <option value="">Sin formulario</option>
            {isUnknown ? (
              <option value={linked}>{forms.state === 'ready' ? 'Formulario borrado' : 'Cargando…'}</option>
            ) : null}
            {known.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      {forms.state === 'failed' ? (
        <Notice
          tone="warning"
          action={
            <Button look="secondary" onClick={retry}>
              Reintentar
            </Button>
          }
        >
          No pudimos cargar los formularios. {forms.message}
        </Notice>
      ) : null}
      {isMaking ? (
        <NewForm form={form} onMade={choose} />
      ) : (
        <div className={styles.action}>
          <Button look="quiet" onClick={() => setMaking(true)}>
            Crear otro formulario
          </Button>
        </div>
      )}
    </FieldsGroup>
  );
}
