import { config } from '../config.ts';

/** The keys that public forms write in the browser's storage, apart from the `storageKeys` that every page loads. */
export const formStorageKeys = {
  /** Local: the public forms answered in this browser, each with its responses. */
  answered: `${config.productKey}_forms`,
  /** Local, one per response: a public form's response that the server doesn't have yet. */
  outbox: (responseId: string) => `formOutbox:${responseId}`,
  /** Session, one per form: a public form being filled in. */
  draft: (formId: string) => `form:${formId}`,
  /** Session, one per form, and gone with its draft: the response that was sent and of which nobody was told yet. */
  sent: (formId: string) => `form:${formId}:sent`,
} as const;
