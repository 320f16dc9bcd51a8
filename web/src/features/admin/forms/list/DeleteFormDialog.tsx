import { counted, type Form } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/calls/api.ts';
import { failureText } from '#lib/calls/failure-text.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { WriteDialog } from '#ui/dialogs/WriteDialog.tsx';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { formDrafts } from '../builder/form-storage.ts';
import { countResponses, deleteForm, formList } from '../form-calls';

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

/** Asks before a form and its responses are deleted. With responses, its title has to be typed. */
export function DeleteFormDialog({ form, onClose }: Props) {
  const { id, title } = form;
  const counting = useQuery({
    queryKey: ['how many responses', id],
    queryFn: () => countResponses(id),
    ...refetchOnOpen,
  });
  const { data: responses, isFetching } = counting;
  // A response may arrive after the count.
  const [isRefused, setRefused] = useState(false);
  const hasResponses = isRefused || (responses !== undefined && responses > 0);
  const write = async () => {
    await deleteForm(id, hasResponses).catch((failure: unknown) => {
      setRefused(hasResponses || (failure instanceof ApiError && failure.code === 'has_responses'));
      throw failure;
    });
    formDrafts.forget(id);
    return `«${title}» fue eliminado.`;
  };
  return (
    <WriteDialog
      isDestructive
      title="¿Eliminar formulario?"
      action={hasResponses ? 'Eliminar con respuestas' : 'Eliminar'}
      cancel="Conservar"
      nameToType={hasResponses ? { label: 'Escribe el título del formulario para confirmar', name: title } : undefined}
      disabled={responses === undefined}
      write={write}
      changes={[formList]}
      onClose={onClose}
    >
      <p>«{title}» se borra para siempre y su enlace deja de servir. No se puede deshacer.</p>
      {responses === undefined && isFetching ? <p role="status">Contando sus respuestas…</p> : null}
      {responses === undefined && !isFetching ? (
        <ActNotice tone="error" act={{ label: 'Reintentar', run: () => void counting.refetch() }}>
          No pudimos ver qué se borraría. {failureText(counting.error)}
        </ActNotice>
      ) : null}
      {responses === undefined ? null : <WhatGoes responses={responses} />}
      {responses !== undefined && !hasResponses ? <p>Nadie lo ha respondido.</p> : null}
    </WriteDialog>
  );
}
