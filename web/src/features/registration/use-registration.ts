import type { ActiveQuestion, FieldErrors, PublicTournament } from '@arena/domain';
import { toNestErrors } from '@hookform/resolvers';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type FieldPath, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { ApiError } from '../../lib/api.ts';
import { reportProblem } from '../../lib/log.ts';
import { type Attempt, currentAttempt, forgetAttempt, keepAttempt, refusedAttempt } from './attempt.ts';
import { failureText, isUnanswered, problemsIn } from './failure.ts';
import { fieldsOf, problemsWith, type RegistrationValues, restoredValues } from './registration-values.ts';
import { sendRegistration } from './send-registration.ts';

function resolverFor(questions: readonly ActiveQuestion[]): Resolver<RegistrationValues> {
  return (values, _context, options) => {
    const problems = Object.entries(problemsWith(values, questions));
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(problems.map(([path, message]) => [path, { type: 'invalid', message }]));
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}

/** The fields in the order they stand on the screen, which is the order in which they take the focus. */
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
  return ['fullName', 'nickname', 'freeFireId', 'email', 'phone', ...team, ...answers];
}

function focusFirst(form: UseFormReturn<RegistrationValues>, wrong: FieldErrors, questions: readonly ActiveQuestion[]) {
  const first = fieldPaths(questions, form.getValues('team')).find((path) => wrong[path] !== undefined);
  if (first !== undefined) form.setFocus(first);
}

/** Shows what the server found wrong beside its fields. What belongs to no field here is in the message above. */
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

/**
 * The registration form of one tournament: its fields, what the server said, and the sending, which never makes
 * two registrations of one (see `Attempt`).
 */
export function useRegistration(
  { id: tournamentId, teamSize }: Pick<PublicTournament, 'id' | 'teamSize'>,
  questions: readonly ActiveQuestion[],
  onRegistered: () => void,
) {
  const [initial] = useState<Attempt>(() => currentAttempt(tournamentId));
  const attempt = useRef(initial);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<RegistrationValues>({
    defaultValues: restoredValues(initial.values, questions, teamSize),
    resolver: resolverFor(questions),
    mode: 'onTouched',
    shouldFocusError: false,
  });

  useEffect(() => {
    const keep = ({ values }: { values: RegistrationValues }) => {
      attempt.current = { ...attempt.current, values };
      keepAttempt(tournamentId, attempt.current);
    };
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, tournamentId]);

  const fail = (error: unknown) => {
    if (!isUnanswered(error)) {
      refusedAttempt(tournamentId, attempt.current);
      attempt.current = currentAttempt(tournamentId);
    }
    if (error instanceof ApiError) showProblems(form, problemsIn(error), questions);
    else reportProblem('Sending a registration', error);
    setFailure(failureText(error));
  };

  const send = async (values: RegistrationValues) => {
    attempt.current = { ...attempt.current, values, unanswered: true };
    keepAttempt(tournamentId, attempt.current);
    try {
      await sendRegistration({ ...fieldsOf(values), tournamentId, requestId: attempt.current.requestId });
      forgetAttempt(tournamentId);
      onRegistered();
    } catch (error) {
      fail(error);
    }
  };

  const isSending = useRef(false);
  const sendOnce = async (values: RegistrationValues) => {
    // Two taps can arrive before the button is drawn as disabled.
    if (isSending.current) return;
    isSending.current = true;
    setSending(true);
    setFailure(null);
    await send(values);
    setSending(false);
    isSending.current = false;
  };
  const showFirst = () => focusFirst(form, problemsWith(form.getValues(), questions), questions);
  const submit = (event: SyntheticEvent) => form.handleSubmit(sendOnce, showFirst)(event);

  return { form, sending, failure, submit, resumed: initial.unanswered };
}
