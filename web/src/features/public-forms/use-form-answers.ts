import { type Form, type FormField, type FormResponse, type FormValue, ownIn, UNSEEN_PROBLEM } from '@arena/domain';
import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../lib/page/hydration.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage/storage.ts';
import { visitorStorageKeys } from '../../lib/storage/visitor-storage-keys.ts';
import { useToast } from '../../ui/icons/toast-context.ts';
import { readResponse } from './delivery/outbox.ts';
import { responseFor } from './delivery/response.ts';
import { type Failure, type Submission, submitResponse } from './delivery/submit-response.ts';
import { type FormAnswers, restoreAnswers } from './fields/answers.ts';
import { earlyAnswers } from './fields/early-answers.ts';
import { answered, byFieldId, type FormState, left, problemOf } from './form-state.ts';
import { loadForm } from './load-form.ts';

/** A form being filled in and sent, and what one can do with it. */
export interface FilledForm extends FormState {
  /** The form as opened, or as reloaded after a refused response. */
  form: Form;
  /** False until the page that the server rendered has its code. */
  isReady: boolean;
  isSending: boolean;
  /** The result of the last sending; null before one, and for a further response. */
  submission: Submission | null;
  /** This is another response, after one that was sent. */
  isAnother: boolean;
  answer: (field: FormField, value: FormValue | undefined) => void;
  /** The visitor is done with a field for now. */
  leave: (field: FormField, unreadable: boolean) => void;
  /** Sends, unless something is wrong; then it answers with the first field that needs a correction. */
  submit: (unreadable: (field: FormField) => boolean) => FormField | null;
  startOver: () => void;
}

/** Keeps what is typed until it is sent, so that a reload loses nothing. */
function useDraft(formId: string, answers: FormAnswers, isReady: boolean): void {
  const key = visitorStorageKeys.formDraft(formId);
  useEffect(() => {
    if (!isReady) return;
    if (Object.keys(answers).length === 0) removeStored('session', key);
    else writeStored('session', key, answers);
  }, [key, answers, isReady]);
}

const EMPTY: FormState = { answers: {}, problems: {}, refused: {} };

function keptAnswers({ id, fields }: Form): FormAnswers {
  return restoreAnswers(fields, readStored('session', visitorStorageKeys.formDraft(id)));
}

/** A sent response without a known result, after a reload, navigation or failure. The server may have it. */
function sentBefore(formId: string): FormResponse | null {
  return readResponse(readStored('session', visitorStorageKeys.formSent(formId)));
}

function problemsOf(form: Form, answers: FormAnswers, unreadable: (field: FormField) => boolean) {
  const found = form.fields.map((field) => [field.id, problemOf(field, answers, unreadable(field))] as const);
  return Object.fromEntries(found.flatMap(([id, problem]) => (problem === null ? [] : [[id, problem]])));
}

/** The form as it is now, where an organiser changed it while it was being filled in. */
async function formNow(form: Form): Promise<Form> {
  const loaded = await loadForm(form.id).catch(() => null);
  return loaded !== null && 'form' in loaded && loaded.form !== null ? loaded.form : form;
}

function failedFor({ fields }: Form, failure: Failure): Failure {
  const refused = byFieldId(failure.fields);
  return fields.some((field) => ownIn(refused, field.id) !== undefined)
    ? failure
    : { ...failure, reason: UNSEEN_PROBLEM };
}

/** State of a form: what this tab kept, and what was typed before the code of the server's page came. */
function useHydratedState(form: Form) {
  const isReady = useIsHydrated();
  const [state, setState] = useState(() => (isReady ? { ...EMPTY, answers: keptAnswers(form) } : EMPTY));
  const [early, setEarly] = useState(() => (isReady || import.meta.env.SSR ? null : earlyAnswers(form)));
  if (isReady && early !== null) {
    setEarly(null);
    setState({ ...EMPTY, answers: { ...keptAnswers(form), ...early } });
  }
  useDraft(form.id, state.answers, early === null);
  return { state, setState, isReady };
}

/** The state of a public form from its first letter to its delivery. */
export function useFormAnswers(opened: Form): FilledForm {
  const show = useToast();
  const [reloaded, setReloaded] = useState({ opened, now: opened });
  // While a form is being made, its preview gets another one with each letter.
  const form = reloaded.opened === opened ? reloaded.now : opened;
  const { state, setState, isReady } = useHydratedState(form);
  const [isSending, setSending] = useState(false);
  const [submission, setSubmission] = useState<Submission | null>(null);
  const [isAnother, setAnother] = useState(false);
  const [before, setBefore] = useState(() => sentBefore(form.id));
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const refuse = async (failure: Failure): Promise<Failure> => {
    if (failure.reason === null) return failure;
    const now = await formNow(form);
    setReloaded({ opened, now });
    if (Object.keys(failure.fields).length === 0) return failure;
    setState(({ answers }) => ({
      answers: restoreAnswers(now.fields, answers),
      problems: {},
      refused: byFieldId(failure.fields),
    }));
    return failedFor(now, failure);
  };
  const send = async () => {
    setSending(true);
    setSubmission(null);
    const response = responseFor(form, state.answers, new Date(), before);
    setBefore(response);
    writeStored('session', visitorStorageKeys.formSent(form.id), response);
    const outcome = await submitResponse(form, response, show, () => isHere.current);
    if (outcome.state === 'sent') {
      // Here, too, where the page was left meanwhile.
      removeStored('session', visitorStorageKeys.formDraft(form.id));
      removeStored('session', visitorStorageKeys.formSent(form.id));
      setBefore(null);
      setState(EMPTY);
      setSubmission(outcome);
    } else setSubmission(await refuse(outcome));
    setSending(false);
  };

  return {
    ...state,
    form,
    isReady,
    isSending,
    submission,
    isAnother,
    answer: (field, value) => {
      // Changes while sending would be lost.
      if (!isSending) setState((last) => answered(last, field, value));
    },
    leave: (field, unreadable) => setState((last) => left(last, field, unreadable)),
    submit: (unreadable) => {
      const problems = problemsOf(form, state.answers, unreadable);
      setState((last) => ({ ...last, problems }));
      const first = form.fields.find((field) => ownIn(problems, field.id) ?? ownIn(state.refused, field.id));
      if (first === undefined && !isSending) void send();
      return first ?? null;
    },
    startOver: () => {
      setSubmission(null);
      setAnother(true);
    },
  };
}
