import { Guardian, type MyRegistrationData, OwnCorrection, Team } from '@arena/domain';
import { z } from '@arena/domain/zod';
import { myRegistrationPath } from '#lib/addresses/private-paths.ts';
import { ApiError, call } from '#lib/calls/api.ts';
import { failureText, isUndecided } from '#lib/calls/failures.ts';
import { CorrectionValues } from '#lib/editing/correction-values.ts';
import { type Done, type Entry, Outbox, type Refusal } from '#lib/outbox/outbox.ts';
import { reportProblem } from '#lib/page/log.ts';

/** A player's correction of their own data. `changes`: what was typed, to show it again. */
const SentCorrection = z.object({
  token: z.string(),
  sent: OwnCorrection.extend({ team: Team.optional(), guardian: Guardian.optional() }),
  changes: CorrectionValues.partial(),
});
type SentCorrection = z.infer<typeof SentCorrection>;

export const CONFLICT = 'El equipo corrigió tus datos mientras escribías. Revisa todo y guarda otra vez.';

/** Corrections by the token of their private link. Repeating one has no effect. */
export const correctionOutbox = new Outbox<SentCorrection, MyRegistrationData>({
  kind: 'correction',
  body: SentCorrection,
  describe: ({ token }) => ({ text: 'Lo que corregiste de tus datos', path: myRegistrationPath(token) }),
  send: async ([entry]) => new Map(entry === undefined ? [] : [[entry.id, await send(entry)]]),
  announce: ({ problem }) =>
    problem === null
      ? ['success', 'Volvió la señal y guardamos tus datos.']
      : ['error', `No pudimos guardar lo que corregiste de tus datos. ${problem.message}`],
});

async function send({ id, body }: Entry<SentCorrection>): Promise<Refusal | Done<MyRegistrationData>> {
  const { token, sent } = body;
  try {
    return { state: 'done', result: await call('POST /my-registration/correct', { body: { ...sent, token } }) };
  } catch (error) {
    if (!(error instanceof ApiError)) reportProblem('Correcting own data', error);
    const isLate = correctionOutbox.outgoing(id)?.isLate ?? true;
    const isLost = error instanceof ApiError && error.code === 'connection';
    if (isLost || (isLate && error instanceof ApiError && isUndecided(error))) throw error;
    const fields = error instanceof ApiError ? error.fields : {};
    // A guardian's answer, or the team's link to them, doesn't change the revision.
    const isConflict =
      error instanceof ApiError && (error.code === 'edit_conflict' || fields['guardian.name'] !== undefined);
    return isConflict
      ? { state: 'conflict', problem: { message: CONFLICT, fields: {} } }
      : { state: 'refused', problem: { message: failureText(error), fields } };
  }
}
