import { describe, expect, test } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { failureText, isUnanswered } from './failure.ts';

const FAILED = 'Error al enviar la inscripción. Inténtalo de nuevo.';
const CONNECTION = 'Error de conexión. Verifica tu conexión a internet.';

describe('a registration that failed', () => {
  test.each([
    ['a refusal', new ApiError('Ya cerraron.', { code: 'registration_closed', status: 409 }), 'Ya cerraron.', false],
    ['no answer', new ApiError(CONNECTION, { code: 'connection', status: 0 }), CONNECTION, true],
    ['too many tries', new ApiError('Espera.', { code: 'rate_limited', status: 429 }), 'Espera.', true],
    [
      'a service that is down',
      new ApiError('No responde.', { code: 'unavailable', status: 503 }),
      'No responde.',
      true,
    ],
    ['a page of somebody else', new ApiError('Inesperado', { code: 'unexpected', status: 502 }), FAILED, true],
    ['an answer without a word', new ApiError('Inesperado', { code: 'unexpected', status: 418 }), FAILED, false],
    ['an exception', new TypeError('x is not a function'), FAILED, true],
  ])('by %s', (_name, error, text, unanswered) => {
    expect(failureText(error)).toBe(text);
    expect(isUnanswered(error)).toBe(unanswered);
  });
});
