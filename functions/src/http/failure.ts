import { type ErrorCode, errorText, type Failure } from '@arena/domain';
import { ApiError } from '../platform/api-error.ts';
import { isPassing } from '../platform/fault.ts';

/** HTTP status of each error code. */
export const statusOf: Record<ErrorCode, number> = {
  invalid: 400,
  malformed: 400,
  unauthenticated: 401,
  sign_in_again: 401,
  wrong_credentials: 401,
  forbidden: 403,
  unattested: 403,
  not_found: 404,
  link_not_found: 404,
  account_not_found: 404,
  tournament_not_found: 404,
  competition_not_found: 404,
  form_not_found: 404,
  room_not_yet: 409,
  absence_closed: 409,
  seat_taken: 409,
  place_closed: 409,
  consent_missing: 409,
  teammate_refused: 409,
  team_link_required: 409,
  link_unopened: 409,
  refusal_missing: 409,
  messages_spent: 409,
  offer_closed: 409,
  confirmation_closed: 409,
  confirmation_moved: 409,
  player_excluded: 409,
  invitation_used: 409,
  invitation_over: 409,
  already_registered: 409,
  tournament_full: 409,
  registration_closed: 409,
  no_linked_form: 409,
  email_unverified: 409,
  email_changed: 409,
  owner_protected: 409,
  last_admin: 409,
  already_set_up: 409,
  already_decided: 409,
  decision_conflict: 409,
  edit_conflict: 409,
  has_registrations: 409,
  has_responses: 409,
  competition_refused: 409,
  too_large: 413,
  key_reused: 422,
  proof_required: 428,
  rate_limited: 429,
  internal: 500,
  not_configured: 501,
  unavailable: 503,
};

/** Converts a 4xx error of Express or its body parser; null for other errors. */
function requestFault(error: unknown): ApiError | null {
  const status = error instanceof Error && 'status' in error ? error.status : null;
  if (typeof status !== 'number' || status < 400 || status > 499) return null;
  return new ApiError(status === 413 ? 'too_large' : 'malformed');
}

/** Maps any error to its response. Unknown errors become `internal`, so that no internal message leaks. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isPassing(error)) return new ApiError('unavailable');
  return requestFault(error) ?? new ApiError('internal');
}

/** Builds the body of an error response. */
export function toFailure({ code, fields, codes, challenge }: ApiError): Failure {
  return {
    success: false,
    error: errorText[code],
    code,
    ...(fields === undefined ? {} : { fields }),
    ...(codes === undefined ? {} : { codes }),
    ...(challenge === undefined ? {} : { challenge }),
  };
}
