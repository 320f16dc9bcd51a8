import { type Challenge, type ErrorCode, type FieldErrors, limits } from '@arena/domain';

/** A call that is answered with a failure: its stable code, and the messages for single fields where it has any. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** The stable codes behind those messages, where the competition's rules refused. */
  readonly codes: Record<string, string> | undefined;
  /** Work to do before the call is sent again. */
  readonly challenge: Challenge | undefined;
  /** After how long another try makes sense; of what is out of reach always the same. */
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
