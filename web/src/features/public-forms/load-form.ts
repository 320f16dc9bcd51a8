import { errorText, type Form } from '@arena/domain';
import { ApiError, call } from '../../lib/calls/api.ts';

/** Why a form can't be shown: `message` is the specification's (section 8), the rest says what to do about it. */
export interface FormProblem {
  title: string;
  message: string;
  advice: string;
  /** Whether loading it again may help. */
  passing: boolean;
}

/** What became of loading a form; one that came without what a form needs is null. */
export type LoadedForm = { form: Form | null } | { problem: FormProblem };

const CHECK_LINK = 'Revisa el enlace, o pídelo otra vez a quien te lo mandó.';

const invalidId: FormProblem = {
  title: 'Fuera de la zona',
  message: 'ID de formulario no válido',
  advice: CHECK_LINK,
  passing: false,
};
const missing: FormProblem = {
  title: 'Fuera de la zona',
  message: errorText.form_not_found,
  advice: CHECK_LINK,
  passing: false,
};
const inactive: FormProblem = {
  title: 'Zona cerrada',
  message: 'Este formulario no está disponible',
  advice: 'Ya no recibe respuestas. Pregunta en el chat si habrá otro.',
  passing: false,
};

function unloadable(message: string): FormProblem {
  return {
    title: 'Sin señal',
    message: `Error al cargar el formulario: ${message}`,
    advice: 'Lo que ya escribiste sigue guardado en este dispositivo.',
    passing: true,
  };
}

function problemOf(error: unknown): FormProblem {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'form_not_found' || error.status === 404) return missing;
  return error.status === 400 ? invalidId : unloadable(error.message);
}

/** Loads a public form. An id that is missing is no reason for a call (specification, section 7). */
export async function loadForm(formId: string): Promise<LoadedForm> {
  if (formId === '') return { problem: invalidId };
  try {
    const form: Form | null = await call('GET /forms/:formId', { params: { formId } });
    if (form === null || !Array.isArray(form.fields)) return { form: null };
    return form.isActive ? { form } : { problem: inactive };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}
