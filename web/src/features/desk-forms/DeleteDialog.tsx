import { type Form, nameKey } from '@arena/domain';
import { useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { listText } from '../../lib/list-text.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useDeed } from '../../ui/use-deed.ts';
import type { Organiser } from './calls.ts';
import { type Consequences, consequencesOf, remove } from './consequences.ts';
import { drafts } from './drafts.ts';
import { rereadForms } from './form-list.ts';

interface Props {
  organiser: Organiser;
  form: Form;
  onClose: () => void;
}

function WhatGoes({ responses, tournaments }: Consequences) {
  return (
    <>
      {responses > 0 ? (
        <p>
          También {responses === 1 ? 'se borra' : 'se borran'}{' '}
          <strong>{responses === 1 ? '1 respuesta' : `${responses} respuestas`}</strong>. Si las necesitas, descárgalas
          antes.
        </p>
      ) : (
        <p>Nadie lo ha respondido.</p>
      )}
      {tournaments.length > 0 ? (
        <p>
          Nadie podrá inscribirse en {listText(tournaments.map((name) => `«${name}»`))} hasta que les pongas otro
          formulario.
        </p>
      ) : null}
    </>
  );
}

/** Asks before a form and its responses are gone; where there are any, by its title. */
export function DeleteDialog({ organiser, form, onClose }: Props) {
  const deed = useDeed(rereadForms);
  const { loaded, retry } = useLoaded(form.id, () => consequencesOf(form));
  const [typed, setTyped] = useState('');
  const [tries, setTries] = useState(0);
  const count = loaded.state === 'ready' ? loaded.value.responses : 0;
  const hasResponses = count > 0 || deed.failure?.code === 'has_responses';
  const isConfirmed = loaded.state === 'ready' && (!hasResponses || nameKey(typed) === nameKey(form.title));
  const destroy = async () => {
    setTries(tries + 1);
    const isDone = await deed.run(async () => {
      await remove(organiser, form, { force: hasResponses, retried: tries > 0 });
      drafts.forget(form.id);
      return `«${form.title}» fue eliminado.`;
    });
    if (isDone) onClose();
  };
  return (
    <Dialog
      title="¿Eliminar formulario?"
      onClose={onClose}
      actions={
        <>
          <Button busy={deed.isBusy} disabled={!isConfirmed} onClick={() => void destroy()}>
            {hasResponses ? 'Eliminar con respuestas' : 'Eliminar'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Conservar
          </Button>
        </>
      }
    >
      <p>«{form.title}» se borra para siempre y su enlace deja de servir. No se puede deshacer.</p>
      {loaded.state === 'loading' ? <p role="status">Contando sus respuestas…</p> : null}
      {loaded.state === 'failed' ? (
        <Notice
          tone="error"
          action={
            <Button look="secondary" onClick={retry}>
              Reintentar
            </Button>
          }
        >
          No pudimos ver qué se borraría. {failureText(loaded.error)}
        </Notice>
      ) : null}
      {loaded.state === 'ready' ? <WhatGoes {...loaded.value} /> : null}
      {hasResponses ? (
        <Field label="Escribe el título del formulario para confirmar" hint={form.title} required>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      ) : null}
    </Dialog>
  );
}
