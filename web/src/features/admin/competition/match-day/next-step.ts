import { type Match, openMatches, resultClosedRefusals, type Stage } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';

export interface MatchStep {
  do: 'play' | 'enter' | 'official' | 'second';
  match: Match;
}

/** The next match; `beside` lists matches of other groups at the same time. */
export interface MatchesStep extends MatchStep {
  stage: Stage;
  beside: readonly MatchStep[];
}

/** The next step of a match day. */
export type DeskStep =
  | { do: 'import' | 'finished' }
  | { do: 'draw' | 'close'; stage: Stage }
  | MatchesStep
  | { do: 'share'; stage: Stage; match: Match; key: string };

/** Returns the last result that became official, and a key of the table after it. */
function lastOfficial({ matches }: CompetitionView, stage: Stage): { match: Match; key: string } | null {
  const [match] = matches
    .filter(({ stageId, state }) => stageId === stage.id && state === 'official')
    .sort((a, b) => ((a.officialAt ?? '') < (b.officialAt ?? '') ? 1 : -1));
  return match === undefined ? null : { match, key: `${match.id}:${match.revision}` };
}

/** Returns the next match. Matches with the same time are all started before a result is entered. */
function nextMatch(open: readonly Match[]): Match | undefined {
  const [first] = open;
  const [number, begins] = [first?.number, first?.startsAt];
  const beside = open.find((one) => one.state === 'scheduled' && one.number === number && one.startsAt === begins);
  return begins ? (beside ?? first) : first;
}

function matchStep(
  { state, enteredBy }: Pick<Match, 'state' | 'enteredBy'>,
  secondPerson: boolean,
  uid: string,
): MatchStep['do'] {
  if (state === 'scheduled') return 'play';
  if (state === 'playing') return 'enter';
  return secondPerson && enteredBy === uid ? 'second' : 'official';
}

/**
 * Returns a correction of a closed stage that this admin may confirm. It comes first because later stages depend on it.
 */
function correctionStep({ competition, matches }: CompetitionView, uid: string): DeskStep | null {
  for (const stage of competition.stages.filter(({ state }) => state === 'closed')) {
    const match = matches.find(({ stageId, state }) => stageId === stage.id && state === 'provisional');
    // If no later result depends on it, the stage has to be reopened first.
    if (match === undefined || resultClosedRefusals(match, competition, matches, 'state').length > 0) continue;
    if (matchStep(match, competition.secondPerson, uid) === 'official')
      return { do: 'official', stage, match, beside: [] };
  }
  return null;
}

/**
 * Returns the next step of a match day.
 * @param uid the current admin; a result that needs a second person waits for another one
 * @param shared key of the last table shared from here; empty if none
 */
export function deskStep(view: CompetitionView, { uid, shared }: { uid: string; shared: string }): DeskStep {
  const { competition, entries } = view;
  const correction = correctionStep(view, uid);
  if (correction !== null) return correction;
  const stage = competition.stages.find(({ state }) => state === 'open');
  if (stage === undefined) return { do: 'finished' };
  if (entries.length === 0) return { do: 'import' };
  if (stage.groups.every(({ entryIds }) => entryIds.length === 0)) return { do: 'draw', stage };
  const open = openMatches(view, stage);
  const match = nextMatch(open);
  const last = lastOfficial(view, stage);
  const isBetween = match === undefined || match.state === 'scheduled';
  if (last !== null && isBetween && last.key !== shared) return { do: 'share', stage, ...last };
  if (match === undefined) return { do: 'close', stage };
  const stepOf = (one: Match) => ({ do: matchStep(one, competition.secondPerson, uid), match: one });
  const isBeside = (one: Match) => one.groupId !== match.groupId && one.number === match.number;
  return { ...stepOf(match), stage, beside: open.filter(isBeside).map(stepOf) };
}
