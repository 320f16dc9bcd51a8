import { type ActiveQuestion, type FieldErrors, type PublicTournament, UNSEEN_PROBLEM } from '@arena/domain';
import { toNestErrors } from '@hookform/resolvers';
import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type FieldPath, get, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { Problem } from '#lib/outbox/entries.ts';
import type { Outgoing } from '#lib/outbox/outbox.ts';
import { useOutgoing } from '#lib/outbox/use-outgoing.ts';
import { useIsHydrated } from '#lib/page/hydration.ts';
import { rememberedPlayer } from '#lib/storage/remembered-player.ts';
import {
  type Needed,
  problemsWithRegistration,
  type RegistrationValues,
  registrationFieldsOf,
  registrationValuesOf,
  restoredValues,
} from './fields/registration-values.ts';
import { currentAttempt, isSameSubmission, keepAttempt, type SentRegistration } from './sending/delivery.ts';
import {
  type ArrivedRegistration,
  keptRegistrationRefusal,
  registrationOutbox,
  UNCORRECTED,
} from './sending/registration-outbox.ts';

/** Id of the form that the server renders. */
export const REGISTRATION_FORM = 'registration';

/** Reads the values typed into the server-rendered form before hydration, by field path. */
function earlyValues(): ReadonlyMap<string, string> {
  const form = document.getElementById(REGISTRATION_FORM);
  const typed = new Map<string, string>();
  if (!(form instanceof HTMLFormElement)) return typed;
  for (const [path, value] of new FormData(form)) {
    // A checkbox without a value sends 'on'; React repeats its change.
    if (typeof value === 'string' && value !== '' && value !== 'on') typed.set(path, value);
  }
  return typed;
}

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
function refusalText({ message, fields }: Problem, paths: readonly string[]): string {
  const wrong = Object.keys(fields);
  const isMarked = wrong.length === 0 || wrong.some((path) => path === 'team' || paths.includes(path));
  return isMarked ? message : UNSEEN_PROBLEM;
}

function failureIn({ outgoing, isBehind }: RegistrationSending, paths: readonly string[]): string | null {
  if (isBehind) return `${UNCORRECTED} Envíala otra vez para corregirla.`;
  if (outgoing?.result?.uncorrected) return `${UNCORRECTED} ${refusalText(outgoing.result.uncorrected, paths)}`;
  return outgoing?.problem ? refusalText(outgoing.problem, paths) : null;
}

/** The sending of one attempt, whatever questions its form asks. */
export interface RegistrationSending {
  requestId: string;
  link: string;
  outgoing: Outgoing<SentRegistration, ArrivedRegistration> | null;
  /** True if it arrived while the player was typing: the changes are sent on the next submit. */
  isBehind: boolean;
  setBehind: (isBehind: boolean) => void;
}

/** Follows this tab's attempt to register, or one that was refused while no form showed it. */
export function useRegistrationSending(tournamentId: string): RegistrationSending {
  const [attempt] = useState(() => {
    const { requestId, link, values } = currentAttempt(tournamentId);
    const refused = values === null ? keptRegistrationRefusal(tournamentId) : null;
    return { requestId: refused?.requestId ?? requestId, link: refused?.link ?? link };
  });
  const outgoing = useOutgoing(registrationOutbox, attempt.requestId);
  const [isBehind, setBehind] = useState(false);
  return { ...attempt, outgoing, isBehind, setBehind };
}

/** The result of a registration, and if it was delayed. */
export interface RegistrationArrival extends ArrivedRegistration {
  isLate: boolean;
}

interface Options {
  tournament: Pick<PublicTournament, 'id' | 'teamSize' | 'waitingList'> & Needed;
  questions: readonly ActiveQuestion[];
  fillsIn: boolean;
  /** Token of the invitation that opened the form; empty without one. */
  invitation: string;
  sending: RegistrationSending;
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

/** Returns which place a submission asks for: one on the waiting list if need be, or the invitation's. */
function placeWanted({ waitingList }: Pick<PublicTournament, 'waitingList'>, invitation: string) {
  if (invitation !== '') return { invitation };
  return waitingList === 'off' ? {} : { orWait: true };
}

/**
 * The registration form of one tournament: fields, server problems, and sending. It never registers twice (see
 * `Attempt`), and waits for a network (see `Outbox`).
 */
export function useRegistration(options: Options) {
  const { tournament, questions, fillsIn, invitation, sending, onOthersAsked, onRegistered } = options;
  const { id: tournamentId, teamSize } = tournament;
  const { requestId, link, outgoing, setBehind } = sending;
  const [before] = useState(
    () => currentAttempt(tournamentId).values ?? registrationValuesOf(keptRegistrationRefusal(tournamentId)),
  );
  const [filledIn] = useState(() => (fillsIn && before === null ? rememberedPlayer() : null));
  const { form, isReady } = useHydratedForm(
    { questions, tournament },
    restoredValues(before ?? filledIn?.values, questions, teamSize),
    restoredValues(null, questions, teamSize),
  );

  useEffect(() => {
    const keep = ({ values }: { values: RegistrationValues }) => {
      const { unanswered } = currentAttempt(tournamentId);
      keepAttempt(tournamentId, { requestId, link, values, unanswered });
    };
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, tournamentId, requestId, link]);

  const follow = useEffectEvent(({ isLate, problem, result, body }: NonNullable<RegistrationSending['outgoing']>) => {
    const refusal = result?.uncorrected ?? problem;
    if (refusal !== null) {
      showProblems(form, refusal.fields, questions);
      if (Object.keys(refusal.fields).some((path) => path.startsWith('answers.'))) onOthersAsked();
    } else if (result !== null) {
      const values = form.getValues();
      if (isSameSubmission(body, registrationFieldsOf(values))) onRegistered({ isLate, ...result });
      else {
        keepAttempt(tournamentId, { requestId, link, values, unanswered: true });
        setBehind(true);
      }
    }
  });
  useEffect(() => {
    if (outgoing !== null) follow(outgoing);
  }, [outgoing]);

  const send = (values: RegistrationValues) => {
    const place = placeWanted(tournament, invitation);
    keepAttempt(tournamentId, { requestId, link, values, unanswered: true });
    setBehind(false);
    registrationOutbox.put(requestId, { ...registrationFieldsOf(values), tournamentId, requestId, link, ...place });
  };
  const showFirst = () =>
    focusFirst(form, problemsWithRegistration(form.getValues(), questions, tournament), questions);
  const submit = (event: SyntheticEvent) => form.handleSubmit(send, showFirst)(event);
  const isWaiting = registrationOutbox.waiting(requestId) !== undefined;

  return {
    form,
    isReady,
    failure: failureIn(sending, fieldPaths(questions, form.getValues('team'))),
    submit,
    // A background retry doesn't disable the button.
    isSending: outgoing?.state === 'sending' && !outgoing.isLate,
    isUnsent: outgoing?.isLate === true && (outgoing.state === 'sending' || outgoing.state === 'unsent'),
    isResumed: isReady && outgoing === null && !isWaiting && currentAttempt(tournamentId).unanswered,
    isFilledIn: isReady && filledIn !== null,
  };
}
