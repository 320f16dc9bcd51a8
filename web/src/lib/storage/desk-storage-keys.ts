import { removeStored, storedKeys } from './storage.ts';

/** The keys that the organisers' desk writes in the browser's storage, apart from the visitors'. */
export const deskStorageKeys = {
  /** Local: the e-mail that asked for a link to sign in with, and whether its session is to be remembered. */
  emailForLink: 'emailForLink',
  /** Session: a sign-in with Google that is under way. */
  googleSignIn: 'googleSignIn',
  /** Local, one per thing of a `kind`: what an organiser has written and not saved yet. */
  draft: (kind: string) => (id: string) => `${kind}Draft:${id}`,
  /** Local, one per account and registration: an organiser's decision that the server hasn't answered yet. */
  decision: (uid: string, registrationId: string) => `decision:${uid}:${registrationId}`,
  /** What the keys of all of those begin with. */
  decisions: 'decision:',
  /** Session, one per registration: what an organiser has corrected of it and not saved; gone with the session. */
  correction: (registrationId: string) => `correction:${registrationId}`,
  /** Local, one per account and match: a result that is being entered, or that no answer came to. */
  resultDraft: (uid: string, tournamentId: string, matchId: string) => `resultDraft:${uid}:${tournamentId}:${matchId}`,
  /** What the keys of all of those begin with. */
  resultDrafts: (uid: string) => `resultDraft:${uid}:`,
  /** Session, one per registration, or several: why it is rejected, not sent yet; gone with the session. */
  rejection: (registrationId: string, howMany: number) => `rejection:${howMany}:${registrationId}`,
  /** What the keys of all of those begin with. */
  rejections: 'rejection:',
  /** Session, one per account and tournament: its competition as it was read last; gone with the session. */
  competitionView: (uid: string, tournamentId: string) => `competitionView:${uid}:${tournamentId}`,
  /** What the keys of all of those begin with. */
  competitionViews: 'competitionView:',
  /** Session, one per request for access: an organiser's notes on it that aren't sent yet. */
  accessNotes: (uid: string) => `accessNotes:${uid}`,
  /** Session: the e-mail of somebody who is about to get access. */
  grantEmail: 'grantEmail',
  /** Session, one per account: how somebody of the team wants to be shown to everybody, not saved yet. */
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
} as const;

/** Forgets what was read of persons at the desk, and written about them: it is for the session in which it was. */
export function forgetDeskReadings(): void {
  const { correction, rejections, competitionViews, entryList } = deskStorageKeys;
  for (const prefix of [correction(''), rejections, competitionViews, entryList('')]) {
    for (const key of storedKeys('session', prefix)) removeStored('session', key);
  }
}
