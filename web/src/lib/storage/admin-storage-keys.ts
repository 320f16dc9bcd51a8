import { removeStored, storedKeys } from './storage.ts';

/** Storage keys of the admin area. In a file of their own, so that visitors don't load them. */
export const adminStorageKeys = {
  /** Local: e-mail of a requested sign-in link, and if its session is to be remembered. */
  emailForLink: 'emailForLink',
  /** Session: a sign-in with Google in progress. */
  googleSignIn: 'googleSignIn',
  /** Local, by `kind` and id: an organiser's unsaved draft. */
  draft: (kind: string) => (id: string) => `${kind}Draft:${id}`,
  /** Session, by registration: an unsaved correction. */
  correction: (registrationId: string) => `correction:${registrationId}`,
  /** Local, by account and match: a result being entered. */
  resultDraft: (uid: string, tournamentId: string, matchId: string) => `resultDraft:${uid}:${tournamentId}:${matchId}`,
  /** Local: one of an earlier version that this one can't read, until it is discarded. */
  formerResultDraft: (uid: string, tournamentId: string, matchId: string) =>
    `formerResultDraft:${uid}:${tournamentId}:${matchId}`,
  /** Local, by tournament: answers about a text's columns, for the next matches. */
  columnAnswers: (tournamentId: string) => `columnAnswers:${tournamentId}`,
  /** Session, by registrations: the unsent reason of a rejection. */
  rejection: (registrationId: string, howMany: number) => `rejection:${howMany}:${registrationId}`,
  rejections: 'rejection:',
  /** Session, by account and tournament: the last data read. */
  competitionView: (uid: string, tournamentId: string) => `competitionView:${uid}:${tournamentId}`,
  competitionTournament: (uid: string, tournamentId: string) => `competitionView:${uid}:${tournamentId}:tournament`,
  competitionViews: 'competitionView:',
  /** Session, by tournament: ids of the registrations whose link was sent from here. */
  linksSent: (tournamentId: string) => `linksSent:${tournamentId}`,
  /** Session, by tournament: an unsent message to a group of its players. */
  groupMessage: (tournamentId: string, group: string) => `groupMessage:${group}:${tournamentId}`,
  /** Session, by access request: an organiser's unsent notes. */
  accessNotes: (uid: string) => `accessNotes:${uid}`,
  /** Session: e-mail of an account that is being granted access. */
  grantEmail: 'grantEmail',
  /** Local: the account that requested access in this browser. */
  ownRequest: 'ownRequest',
  /** Local, by account: time of the last role change that the admin has seen, in milliseconds. */
  rolesSeen: (uid: string) => `rolesSeen:${uid}`,
  /** Local, by account: the kinds of notices enabled in this browser. */
  phoneNotices: (uid: string) => `phoneNotices:${uid}`,
  /** Session, by account: an unsaved public profile. */
  presentation: (uid: string) => `presentation:${uid}`,
  /** Session, by tournament: the draft of its first plan, or of a change. */
  competitionPlan: (tournamentId: string, id: string) => `competitionPlan:${tournamentId}:${id}`,
  /** Session, by entry, match or prize: an unsent public reason. */
  competitionReason: (tournamentId: string, id: string) => `competitionReason:${tournamentId}:${id}`,
  /** Session, by tournament: a pasted list of entries that aren't added yet. */
  entryList: (tournamentId: string) => `entryList:${tournamentId}`,
  /** Local, by tournament: the result after which the table was last shared from here. */
  tableShared: (tournamentId: string) => `tableShared:${tournamentId}`,
  /** Local, by tournament: accepted times of the tournament and its first match that differ. */
  timesAccepted: (tournamentId: string) => `timesAccepted:${tournamentId}`,
  /** Local, by table: its chosen columns. */
  tableColumns: (name: string) => `tableColumns:${name}`,
} as const;

/** Deletes personal data that the admin area has read or drafted in this session. */
export function forgetAdminReadings(): void {
  const { correction, rejections, competitionViews, entryList } = adminStorageKeys;
  for (const prefix of [correction(''), rejections, competitionViews, entryList('')]) {
    for (const key of storedKeys('session', prefix)) removeStored('session', key);
  }
}
