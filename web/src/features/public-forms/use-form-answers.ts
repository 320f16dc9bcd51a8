import { type Form, type FormField, type FormResponse, type FormValue, ownIn, UNSEEN_PROBLEM } from '@arena/domain';
import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '#lib/page/hydration.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/storage.ts';
import { visitorStorageKeys } from '#lib/storage/visitor-storage-keys.ts';
import { useToast } from '#ui/icons/toast-context.ts';
import { withdrawResponse } from './delivery/kept-responses.ts';
import { responseFor } from './delivery/response.ts';
import { dropRefusal, keptRefusals, readResponse } from './delivery/response-outbox';
import { type Failure, type Submission, submitResponse } from './delivery/submit-response.ts';
import { earlyAnswers } from './fields/early-answers.ts';
import { type FormAnswers, restoreAnswers } from './fields/form-answers';
import { afterBlur, answered, byFieldId, type FormState, problemOf } from './form-state.ts';
import { loadForm } from './load-form.ts';

/** A form being filled in, with its actions. */
export interface FilledForm extends FormState {
  /** The form as opened, or reloaded after a refused response. */
  form: Form;
  /** False until the server-rendered page is hydrated. */
  isReady: boolean;
  isSending: boolean;
  /** The last result of sending; null before, and for another response. */
  submission: Submission | null;
  /** True for another response after a sent one. */
  isAnother: boolean;
  answer: (field: FormField, value: FormValue | undefined) => void;
  /** Called when a field loses the focus. */
  leave: (field: FormField, unreadable: boolean) => void;
  /** Sends if everything is valid; otherwise returns the first invalid field. */
  submit: (unreadable: (field: FormField) => boolean) => FormField | null;
  startOver: () => void;
}

/** Stores the answers until they are sent, so that a reload loses nothing. */
function useDraft(formId: string, answers: FormAnswers, isReady: boolean): void {
  const key = visitorStorageKeys.formDraft(formId);
  useEffect(() => {
    if (!isReady) return;
    if (Object.keys(answers).length === 0) removeStored('session', key);
    else writeStored('session', key, answers);
  }, [key, answers, isReady]);
}

/** Returns the refusal of a response that was sent from here and refused elsewhere, for the form to show. */
function failureBefore(form: Form): Failure | null {
  const problem = keptRefusals(form.id).at(-1)?.problem;
  if (!problem) return null;
  const failure: Failure = { state: 'failed', reason: problem.message, fields: problem.fields };
  return Object.keys(problem.fields).length === 0 ? failure : failedFor(form, failure);
}

/** Removes refused responses that the next one replaces. */
function dropRefusals(formId: string): void {
  for (const { id, body } of keptRefusals(formId)) {
    withdrawResponse(body.response);
    dropRefusal(id);
  }
}

const EMPTY: FormState = { answers: {}, problems: {}, refused: {} };

function keptAnswers({ id, fields }: Form): FormAnswers {
  const draft = readStored('session', visitorStorageKeys.formDraft(id));
  return restoreAnswers(fields, draft ?? keptRefusals(id).at(-1)?.body.response.answers);
}

/** Returns a response without a known result, after a reload, navigation or failure. The server may have it. */
function sentBefore(formId: string): FormResponse | null {
  return readResponse(readStored('session', visitorStorageKeys.formSent(formId)));
}

function problemsOf(form: Form, answers: FormAnswers, unreadable: (field: FormField) => boolean) {
  const found = form.fields.map((field) => [field.id, problemOf(field, answers, unreadable(field))] as const);
  return Object.fromEntries(found.flatMap(([id, problem]) => (problem === null ? [] : [[id, problem]])));
}

/** Reloads the form, which an organiser may have changed meanwhile. */
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

/** The state that this browser has kept of a form. */
function keptState(form: Form): FormState {
  return { ...EMPTY, answers: keptAnswers(form), refused: byFieldId(failureBefore(form)?.fields ?? {}) };
}

/** State of a form: this tab's draft, and answers from before hydration. */
function useHydratedState(form: Form) {
  const isReady = useIsHydrated();
  const [state, setState] = useState(() => (isReady ? keptState(form) : EMPTY));
  const [early, setEarly] = useState(() => (isReady || import.meta.env.SSR ? null : earlyAnswers(form)));
  if (isReady && early !== null) {
    setEarly(null);
    const kept = keptState(form);
    setState({ ...kept, answers: { ...kept.answers, ...early } });
  }
  useDraft(form.id, state.answers, early === null);
  return { state, setState, isReady };
}

/** State of a public form from the first character to its delivery. */
export function useFormAnswers(opened: Form): FilledForm {
  const show = useToast();
  const [reloaded, setReloaded] = useState({ opened, now: opened });
  // The preview in the form builder changes with each character.
  const form = reloaded.opened === opened ? reloaded.now : opened;
  const { state, setState, isReady } = useHydratedState(form);
  const [isSending, setSending] = useState(false);
  const [submission, setSubmission] = useState<Submission | null>(null);
  const [failedBefore, setFailedBefore] = useState(() => failureBefore(form));
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
    setFailedBefore(null);
    dropRefusals(form.id);
    const response = responseFor(form, state.answers, new Date(), before);
    setBefore(response);
    writeStored('session', visitorStorageKeys.formSent(form.id), response);
    const outcome = await submitResponse(form, response, show, () => isHere.current);
    if (outcome.state === 'sent') {
      // Also if the page was left meanwhile.
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
    submission: submission ?? (isReady ? failedBefore : null),
    isAnother,
    answer: (field, value) => {
      // Changes while sending would be lost.
      if (!isSending) setState((last) => answered(last, field, value));
    },
    leave: (field, unreadable) => setState((last) => afterBlur(last, field, unreadable)),
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
