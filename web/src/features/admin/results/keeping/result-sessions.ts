import { forgetWithAccount } from '../../../../lib/calls/authorized-call.ts';
import type { Organiser } from '../../../../lib/calls/organiser.ts';
import { type MatchPlace, resultCalls } from '../calls.ts';
import { type ResultParts, ResultSession } from '../result-session.ts';
import { resultDrafts } from './drafts.ts';
import { resultId, resultOutbox } from './result-outbox.ts';

const NOBODY: Organiser = { uid: '', permissions: [] };

/** Those that are shown, or have something to send: it goes on whatever one looks at. */
const sessions = new Map<string, ResultSession>();
let organiser = NOBODY;
let tell: ResultParts['tell'] = () => undefined;

const outbox = resultOutbox(sessionOf, () => sessions.values());

// An account's unsent results stay in its own drafts.
forgetWithAccount(() => {
  organiser = NOBODY;
  for (const session of sessions.values()) session.stop();
  sessions.clear();
  outbox.stop();
});

function sessionOf({ tournamentId, matchId }: MatchPlace): ResultSession {
  const place = { tournamentId, matchId };
  const open = sessions.get(resultId(place));
  if (open !== undefined) return open;
  const drafts = resultDrafts(organiser, place);
  const session = new ResultSession({ place, organiser, calls: resultCalls, drafts, outbox, tell });
  sessions.set(resultId(place), session);
  return session;
}

/** Sends what an earlier page, or the session before, couldn't send. */
export function resumeResults(account: Organiser, toast: ResultParts['tell']): void {
  organiser = account;
  tell = toast;
  void outbox.resume(account.uid);
}

/** The one session of this page for a match. */
export function openResultSession(account: Organiser, place: MatchPlace, toast: ResultParts['tell']): ResultSession {
  if (account.uid !== organiser.uid) resumeResults(account, toast);
  return sessionOf(place);
}

/** Drops the session of a match that isn't shown, unless it has something to send. */
export function leaveResultSession(place: MatchPlace): void {
  if (sessions.get(resultId(place))?.isBusy === false) sessions.delete(resultId(place));
}
