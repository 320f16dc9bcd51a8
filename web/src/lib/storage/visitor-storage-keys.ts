import { config } from '../config.ts';

/** The keys of what visitors do beyond reading lists and rules, apart from the `storageKeys` that every page loads. */
export const visitorStorageKeys = {
  /** Local: true once the notice that the site is being built was dismissed. */
  developmentNotice: 'developmentNotice',
  /** Local: the table that was looked at last, and when it was read. */
  standings: 'standings',
  /** Session, one per tournament: a registration being filled in or sent. */
  registrationAttempt: (tournamentId: string) => `registration:${tournamentId}`,
  /**
   * Local, where its player said so: what the phone remembers of them (`lib/storage/remembered-player.ts`), `{ until, values }`:
   * until when, and the values of the registration form. Only that form sends them (docs/decisions/029-phone-memory.md).
   */
  player: 'player',
  /** Session: what a player has changed of which revision of their own data and not saved, and the link to it. */
  ownChanges: 'ownChanges',
  /** Local, one per match and kept until it is over: the room code that its player opened, and when. */
  room: (tournamentId: string, matchId: string) => `room:${tournamentId}:${matchId}`,
  /** Local, one per tournament: true if this phone gets the notices of its registration. */
  notices: (tournamentId: string) => `notices:${tournamentId}`,
  /** Session: the token of the guardian's link that was opened in this tab. */
  guardian: 'guardian',
  /** Local, one per tournament: the questions of its form as they were last read, for when there is no network. */
  questions: (tournamentId: string) => `questions:${tournamentId}`,
  /** Local: the public forms answered in this browser, each with its responses. */
  forms: `${config.productKey}_forms`,
  /** Session, one per form: a public form being filled in. */
  formDraft: (formId: string) => `form:${formId}`,
  /** Session, one per form, deleted with its draft: the response sent and not confirmed yet. */
  formSent: (formId: string) => `form:${formId}:sent`,
} as const;
