import { type ActiveQuestion, type FieldErrors, type PublicTournament, UNSEEN_PROBLEM } from '@arena/domain';
import { toNestErrors } from '@hookform/resolvers';
import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FieldPath, get, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { ApiError } from '#lib/calls/api.ts';
import { useIsHydrated } from '#lib/page/hydration.ts';
import { rememberedPlayer } from '#lib/storage/remembered-player.ts';
import { useToast } from '#ui/icons/toast-context.ts';
import { earlyValues } from './fields/early-values.ts';
import {
  type Needed,
  problemsWithRegistration,
  type RegistrationValues,
  registrationFieldsOf,
  registrationValuesOf,
  restoredValues,
} from './fields/registration-values.ts';
import { problemsIn, sendingFailureText } from './outcome/failure.ts';
import { type Attempt, currentAttempt, keepAttempt } from './sending/attempt.ts';
import { isSameSubmission } from './sending/delivery.ts';
import {
  forgetOutgoing,
  isUnansweredRegistration,
  keptRefusal,
  leaveUncorrected,
  type OutgoingRegistration,
  type SendingRegistration,
  submitRegistration,
  UNCORRECTED,
  useOutgoing,
} from './sending/outgoing.ts';

function resolverFor(questions: readonly ActiveQuestion[], needed: Needed): Resolver<RegistrationValues> {
  return (values, _context, options) => {
    const problems = Object.entries(problemsWithRegistration(values, questions, needed));
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(problems.map(([path, message]) => [path, { type: 'invalid', message }]));
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}

/** Paths of the fields in the order of the screen, in which they get the focus. */
function fieldPaths(
  questions: readonly ActiveQuestion[],
  { players }: RegistrationValues['team'],
): FieldPath<RegistrationValues>[] {
  const ofPlayer = (index: number): FieldPath<RegistrationValues>[] => [
    `team.players.${index}.nickname`,
    `team.players.${index}.freeFireId`,
  ];
  const team: FieldPath<RegistrationValues>[] =
    players.length === 0 ? [] : ['team.name', ...players.flatMap((_, index) => ofPlayer(index))];
  const answers = questions.map(({ id }): `answers.${string}` => `answers.${id}`);
  const own = ['fullName', 'nickname', 'freeFireId', 'email', 'country', 'phone'] as const;
  return [...own, 'age', 'guardian.name', 'guardian.contact', ...team, ...answers];
}

function focusFirst(form: UseFormReturn<RegistrationValues>, wrong: FieldErrors, questions: readonly ActiveQuestion[]) {
  const first = fieldPaths(questions, form.getValues('team')).find((path) => wrong[path] !== undefined);
  if (first !== undefined) form.setFocus(first);
}

/** Shows the server's problems at their fields. Others are in the message above the form. */
function showProblems(
  form: UseFormReturn<RegistrationValues>,
  fields: FieldErrors,
  questions: readonly ActiveQuestion[],
): void {
  for (const path of fieldPaths(questions, form.getValues('team'))) {
    if (fields[path] !== undefined) form.setError(path, { type: 'server', message: fields[path] });
  }
  focusFirst(form, fields, questions);
}

/** Returns the text of a refusal; a general one if no field could be marked. */
function refusalText(error: unknown, paths: readonly string[]): string {
  const wrong = error instanceof ApiError ? Object.keys(problemsIn(error)) : [];
  const isMarked = wrong.length === 0 || wrong.some((path) => path === 'team' || paths.includes(path));
  return isMarked ? sendingFailureText(error) : UNSEEN_PROBLEM;
}

function failureIn(outgoing: OutgoingRegistration | null, paths: readonly string[]): string | null {
  if (outgoing?.state === 'failed') return refusalText(outgoing.error, paths);
  if (outgoing?.state !== 'uncorrected') return null;
  return `${UNCORRECTED} ${outgoing.error === null ? 'Envíala otra vez para corregirla.' : refusalText(outgoing.error, paths)}`;
}

/** The result of a registration: if it was delayed, and its number on the waiting list. */
export type RegistrationArrival = Pick<OutgoingRegistration, 'isLate' | 'standing' | 'isConsented'>;

interface Options {
  tournament: Pick<PublicTournament, 'id' | 'teamSize' | 'waitingList'> & Needed;
  questions: readonly ActiveQuestion[];
  fillsIn: boolean;
  onOthersAsked: () => void;
  onRegistered: (arrival: RegistrationArrival) => void;
}

/**
 * Returns the form with `restored` values. A server-rendered page starts with `empty` ones, because the server doesn't
 * know the phone, and keeps values typed before hydration.
 */
function useHydratedForm(
  { questions, tournament }: Pick<Options, 'questions' | 'tournament'>,
  restored: RegistrationValues,
  empty: RegistrationValues,
) {
  const isReady = useIsHydrated();
  const [early] = useState(() => (isReady || import.meta.env.SSR ? null : earlyValues()));
  const form = useForm<RegistrationValues>({
    defaultValues: isReady ? restored : empty,
    resolver: resolverFor(questions, tournament),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const restore = useEffectEvent((typed: ReadonlyMap<string, string>) => {
    for (const path of fieldPaths(questions, restored.team))
      form.setValue(path, typed.get(path) ?? get(restored, path));
  });
  useLayoutEffect(() => {
    if (early !== null) restore(early);
  }, [early]);
  return { form, isReady };
}

/**
 * The registration form of one tournament: fields, server problems, and sending. It never registers twice (see
 * `Attempt`), and waits for a network (see `Outgoing`).
 */
export function useRegistration({ tournament, questions, fillsIn, onOthersAsked, onRegistered }: Options) {
  const { id: tournamentId, teamSize } = tournament;
  const toast = useToast();
  const outgoing = useOutgoing(tournamentId);
  const [initial] = useState<Attempt>(() => currentAttempt(tournamentId));
  const attempt = useRef(initial);
  const [before] = useState(() => initial.values ?? registrationValuesOf(keptRefusal(tournamentId)));
  const [filledIn] = useState(() => (fillsIn && before === null ? rememberedPlayer() : null));
  const { form, isReady } = useHydratedForm(
    { questions, tournament },
    restoredValues(before ?? filledIn?.values, questions, teamSize),
    restoredValues(null, questions, teamSize),
  );

  useEffect(() => {
    const keep = ({ values }: { values: RegistrationValues }) => {
      attempt.current = { ...attempt.current, values };
      keepAttempt(tournamentId, attempt.current);
    };
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, tournamentId]);

  const follow = useEffectEvent(({ state, isLate, standing, isConsented, error, body }: SendingRegistration) => {
    const values = form.getValues();
    if (state === 'arrived' && !isSameSubmission(body, registrationFieldsOf(values))) {
      keepAttempt(tournamentId, { ...attempt.current, values, unanswered: true });
      leaveUncorrected(body);
      return;
    }
    // A refusal starts a new attempt.
    attempt.current = { ...currentAttempt(tournamentId), values };
    if (error instanceof ApiError) {
      showProblems(form, problemsIn(error), questions);
      if (Object.keys(error.fields).some((path) => path.startsWith('answers.'))) onOthersAsked();
    }
    if (state !== 'arrived') return;
    forgetOutgoing(tournamentId);
    onRegistered({ isLate, standing, isConsented });
  });
  useEffect(() => {
    if (outgoing !== null) follow(outgoing);
  }, [outgoing]);

  const send = (values: RegistrationValues) => {
    const { requestId, link } = attempt.current;
    const orWait = tournament.waitingList === 'off' ? {} : { orWait: true };
    const body = { ...registrationFieldsOf(values), tournamentId, requestId, link, ...orWait };
    attempt.current = { ...attempt.current, values, unanswered: true };
    keepAttempt(tournamentId, attempt.current);
    submitRegistration(body, toast);
  };
  const showFirst = () =>
    focusFirst(form, problemsWithRegistration(form.getValues(), questions, tournament), questions);
  const submit = (event: SyntheticEvent) => form.handleSubmit(send, showFirst)(event);

  return {
    form,
    isReady,
    failure: failureIn(outgoing, fieldPaths(questions, form.getValues('team'))),
    submit,
    // A background retry doesn't disable the button.
    sending: outgoing?.state === 'sending' && !outgoing.isLate,
    unsent: outgoing?.isLate === true && (outgoing.state === 'sending' || outgoing.state === 'unsent'),
    resumed: isReady && outgoing === null && isUnansweredRegistration(tournamentId),
    isFilledIn: isReady && filledIn !== null,
  };
}
