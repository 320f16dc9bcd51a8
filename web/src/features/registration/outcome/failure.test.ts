import { errorText } from '@arena/domain';
import { expect, test } from 'vitest';
import { ApiError } from '#lib/calls/api.ts';
import { problemsIn, sendingFailureText } from './failure.ts';

const FAILED = 'Error al enviar la inscripción. Inténtalo de nuevo.';
const CORRECTED = 'Tus datos ya se corrigieron mientras tanto: revísalos en «Mi lugar».';
const CONNECTION = 'Error de conexión. Verifica tu conexión a internet.';

test.each([
  ['a refusal', new ApiError('Ya cerraron.', { code: 'registration_closed', status: 409 }), 'Ya cerraron.'],
  ['no response', new ApiError(CONNECTION, { code: 'connection', status: 0 }), CONNECTION],
  ['an unavailable service', new ApiError('No responde.', { code: 'unavailable', status: 503 }), 'No responde.'],
  ['a response without a text', new ApiError('HTTP error! status: 502', { code: 'unexpected', status: 502 }), FAILED],
  ['a text without a code', new ApiError('Cupo agotado', { code: 'unexpected', status: 409 }), 'Cupo agotado'],
  ['a conflicting correction', new ApiError('', { code: 'edit_conflict', status: 409 }), CORRECTED],
  ['an exception', new TypeError('x is not a function'), FAILED],
])('chooses the message for %s', (_name, error, text) => {
  expect(sendingFailureText(error)).toBe(text);
});

test('shows a taken ID at the field of the player or the teammate', () => {
  const taken = errorText.already_registered;
  const problems = (fields: Record<string, string>) =>
    problemsIn(new ApiError(taken, { code: 'already_registered', status: 409, fields }));
  expect(problems({})).toEqual({ freeFireId: taken });
  const teammate = { 'team.players.1.freeFireId': taken };
  expect(problems(teammate)).toEqual(teammate);
});

test('shows an error of the whole team as the general message', () => {
  const fields = { team: 'Este torneo se juega solo' };
  expect(sendingFailureText(new ApiError(errorText.invalid, { code: 'invalid', status: 400, fields }))).toBe(
    fields.team,
  );
});
