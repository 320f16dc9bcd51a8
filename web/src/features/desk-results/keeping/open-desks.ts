import { forgetWithAccount } from '../../../lib/calls/authorized-call.ts';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { type MatchPlace, resultCalls } from '../calls.ts';
import { ResultDesk, type ResultParts } from '../result-desk.ts';
import { resultDrafts } from './drafts.ts';
import { draftPlaces } from './unsent.ts';

/** Those that are shown, or have something to send: it goes on whatever one looks at. */
const desks = new Map<string, ResultDesk>();

// What an account couldn't send stays in its drafts, for that account alone.
forgetWithAccount(() => {
  for (const desk of desks.values()) desk.stop();
  desks.clear();
});

function keyOf({ uid }: Organiser, { tournamentId, matchId }: MatchPlace): string {
  return [uid, tournamentId, matchId].join('/');
}

/** The one desk of this page for a match. */
export function openDesk(organiser: Organiser, place: MatchPlace, tell: ResultParts['tell']): ResultDesk {
  const key = keyOf(organiser, place);
  const open = desks.get(key);
  if (open !== undefined) return open;
  const parts = { place, organiser, calls: resultCalls, drafts: resultDrafts(organiser, place), tell };
  const desk = new ResultDesk(parts);
  desks.set(key, desk);
  return desk;
}

/** Forgets the desk of a match that nobody looks at, unless it has something to send. */
export function leaveDesk(organiser: Organiser, place: MatchPlace): void {
  const key = keyOf(organiser, place);
  if (desks.get(key)?.isBusy === false) desks.delete(key);
}

/** Goes on sending what an earlier page, or the session before, couldn't send. */
export function resumeResults(organiser: Organiser, tell: ResultParts['tell']): void {
  for (const place of draftPlaces(organiser.uid)) {
    const isPending = resultDrafts(organiser, place).kept(place.matchId)?.values.pending != null;
    if (!isPending) continue;
    const desk = openDesk(organiser, place, tell);
    if (desk.current().view === null) void desk.refresh();
    else void desk.resend();
  }
}
