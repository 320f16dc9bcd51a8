import { config } from '../config.ts';

/** The keys of forms, public or a player's, in the browser's storage, apart from the `storageKeys` that every page loads. */
export const formStorageKeys = {
  /** Session: what a player has changed of which revision of their own data and not saved, and the link to it. */
  ownChanges: 'ownChanges',
  /** Session: the token of the guardian's link that was opened in this tab. */
  guardian: 'guardian',
  /** Local, one per tournament: the questions of its form as they were last read, for when there is no network. */
  questions: (tournamentId: string) => `questions:${tournamentId}`,
  /** Local: the public forms answered in this browser, each with its responses. */
  answered: `${config.productKey}_forms`,
  /** Local, one per response: a public form's response that the server doesn't have yet. */
  outbox: (responseId: string) => `formOutbox:${responseId}`,
  /** Session, one per form: a public form being filled in. */
  draft: (formId: string) => `form:${formId}`,
  /** Session, one per form, and gone with its draft: the response that was sent and of which nobody was told yet. */
  sent: (formId: string) => `form:${formId}:sent`,
} as const;
