import { confirmationsOf, openConfirmation, type VisibleTournament } from '@arena/domain';
import type { NewNotice } from '../outbox/notices.ts';
import type { StoredRegistration } from './registration-document.ts';

type NoticeContent = Pick<NewNotice, 'event' | 'until'>;

/** Returns the notice for the player of a changed registration; null if the player already knows. */
function noticeTo(
  tournament: VisibleTournament | null,
  before: StoredRegistration | null,
  next: StoredRegistration,
  now: Date,
): NoticeContent | null {
  const { status, out, offeredUntil } = next;
  if (status === 'waiting' && offeredUntil !== null && offeredUntil !== before?.offeredUntil) {
    return { event: 'offered', until: offeredUntil };
  }
  if (status === before?.status) return null;
  // The substitute took the seat personally.
  if (status === 'approved' && next.replaces !== null && next.decidedBy === null) return null;
  if (status === 'approved') {
    const until = openConfirmation(confirmationsOf(tournament, next, now))?.closesAt ?? null;
    return { event: 'approved', until };
  }
  if (status !== 'rejected') return null;
  if (out === 'unconfirmed') return { event: 'unconfirmed' };
  return out === null ? { event: 'rejected' } : null;
}

/** Lists the notices for a commit of registrations. @param changed null marks a deleted one. */
export function registrationNotices(
  tournament: VisibleTournament | null,
  before: ReadonlyMap<string, StoredRegistration | null>,
  changed: ReadonlyMap<string, StoredRegistration | null>,
  now: Date,
): NewNotice[] {
  return [...changed].flatMap(([id, next]) => {
    if (next === null) return [];
    const former = before.get(id) ?? null;
    const { tournamentId, replaces } = next;
    const tell = (content: NoticeContent, reader: string): NewNotice => {
      return { ...content, tournamentId, readers: { of: 'registrations', ids: [reader] } };
    };
    const content = noticeTo(tournament, former, next, now);
    const isSubstituted = replaces !== null && former?.status === 'waiting' && next.status === 'approved';
    return [
      ...(content === null ? [] : [tell(content, id)]),
      ...(isSubstituted ? [tell({ event: 'replaced' }, replaces)] : []),
    ];
  });
}
