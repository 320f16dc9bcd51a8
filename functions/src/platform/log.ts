import type { Fields } from '@arena/domain';
import { error, info } from 'firebase-functions/logger';
import { codeOf } from './fault.ts';

/**
 * Logs an event's name and its fields. Personal data never goes in: no name, contact, answer or ID. A field must not be
 * called `message`, which the logger would overwrite.
 */
export interface Log {
  info(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

/** Structured lines for Cloud Logging. */
export const cloudLog: Log = {
  info: (event, fields) => info(event, { ...fields }),
  error: (event, fields) => error(event, { ...fields }),
};

const STACK_LINES = 12;
/** The shape of a link's token, an ID or a phone: runtime errors quote names of properties. */
const SECRET = /[\w-]{20,}|\d{5,}/g;

/**
 * Describes an error for the log. Firestore's messages quote document paths with players' IDs, so messages of remote
 * errors are left out. Messages of the runtime stay.
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
