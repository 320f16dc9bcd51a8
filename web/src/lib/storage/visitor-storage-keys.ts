import { config } from '../config.ts';

/** The keys of what visitors do beyond reading lists and rules, apart from the `storageKeys` that every page loads. */
export const visitorStorageKeys = {
  /** Local: the table that was looked at last, and when it was read. */
  standings: 'standings',
  /** Session, one per tournament: a registration being filled in or sent. */
  registrationAttempt: (tournamentId: string) => `registration:${tournamentId}`,
  /**
   * Local, where its player said so: what the phone remembers of them (`lib/storage/memory.ts`), `{ until, values }`:
   * until when, and what was in the registration form. Nothing of it is sent but by that form (docs/decisions/033).
   */
  player: 'player',
  /** Session: what a player has changed of which revision of their own data and not saved, and the link to it. */
  ownChanges: 'ownChanges',
  /** Session: the token of the guardian's link that was opened in this tab. */
  guardian: 'guardian',
  /** Local, one per tournament: the questions of its form as they were last read, for when there is no network. */
  questions: (tournamentId: string) => `questions:${tournamentId}`,
  /** Local: the public forms answered in this browser, each with its responses. */
  forms: `${config.productKey}_forms`,
  /** Local, one per response: a public form's response that the server doesn't have yet. */
  formOutbox: (responseId: string) => `formOutbox:${responseId}`,
  /** Session, one per form: a public form being filled in. */
  formDraft: (formId: string) => `form:${formId}`,
  /** Session, one per form, and gone with its draft: the response that was sent and of which nobody was told yet. */
  formSent: (formId: string) => `form:${formId}:sent`,
} as const;
