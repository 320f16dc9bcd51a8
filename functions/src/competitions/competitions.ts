import { type Entry, entryName, playingOrder, withoutHidden } from '@arena/domain';
import type { CompetitionPlan, CompetitionView } from '@arena/domain/api';
import { found } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { countApproved, findRegistrations } from '../registrations/registration-queries.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { byId, type Planned, playerIdsOf } from './competition-document.ts';
import { decide, decideWhole, ifPlanned, planned } from './decide.ts';
import { readHiddenIds } from './hidden-players.ts';
import { planUpdate } from './plan.ts';
import { readCompetition } from './read-competition.ts';

/** Builds the organisers' view of a competition: entries by registration, matches in playing order, prizes by rank. */
export async function toView(
  { db, hash }: Context,
  { competition, entries, matches, prizes }: Planned,
): Promise<CompetitionView> {
  const entered = entries.filter((entry) => entry.registrationId !== null && entry.withdrawnBy !== 'registration');
  // Their status no longer follows their registrations, so read whether those are approved.
  const outByHand = entered.filter(({ status }) => status === 'withdrawn' || status === 'disqualified');
  const [hidden, approved, registrations] = await Promise.all([
    readHiddenIds(db),
    countApproved({ db }, competition.tournamentId),
    findRegistrations(
      { db },
      outByHand.flatMap(({ registrationId }) => registrationId ?? []),
    ),
  ]);
  const withoutApproval = outByHand.length - registrations.filter(({ status }) => status === 'approved').length;
  const shown = entries.map((entry) => withoutHidden(entry, playerIdsOf(entry, hash), hidden));
  return {
    competition,
    entries: entries.toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || byId(a, b)),
    matches: matches.toSorted(playingOrder(competition.stages)),
    prizes: prizes.toSorted((a, b) => a.rank - b.rank),
    shown: shown.filter((entry, index) => entry !== entries[index]),
    unentered: Math.max(0, approved - (entered.length - withoutApproval)),
  };
}

/** @throws ApiError `competition_not_found` */
export async function getPlannedCompetition(context: Context, tournamentId: string): Promise<Planned> {
  return planned((await readCompetition(context, tournamentId)).facts);
}

/** @throws ApiError `competition_not_found` */
export async function getCompetition(context: Context, tournamentId: string): Promise<CompetitionView> {
  return toView(context, await getPlannedCompetition(context, tournamentId));
}

/** Removes personal data, and what leads to it, from a view: Free Fire IDs, registration ids and proofs of prizes. */
export function withoutPersons(view: CompetitionView): CompetitionView {
  const shown = (entry: Entry): Entry => ({
    ...entry,
    // Names derived from the ID stay.
    name: entry.name || (entry.players[0]?.nickname ? '' : entryName(entry)),
    registrationId: null,
    players: entry.players.map(({ nickname }) => ({ nickname, freeFireId: null })),
  });
  return {
    ...view,
    entries: view.entries.map(shown),
    shown: view.shown.map(shown),
    prizes: view.prizes.map((prize) => ({ ...prize, how: '', proof: null })),
  };
}

/** Creates or changes a competition's plan. @throws ApiError `tournament_not_found`, `edit_conflict` */
export async function planCompetition(
  context: Context,
  tournamentId: string,
  plan: CompetitionPlan,
): Promise<CompetitionView> {
  const tournament = found(await findTournament(context, tournamentId), 'tournament_not_found');
  return toView(context, await decideWhole(context, tournamentId, planUpdate(tournament, plan, context)));
}

/** Rebuilds the public documents, for example after hiding a player. Does nothing without a competition. */
export function republish(context: Context, tournamentId: string): Promise<void> {
  return decide(
    context,
    tournamentId,
    ifPlanned((facts) => ({ next: facts })),
  );
}
