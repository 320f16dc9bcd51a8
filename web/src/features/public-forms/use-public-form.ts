import { useEffect, useState } from 'react';
import { type LoadedForm, loadForm } from './load-form.ts';

/** A public form by its id, null while it is loading, and the way to try again. */
export function usePublicForm(formId: string): { loaded: LoadedForm | null; reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; loaded: LoadedForm } | null>(null);
  const key = `${attempt}/${formId}`;

  useEffect(() => {
    let isCurrent = true;
    void loadForm(formId).then((loaded) => {
      if (isCurrent) setAnswer({ key, loaded });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, formId]);

  return {
    loaded: answer?.key === key ? answer.loaded : null,
    reload: () => setAttempt((count) => count + 1),
  };
}
