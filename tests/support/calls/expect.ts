import { type ErrorCode, errorText, type FieldErrors } from '@arena/domain';
import { expect } from 'vitest';
import type { Reply } from './api.ts';

export type Failure = [status: number, code: ErrorCode, fields?: FieldErrors];

/** Checks that a call failed with `code`, in its words, with the messages for these fields and no others. */
export function expectFailure(reply: Reply, ...[status, code, fields]: Failure): void {
  const body = { success: false, error: errorText[code], code, ...(fields === undefined ? {} : { fields }) };
  expect({ status: reply.status, body: reply.body }).toEqual({ status, body });
}

/** Checks that a call succeeded with `data`. */
export function expectData(reply: Reply, data: unknown): void {
  expect({ status: reply.status, body: reply.body }).toEqual({ status: 200, body: { success: true, data } });
}
