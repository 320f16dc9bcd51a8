import type { Fields } from '@arena/domain';
import { error, info } from 'firebase-functions/logger';
import { codeOf } from './fault.ts';

/**
 * Logs an event with fields. Never log personal data: names, contacts, answers or IDs. A field must not be called
 * `message`, because the logger would overwrite it.
 */
export interface Log {
  info(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

/** Writes structured logs for Cloud Logging. */
export const cloudLog: Log = {
  info: (event, fields) => info(event, { ...fields }),
  error: (event, fields) => error(event, { ...fields }),
};

const STACK_LINES = 12;
/** Matches link tokens, IDs and phone numbers, because runtime errors quote property names. */
const SECRET = /[\w-]{20,}|\d{5,}/g;

/**
 * Describes an error for the log. Leaves out messages of remote errors, because Firestore's quote document paths with
 * player IDs. Messages of runtime errors stay.
 */
export function describeFault(fault: unknown): Fields {
  if (!(fault instanceof Error)) return { name: typeof fault };
  const stack = (fault.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const ours = fault instanceof TypeError || fault instanceof RangeError || fault instanceof ReferenceError;
  return {
    name: fault.name,
    ...(codeOf(fault) === null ? {} : { code: codeOf(fault) }),
    ...(ours ? { text: fault.message.replace(SECRET, '…') } : {}),
    stack: stack.slice(0, STACK_LINES).join('\n'),
  };
}
