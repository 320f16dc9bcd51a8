import { type Form, type FormField, type FormValue, limits } from '@arena/domain';
import { type FormAnswers, restoreAnswers } from './form-answers';

/** Id of the form that the server renders. */
export const PUBLIC_FORM = 'public-form';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function earlyAnswer({ type, options }: FormField, controls: readonly Control[]): FormValue | undefined {
  const checked = controls.flatMap((control, index) =>
    control instanceof HTMLInputElement && control.checked ? [index] : [],
  );
  if (type === 'checkbox') return checked.length === 0 ? undefined : checked.flatMap((index) => options[index] ?? []);
  const [first] = checked;
  if (type === 'rating') return first === undefined ? undefined : limits.rating.min + first;
  if (type === 'radio') return first === undefined ? undefined : options[first];
  return controls[0]?.value || undefined;
}

/** Reads the answers given in the server-rendered form before hydration. */
export function earlyAnswers({ fields }: Form): FormAnswers {
  const form = document.getElementById(PUBLIC_FORM);
  const answerOf = (field: FormField) => {
    const controls = form?.querySelectorAll<Control>(`[name="${CSS.escape(field.id)}"]`) ?? [];
    return earlyAnswer(field, [...controls]);
  };
  return restoreAnswers(fields, Object.fromEntries(fields.map((field) => [field.id, answerOf(field)])));
}
