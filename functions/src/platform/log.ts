import type { Fields } from '@arena/domain';
import { error, info } from 'firebase-functions/logger';
import { codeOf } from './fault.ts';

/**
 * Where the server writes what happened: an event's name and its fields. Nothing a person typed goes in,
 * neither name, contact, answer nor ID. A field is never called `message`, which the logger would overwrite.
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
/** What has the shape of a private link's token, of an ID or of a phone: the run-time quotes the names of properties. */
const SECRET = /[\w-]{20,}|\d{5,}/g;

/**
 * What a log line says of a fault. The message of a fault that came over the wire is left out: Firestore's
 * quote document paths, and those hold players' IDs. Those of the run-time itself say what is broken.
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
