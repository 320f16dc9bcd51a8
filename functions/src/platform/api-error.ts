import { type Challenge, type ErrorCode, type FieldErrors, limits } from '@arena/domain';

/** A failed call: its stable error code, and messages for single fields. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Stable codes of the field messages, for refusals by competition rules. */
  readonly codes: Record<string, string> | undefined;
  /** Proof of work to solve before the call is repeated. */
  readonly challenge: Challenge | undefined;
  /** Seconds until a new attempt makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    details: {
      fields?: FieldErrors;
      codes?: Record<string, string>;
      challenge?: Challenge;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = details.fields;
    this.codes = details.codes;
    this.challenge = details.challenge;
    this.retryAfterSeconds = code === 'unavailable' ? limits.retryAfterOutageSeconds : details.retryAfterSeconds;
  }
}

/** Returns the value. @throws ApiError `missing` if it is null. */
export function found<T>(value: T | null | undefined, missing: ErrorCode = 'not_found'): T {
  if (value === null || value === undefined) throw new ApiError(missing);
  return value;
}
