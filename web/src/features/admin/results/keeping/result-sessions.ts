import { forgetWithAccount } from '../../../../lib/calls/authorized-call.ts';
import { type MatchPlace, resultCalls } from '../calls.ts';
import { type ResultParts, ResultSession } from '../result-session.ts';
import { resultDrafts } from './drafts.ts';
import { resultId, resultOutbox } from './result-outbox.ts';

/** The current account, with the means to read and to show toasts. */
export type Page = Pick<ResultParts, 'organiser' | 'client' | 'tell'>;

/** Sessions that are shown or still have something to send, which continues on other screens. */
const sessions = new Map<string, ResultSession>();
let page: Page | null = null;

const outbox = resultOutbox(sessionOf, () => sessions.values());

// Unsent results stay in the drafts of their account.
forgetWithAccount(() => {
  page = null;
  for (const session of sessions.values()) session.stop();
  sessions.clear();
  outbox.stop();
});

function sessionOf({ tournamentId, matchId }: MatchPlace): ResultSession {
  const place = { tournamentId, matchId };
  const id = resultId(place);
  const open = sessions.get(id);
  if (open !== undefined) return open;
  if (page === null) throw new Error('A result is entered by an account');
  const session = new ResultSession({
    ...page,
    place,
    calls: resultCalls,
    drafts: resultDrafts(page.organiser, place),
    outbox,
    onShown(isShown) {
      if (isShown) {
        sessions.set(id, session);
        void outbox.flush();
      } else if (!session.isBusy) sessions.delete(id);
    },
  });
  sessions.set(id, session);
  return session;
}

/** Sends results that an earlier page or session couldn't send. */
export function resumeResults(next: Page): void {
  page = next;
  void outbox.resume(next.organiser.uid);
}

/** Returns this page's session of a match. */
export function openResultSession(next: Page, place: MatchPlace): ResultSession {
  if (next.organiser.uid !== page?.organiser.uid || next.client !== page.client) resumeResults(next);
  return sessionOf(place);
}
