import { type Form, type FormField, type FormValue, ownIn, UNSEEN_PROBLEM } from '@arena/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Problem } from '#lib/outbox/entries.ts';
import { useOutgoing, useOutgoingChange } from '#lib/outbox/use-outgoing.ts';
import { useIsHydrated } from '#lib/page/hydration.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/storage.ts';
import { visitorStorageKeys } from '#lib/storage/visitor-storage-keys.ts';
import { keepResponse, withdrawResponse } from './delivery/kept-responses.ts';
import {
  forgetDraft,
  keepSent,
  keptResponseRefusal,
  NOT_SENT,
  responseFor,
  responseOutbox,
  sentBefore,
} from './delivery/response-outbox';
import {
  afterBlur,
  answered,
  byFieldId,
  earlyAnswers,
  type FormAnswers,
  type FormState,
  givenAnswers,
  problemOf,
  restoreAnswers,
} from './fields/form-answers';
import { loadForm } from './load-form.ts';

/** The result of sending. `sent` with `pending`: stored in the outbox. `failed` with the server's reason, if any. */
type Submission = { state: 'sent'; pending: boolean } | { state: 'failed'; reason: string | null };

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

/** Milliseconds to wait for an answer before the outbox takes over. */
const PATIENCE = 5_000;

const EMPTY: FormState = { answers: {}, problems: {}, refused: {} };

function keptAnswers({ id, fields }: Form): FormAnswers {
  const draft = readStored('session', visitorStorageKeys.formDraft(id));
  return restoreAnswers(fields, draft ?? keptResponseRefusal(id)?.body.response.answers);
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

/** Returns the reason to show beside the prescribed text; a general one if no field could be marked. */
function reasonOf({ fields }: Form, { message, fields: wrong }: Problem): string | null {
  const refused = byFieldId(wrong);
  const isMarked = Object.keys(wrong).length === 0 || fields.some(({ id }) => ownIn(refused, id) !== undefined);
  if (!isMarked) return UNSEEN_PROBLEM;
  return message === NOT_SENT ? null : message;
}

/** State of a form: this tab's draft, and answers from before hydration. */
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

interface SendingOptions {
  form: Form;
  answers: FormAnswers;
  onSent: () => void;
  /** Shows a refusal in the form. Resolves with its reason. */
  onRefused: (problem: Problem) => Promise<string | null>;
}

/** Sends the responses of a form, one after the other, and follows the last one. */
function useSendingResponse({ form, answers, onSent, onRefused }: SendingOptions) {
  const [submission, setSubmission] = useState<Submission | null>(null);
  const [sent, setSent] = useState(() => sentBefore(form.id) ?? keptResponseRefusal(form.id)?.body.response ?? null);
  /** While sending. `isKept`: false if the browser couldn't store the response. */
  const [sending, setSending] = useState<{ isKept: boolean } | null>(null);
  const outgoing = useOutgoing(responseOutbox, sent?.id ?? '');

  const finish = (pending: boolean) => {
    forgetDraft(form.id);
    setSending(null);
    setSent(null);
    onSent();
    setSubmission({ state: 'sent', pending });
  };
  const fail = (reason: string | null) => {
    // Sending it again must not store it twice.
    if (sent !== null && responseOutbox.entry(sent.id) === undefined) withdrawResponse(sent);
    setSubmission({ state: 'failed', reason });
    setSending(null);
  };
  const followIdle = (now: typeof outgoing) => {
    if (now?.state !== 'done') return;
    if (JSON.stringify(sent?.answers) === JSON.stringify(givenAnswers(form.fields, answers))) finish(false);
    else writeStored('session', visitorStorageKeys.formDraft(form.id), answers);
  };
  useOutgoingChange(outgoing, (now) => {
    if (now?.problem) void onRefused(now.problem).then(fail);
    else if (sending === null) followIdle(now);
    else if (now === null || now.state === 'done') finish(false);
    else if (now.state === 'unsent' && sending.isKept) finish(true);
    else if (now.state === 'unsent' && sent !== null) {
      responseOutbox.take(sent.id);
      fail(null);
    }
  });
  const wait = useEffectEvent(() => finish(true));
  useEffect(() => {
    if (!sending?.isKept) return;
    const timer = setTimeout(() => wait(), PATIENCE);
    return () => clearTimeout(timer);
  }, [sending]);

  const send = () => {
    const response = responseFor(form, answers, new Date(), sent);
    // The next one replaces a refused one.
    if (sent !== null && sent.id !== response.id && responseOutbox.entry(sent.id)?.state === 'refused') {
      withdrawResponse(sent);
      responseOutbox.take(sent.id);
    }
    keepSent(response);
    setSent(response);
    setSubmission(null);
    const isCopied = keepResponse(form, response);
    if (form.collectResponses) setSending({ isKept: responseOutbox.put(response.id, { title: form.title, response }) });
    else if (isCopied) finish(false);
    else setSubmission({ state: 'failed', reason: null });
  };
  return { submission, isSending: sending !== null, send, forgetSubmission: () => setSubmission(null) };
}

/** State of a public form from the first character to its delivery. */
export function useFormAnswers(opened: Form): FilledForm {
  const [reloaded, setReloaded] = useState({ opened, now: opened });
  // The preview in the form builder changes with each character.
  const form = reloaded.opened === opened ? reloaded.now : opened;
  const { state, setState, isReady } = useHydratedState(form);
  const [isAnother, setAnother] = useState(false);
  const { submission, isSending, send, forgetSubmission } = useSendingResponse({
    form,
    answers: state.answers,
    onSent: () => setState(EMPTY),
    async onRefused(problem) {
      const now = problem.message === NOT_SENT ? form : await formNow(form);
      setReloaded({ opened, now });
      if (Object.keys(problem.fields).length > 0) {
        const refused = byFieldId(problem.fields);
        setState(({ answers }) => ({ answers: restoreAnswers(now.fields, answers), problems: {}, refused }));
      }
      return reasonOf(now, problem);
    },
  });

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
    leave: (field, unreadable) => setState((last) => afterBlur(last, field, unreadable)),
    submit: (unreadable) => {
      const problems = problemsOf(form, state.answers, unreadable);
      setState((last) => ({ ...last, problems }));
      const first = form.fields.find((field) => ownIn(problems, field.id) ?? ownIn(state.refused, field.id));
      if (first === undefined && !isSending) send();
      return first ?? null;
    },
    startOver: () => {
      forgetSubmission();
      setAnother(true);
    },
  };
}
