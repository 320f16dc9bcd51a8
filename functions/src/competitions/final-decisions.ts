import {
  type ConfirmationState,
  closeFinal,
  type Entry,
  entryOfRegistration,
  finalConfirmation,
  type VisibleTournament,
} from '@arena/domain';
import { entryOf, SYSTEM } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { type Decide, found, type Outcome, planned, replanned, targetOf, withEntry } from './outcome.ts';
import type { Planned } from './store.ts';

/**
 * Decides on the confirmation of a final, and says how it stands then; null where nobody asks. What is confirmed already
 * stays so.
 * @param isLate whether it counts after its time too, as long as the entry is still in the final.
 */
function confirmed(
  tournament: VisibleTournament,
  known: Planned,
  entry: Entry,
  actor: Actor,
  isLate: boolean,
): Outcome<ConfirmationState | null> {
  const state = finalConfirmation(tournament, known, entry, actor.now)?.state ?? null;
  const isStill = state === 'open' || (isLate && state === 'missed' && entry.finalMissedAt === undefined);
  if (!isStill) return { result: state };
  const change = { before: {}, after: { confirmed: ['final'] } };
  const audit = entryOf('entry.confirm', targetOf(known, entry.id), actor, change);
  const next = withEntry(known, { ...entry, finalConfirmedAt: actor.now.toISOString() });
  return { result: 'confirmed', next, audit };
}

/** The same by its player. Who isn't in the competition has nothing to confirm. */
export function finalConfirming(
  tournament: VisibleTournament,
  registrationId: string,
  actor: Actor,
): Decide<ConfirmationState | null> {
  return (facts) => {
    const entry = entryOfRegistration(facts.entries, registrationId);
    return entry === null ? { result: null } : confirmed(tournament, planned(facts), entry, actor, false);
  };
}

/** The same by an organiser, on its player's word. */
export function finalConfirmingFor(
  tournament: VisibleTournament,
  entryId: string,
  actor: Actor,
): Decide<ConfirmationState | null> {
  return (facts) => {
    const entry = found(facts.entries.find(({ id }) => id === entryId));
    return confirmed(tournament, planned(facts), entry, actor, true);
  };
}

/** Decides on who didn't confirm the final in time: the next in line plays it. Asked again there is nobody left. */
export function finalClosing(tournament: VisibleTournament, now: Date): Decide<void> {
  return (facts) => {
    const known = facts.competition === null ? null : planned(facts);
    const closing = known && closeFinal(tournament, known, now);
    if (!closing) return { result: undefined };
    const { competition, entries, out, came } = closing;
    const audit = entryOf(
      'competition.lapse',
      targetOf(known),
      { uid: SYSTEM, now },
      {
        before: { out },
        after: { came },
      },
    );
    return { result: undefined, next: replanned({ ...known, entries }, { stages: competition.stages }), audit };
  };
}
