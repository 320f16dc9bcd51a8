import { errorText } from '@arena/domain';
import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/calls/api.ts';
import { problemsIn, sendingFailureText } from './failure.ts';

const FAILED = 'Error al enviar la inscripción. Inténtalo de nuevo.';
const CORRECTED = 'Tus datos ya se corrigieron mientras tanto: revísalos en «Mi lugar».';
const CONNECTION = 'Error de conexión. Verifica tu conexión a internet.';

test.each([
  ['a refusal', new ApiError('Ya cerraron.', { code: 'registration_closed', status: 409 }), 'Ya cerraron.'],
  ['no answer', new ApiError(CONNECTION, { code: 'connection', status: 0 }), CONNECTION],
  ['a service that is down', new ApiError('No responde.', { code: 'unavailable', status: 503 }), 'No responde.'],
  ['a page of somebody else', new ApiError('Inesperado', { code: 'unexpected', status: 502 }), FAILED],
  ['a correction before it', new ApiError('', { code: 'edit_conflict', status: 409 }), CORRECTED],
  ['an exception', new TypeError('x is not a function'), FAILED],
])('a registration that failed by %s', (_name, error, text) => {
  expect(sendingFailureText(error)).toBe(text);
});

test('a taken ID is named at its field: of the one who registers, or of a teammate', () => {
  const taken = errorText.already_registered;
  const problems = (fields: Record<string, string>) =>
    problemsIn(new ApiError(taken, { code: 'already_registered', status: 409, fields }));
  expect(problems({})).toEqual({ freeFireId: taken });
  const teammate = { 'team.players.1.freeFireId': taken };
  expect(problems(teammate)).toEqual(teammate);
});

test('shows a problem of the whole team instead of a field', () => {
  const fields = { team: 'Este torneo se juega solo' };
  expect(sendingFailureText(new ApiError(errorText.invalid, { code: 'invalid', status: 400, fields }))).toBe(
    fields.team,
  );
});
