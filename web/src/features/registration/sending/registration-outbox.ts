import type { FieldErrors, Waiting } from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { ApiError } from '#lib/calls/api.ts';
import { isUndecided } from '#lib/calls/failures.ts';
import type { Problem } from '#lib/outbox/entries.ts';
import { type Done, type Entry, Outbox, type Refusal } from '#lib/outbox/outbox.ts';
import { reportProblem } from '#lib/page/log.ts';
import { noteRegistered } from '../outcome/last-registered.ts';
import {
  type Attempt,
  currentAttempt,
  type Delivered,
  deliver,
  forgetAttempt,
  keepAttempt,
  SentRegistration,
} from './delivery.ts';

/** The answer to a registration that the server has. */
export interface ArrivedRegistration {
  standing: Waiting | null;
  /** True if a guardian's earlier yes covers it. */
  isConsented: boolean;
  /** Why the server has it with earlier values; null if it has the last ones. */
  uncorrected: Problem | null;
}

/** Shown if the registration arrived without the later changes. */
export const UNCORRECTED = 'Tu inscripción llegó, pero sin lo que cambiaste después.';

const ARRIVED_LATE = 'Volvió la señal y tu inscripción llegó. Espera la aprobación del administrador.';
const NOT_SENT = 'No pudimos enviar tu inscripción.';
const LISTED_LATE = 'Volvió la señal y ya estás en la lista de espera. En «Mi lugar» ves tu número.';

/** Registrations by their `requestId`. A changed one that is sent again corrects the first one after its answer. */
export const registrationOutbox = new Outbox<SentRegistration, ArrivedRegistration>({
  kind: 'registration',
  body: SentRegistration,
  describe: ({ tournamentId }) => ({ text: 'Tu inscripción', path: paths.register(tournamentId) }),
  send: async ([entry]) => new Map(entry === undefined ? [] : [[entry.id, await send(entry)]]),
  announce({ problem, result }) {
    if (problem !== null) return ['error', `${NOT_SENT} ${problem.message}`];
    if (result?.uncorrected) return ['error', `${UNCORRECTED} ${result.uncorrected.message}`];
    return ['success', result?.standing ? LISTED_LATE : ARRIVED_LATE];
  },
});

const CORRECTED = 'Tus datos ya se corrigieron mientras tanto: revísalos en «Mi lugar».';
export const FAILED = 'Error al enviar la inscripción. Inténtalo de nuevo.';

export function problemsIn({ code, message, fields }: ApiError): FieldErrors {
  return code === 'already_registered' && Object.keys(fields).length === 0 ? { freeFireId: message } : fields;
}

/** Returns the server's message, or the prescribed one without an answer. */
export function sendingFailureText(error: unknown): string {
  // The team as a whole has no control.
  if (error instanceof ApiError && error.fields.team !== undefined) return error.fields.team;
  if (error instanceof ApiError && error.code === 'edit_conflict') return CORRECTED;
  return error instanceof ApiError && (error.hasOwnText || error.code !== 'unexpected') ? error.text : FAILED;
}

const problemOf = (error: unknown): Problem => ({
  message: sendingFailureText(error),
  fields: error instanceof ApiError ? problemsIn(error) : {},
});

/** Changes this tab's attempt after its answer, unless another tab made it or the player has sent other values since. */
function endAttempt(entry: Entry<SentRegistration>, end: (tournamentId: string, attempt: Attempt) => void): void {
  const { tournamentId, requestId } = entry.body;
  const attempt = currentAttempt(tournamentId);
  if (attempt.requestId === requestId && !registrationOutbox.isReplaced(entry)) end(tournamentId, attempt);
}

async function send(entry: Entry<SentRegistration>): Promise<Refusal | Done<ArrivedRegistration>> {
  const { id, body } = entry;
  const isLate = registrationOutbox.outgoing(id)?.isLate ?? true;
  let delivered: Delivered;
  try {
    delivered = await deliver(body);
  } catch (error) {
    const isLost = error instanceof ApiError && error.code === 'connection';
    // A background send is also retried if the server asks to wait.
    if (isLost || (isLate && error instanceof ApiError && isUndecided(error))) throw error;
    if (!(error instanceof ApiError)) reportProblem('Sending a registration', error);
    if (!isUndecided(error))
      endAttempt(entry, (tournamentId, attempt) => keepAttempt(tournamentId, { ...attempt, unanswered: false }));
    return { state: 'refused', problem: problemOf(error) };
  }
  const { standing, isConsented, refused } = delivered;
  noteRegistered(body, { waits: standing !== null, isHeld: refused === null });
  if (refused === null) endAttempt(entry, forgetAttempt);
  const uncorrected = refused === null ? null : problemOf(refused);
  return { state: 'done', result: { standing, isConsented, uncorrected } };
}

/** Returns the last registration in the tournament that was refused while no form showed it; null without one. */
export function keptRegistrationRefusal(tournamentId: string): SentRegistration | null {
  return registrationOutbox.refused().findLast(({ body }) => body.tournamentId === tournamentId)?.body ?? null;
}
