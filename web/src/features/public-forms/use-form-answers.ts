import { type Form, type FormField, type FormResponse, type FormValue, ownIn, UNSEEN_PROBLEM } from '@arena/domain';
import { useEffect, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../lib/storage/storage.ts';
import { visitorStorageKeys } from '../../lib/storage/visitor-storage-keys.ts';
import { useToast } from '../../ui/signs/toast-context.ts';
import { isResponse } from './delivery/outbox.ts';
import { responseFor } from './delivery/response.ts';
import { type Failure, type Submission, submitResponse } from './delivery/submit-response.ts';
import { type FormAnswers, restoreAnswers } from './fields/answers.ts';
import { answered, byFieldId, type FormState, left, problemOf } from './form-state.ts';
import { loadForm } from './load-form.ts';

/** A form being filled in and sent, and what one can do with it. */
export interface FilledForm extends FormState {
  /** As it was opened, or as it is since a response was refused for what it asks by now. */
  form: Form;
  isSending: boolean;
  /** How the last sending ended; null until there was one, and again for another response. */
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
function useDraft(formId: string, answers: FormAnswers): void {
  const key = visitorStorageKeys.formDraft(formId);
  useEffect(() => {
    if (Object.keys(answers).length === 0) removeStored('session', key);
    else writeStored('session', key, answers);
  }, [key, answers]);
}

const EMPTY: FormState = { answers: {}, problems: {}, refused: {} };

function restoredState({ id, fields }: Form): FormState {
  const draft = readStored('session', visitorStorageKeys.formDraft(id));
  return { ...EMPTY, answers: restoreAnswers(fields, draft) };
}

/**
 * The response that was sent and of which nobody was told that it arrived: a reload, or a way off the page, came first,
 * or it failed. It may have arrived all the same.
 */
function sentBefore(formId: string): FormResponse | null {
  const kept = readStored('session', visitorStorageKeys.formSent(formId));
  return isResponse(kept) ? kept : null;
}

function problemsOf(form: Form, answers: FormAnswers, unreadable: (field: FormField) => boolean) {
  const found = form.fields.map((field) => [field.id, problemOf(field, answers, unreadable(field))] as const);
  return Object.fromEntries(found.flatMap(([id, problem]) => (problem === null ? [] : [[id, problem]])));
}

/** The form as it is now, where an organiser changed it while it was being filled in. */
async function formNow(form: Form): Promise<Form> {
  const loaded = await loadForm(form.id);
  return 'form' in loaded && loaded.form !== null ? loaded.form : form;
}

/** How sending failed, as the form says it that has these fields. */
function failedFor({ fields }: Form, failure: Failure): Failure {
  const refused = byFieldId(failure.fields);
  return fields.some((field) => ownIn(refused, field.id) !== undefined)
    ? failure
    : { ...failure, reason: UNSEEN_PROBLEM };
}

/** The state of a public form from its first letter to its delivery. */
export function useFormAnswers(opened: Form): FilledForm {
  const show = useToast();
  const [reread, setReread] = useState({ opened, now: opened });
  // While a form is being made, its preview gets another one with each letter.
  const form = reread.opened === opened ? reread.now : opened;
  const [state, setState] = useState(() => restoredState(form));
  const [isSending, setSending] = useState(false);
  const [submission, setSubmission] = useState<Submission | null>(null);
  const [isAnother, setAnother] = useState(false);
  const [before, setBefore] = useState(() => sentBefore(form.id));
  useDraft(form.id, state.answers);
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
    setReread({ opened, now });
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
    isSending,
    submission,
    isAnother,
    answer: (field, value) => {
      // What is on its way can't be changed any more.
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
