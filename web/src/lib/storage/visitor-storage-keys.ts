import { config } from '../config.ts';

/** Storage keys of visitors that not every page loads. */
export const visitorStorageKeys = {
  /** Local: true after the development notice was dismissed. */
  developmentNotice: 'developmentNotice',
  /** Local: the last table and its time. */
  standings: 'standings',
  /** Session, by tournament: a registration being filled in or sent. */
  registrationAttempt: (tournamentId: string) => `registration:${tournamentId}`,
  /**
   * Local, with the player's consent: their last form values and the expiry (`lib/storage/remembered-player.ts`). Only
   * the registration form sends them (docs/decisions/028-retention-and-phone-memory.md).
   */
  player: 'player',
  /** Session: a player's unsaved changes to their own data, with revision and link. */
  ownChanges: 'ownChanges',
  /** Local, by match, until it is over: the opened room code and its time. */
  room: (tournamentId: string, matchId: string) => `room:${tournamentId}:${matchId}`,
  /** Local, by tournament: true if this phone is subscribed to notices. */
  notices: (tournamentId: string) => `notices:${tournamentId}`,
  /** Session: token of the guardian's link opened in this tab. */
  guardian: 'guardian',
  /** Local, by tournament: the last questions of its form, for offline use. */
  questions: (tournamentId: string) => `questions:${tournamentId}`,
  /** Local: public forms answered in this browser, with their responses. */
  forms: `${config.productKey}_forms`,
  /** Session, by form: the draft of a response. */
  formDraft: (formId: string) => `form:${formId}`,
  /** Session, by form, deleted with its draft: a sent response without an answer. */
  formSent: (formId: string) => `form:${formId}:sent`,
} as const;
