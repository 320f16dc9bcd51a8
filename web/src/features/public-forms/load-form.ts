import { errorText, type Form } from '@arena/domain';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '#lib/calls/api.ts';
import { readOnce } from '#lib/query/read-once.ts';

/** The reason why a form can't be shown. `message` is prescribed; the rest suggests what to do. */
export interface FormProblem {
  title: string;
  message: string;
  advice: string;
}

/** A form, or the permanent reason why there is none; null for a form without required data. */
export type LoadedForm = { form: Form | null } | { problem: FormProblem };

const CHECK_LINK = 'Revisa el enlace, o pídelo otra vez a quien te lo mandó.';

export const invalidId: FormProblem = {
  title: 'Fuera de la zona',
  message: 'ID de formulario no válido',
  advice: CHECK_LINK,
};
export const formNotFound: FormProblem = {
  title: 'Fuera de la zona',
  message: errorText.form_not_found,
  advice: CHECK_LINK,
};
const inactive: FormProblem = {
  title: 'Zona cerrada',
  message: 'Este formulario no está disponible',
  advice: 'Ya no recibe respuestas. Pregunta en el chat si habrá otro.',
};

/** Returns the problem of a form that couldn't be loaded; a retry may help. */
export function formLoadProblem(error: Error): FormProblem {
  return {
    title: 'Sin señal',
    message: `Error al cargar el formulario: ${error.message}`,
    advice: 'Lo que ya escribiste sigue guardado en este dispositivo.',
  };
}

function problemOf(error: unknown): FormProblem {
  if (!(error instanceof ApiError)) throw error;
  // Other servers of the same contract name a missing form in the message alone.
  if (error.code === 'form_not_found' || error.status === 404 || error.message.includes('404')) return formNotFound;
  if (error.status === 400) return invalidId;
  throw error;
}

/** Classifies a loaded form: missing, open or closed. */
export function loadedFormOf(form: Form | null): LoadedForm {
  if (form === null || !Array.isArray(form.fields)) return { form: null };
  return form.isActive ? { form } : { problem: inactive };
}

/** Loads a public form. @throws {ApiError} if a retry may help */
export async function loadForm(formId: string): Promise<LoadedForm> {
  // Don't call the server without an id.
  if (formId === '') return { problem: invalidId };
  try {
    return loadedFormOf(await call('GET /forms/:formId', { params: { formId } }));
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** A public form. It doesn't refetch while it is filled in, until a response is refused. */
export const formQuery = (formId: string) =>
  queryOptions({
    queryKey: ['form', formId],
    queryFn: () => loadForm(formId),
    ...readOnce,
  });
