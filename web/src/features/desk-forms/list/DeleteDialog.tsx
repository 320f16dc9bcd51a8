import { counted, type Form } from '@arena/domain';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useLoaded } from '../../../lib/calls/use-loaded.ts';
import { DeletionDialog } from '../../../ui/dialogs/DeletionDialog.tsx';
import { ActNotice } from '../../../ui/signs/ActNotice.tsx';
import { drafts } from '../builder/storing.ts';
import { countResponses, deleteForm, formList } from '../calls.ts';

interface Props {
  form: Form;
  onClose: () => void;
}

function WhatGoes({ responses }: { responses: number }) {
  if (responses === 0) return null;
  return (
    <p>
      También {responses === 1 ? 'se borra' : 'se borran'}{' '}
      <strong>{counted(responses, 'respuesta', 'respuestas')}</strong>. Si las necesitas, descárgalas antes.
    </p>
  );
}

/** Asks before a form and its responses are gone; where there are any, by its title. */
export function DeleteDialog({ form, onClose }: Props) {
  const { id, title } = form;
  const { loaded, retry } = useLoaded(id, () => countResponses(id));
  return (
    <DeletionDialog
      title="¿Eliminar formulario?"
      contents={{
        isThere: loaded.state === 'ready' && loaded.value > 0,
        none: 'Nadie lo ha respondido.',
        refusal: 'has_responses',
        action: 'Eliminar con respuestas',
        label: 'Escribe el título del formulario para confirmar',
        name: title,
      }}
      isKnown={loaded.state === 'ready'}
      destroy={async (how) => {
        await deleteForm(id, how);
        drafts.forget(id);
        return `«${title}» fue eliminado.`;
      }}
      reread={formList.reread}
      onDone={onClose}
      onClose={onClose}
    >
      <p>«{title}» se borra para siempre y su enlace deja de servir. No se puede deshacer.</p>
      {loaded.state === 'loading' ? <p role="status">Contando sus respuestas…</p> : null}
      {loaded.state === 'failed' ? (
        <ActNotice tone="error" act={{ label: 'Reintentar', run: retry }}>
          No pudimos ver qué se borraría. {failureText(loaded.error)}
        </ActNotice>
      ) : null}
      {loaded.state === 'ready' ? <WhatGoes responses={loaded.value} /> : null}
    </DeletionDialog>
  );
}
