import { removeStored, storedKeys } from './storage.ts';

/** The keys that the admin area writes in the browser's storage, apart from the visitors'. */
export const adminStorageKeys = {
  /** Local: the e-mail that asked for a link to sign in with, and whether its session is to be remembered. */
  emailForLink: 'emailForLink',
  /** Session: a sign-in with Google that is under way. */
  googleSignIn: 'googleSignIn',
  /** Local, one per thing of a `kind`: what an organiser has written and not saved yet. */
  draft: (kind: string) => (id: string) => `${kind}Draft:${id}`,
  /** Session, one per registration: what an organiser has corrected of it and not saved; gone with the session. */
  correction: (registrationId: string) => `correction:${registrationId}`,
  /** Local, one per account and match: a result that is being entered. */
  resultDraft: (uid: string, tournamentId: string, matchId: string) => `resultDraft:${uid}:${tournamentId}:${matchId}`,
  /** Session, one per registration, or several: why it is rejected, not sent yet; gone with the session. */
  rejection: (registrationId: string, howMany: number) => `rejection:${howMany}:${registrationId}`,
  rejections: 'rejection:',
  /** Session, each one per account and tournament: both as they were read last; gone with the session. */
  competitionView: (uid: string, tournamentId: string) => `competitionView:${uid}:${tournamentId}`,
  competitionTournament: (uid: string, tournamentId: string) => `competitionView:${uid}:${tournamentId}:tournament`,
  competitionViews: 'competitionView:',
  /** Session, one per request for access: an organiser's notes on it that aren't sent yet. */
  accessNotes: (uid: string) => `accessNotes:${uid}`,
  /** Session: the e-mail of an account about to get access. */
  grantEmail: 'grantEmail',
  /** Local: the account that asked for access in this browser. */
  ownRequest: 'ownRequest',
  /** Local, one per account: the latest change of a role that an admin has seen, in milliseconds. */
  rolesSeen: (uid: string) => `rolesSeen:${uid}`,
  /** Local, one per account: the kinds of notices that it gets in this browser. */
  phoneNotices: (uid: string) => `phoneNotices:${uid}`,
  /** Session, one per account: an unsaved public profile. */
  presentation: (uid: string) => `presentation:${uid}`,
  /** Session, two per tournament: a competition's plan that is being written, the first one or a change to it. */
  competitionPlan: (tournamentId: string, id: string) => `competitionPlan:${tournamentId}:${id}`,
  /** Session, one per entry, match or prize of a tournament: a public reason about it that is being written. */
  competitionReason: (tournamentId: string, id: string) => `competitionReason:${tournamentId}:${id}`,
  /** Session, one per tournament: a pasted list of who plays, not added yet; gone with the session. */
  entryList: (tournamentId: string) => `entryList:${tournamentId}`,
  /** Local, one per tournament: after which result the table was last shared from here. */
  tableShared: (tournamentId: string) => `tableShared:${tournamentId}`,
  /** Local, one per tournament: with which two times it is right that its first match doesn't begin with it. */
  timesAccepted: (tournamentId: string) => `timesAccepted:${tournamentId}`,
  /** Local, one per table: its chosen columns. */
  tableColumns: (name: string) => `tableColumns:${name}`,
} as const;

/** Forgets what was read of persons in the admin area, and written about them: it is for the session in which it was. */
export function forgetAdminReadings(): void {
  const { correction, rejections, competitionViews, entryList } = adminStorageKeys;
  for (const prefix of [correction(''), rejections, competitionViews, entryList('')]) {
    for (const key of storedKeys('session', prefix)) removeStored('session', key);
  }
}
