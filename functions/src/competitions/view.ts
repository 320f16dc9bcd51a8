import { playingOrder, withoutHidden } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import type { HiddenPlayersStore } from '../players/store.ts';
import type { RegistrationReader } from '../registrations/store.ts';
import { playerIdsOf } from './published.ts';
import type { Planned } from './store.ts';

export interface ViewParts {
  registrations: Pick<RegistrationReader, 'countApproved' | 'some'>;
  hidden: HiddenPlayersStore;
  hash: KeyedHash;
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** What organisers see: entries as they registered, matches as they are played, prizes by rank. */
export function viewingOf({ registrations, hidden, hash }: ViewParts) {
  return async ({ competition, entries, matches, prizes }: Planned): Promise<CompetitionView> => {
    const entered = entries.filter((entry) => entry.registrationId !== null && entry.withdrawnBy !== 'registration');
    // These stay as they are whatever becomes of their registrations, which alone say whether they are approved.
    const outByHand = entered.filter(({ status }) => status === 'withdrawn' || status === 'disqualified');
    const [{ facts }, approved, theirs] = await Promise.all([
      hidden.read(),
      registrations.countApproved(competition.tournamentId),
      registrations.some(outByHand.flatMap(({ registrationId }) => registrationId ?? [])),
    ]);
    const goneToo = outByHand.length - theirs.filter(({ status }) => status === 'approved').length;
    const hiddenIds = new Set(facts.players.map(({ id }) => id));
    const shown = entries.map((entry) => withoutHidden(entry, playerIdsOf(entry, hash), hiddenIds));
    return {
      competition,
      entries: entries.toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || byId(a, b)),
      matches: matches.toSorted(playingOrder(competition.stages)),
      prizes: prizes.toSorted((a, b) => a.rank - b.rank),
      shown: shown.filter((entry, index) => entry !== entries[index]),
      unentered: Math.max(0, approved - (entered.length - goneToo)),
    };
  };
}
