import {
  cancelledMatchesOf,
  type Entry,
  entryNames,
  type Group,
  killPoints,
  type Match,
  placementPoints,
  type ResultRow,
  type Stage,
} from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';

/** A match of a tournament's competition. */
export interface MatchPlace {
  tournamentId: string;
  matchId: string;
}

export interface MatchFacts {
  view: CompetitionView;
  match: Match;
  stage: Stage;
  group: Group;
  /** The group's entries by name. */
  lobby: readonly Entry[];
  nameOf: (entryId: string) => string;
}

const byName = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** Looks up a match; null if it or its group is gone. */
export function factsOf(view: CompetitionView, matchId: string): MatchFacts | null {
  const match = view.matches.find(({ id }) => id === matchId);
  const stage = view.competition.stages.find(({ id }) => id === match?.stageId);
  const group = stage?.groups.find(({ id }) => id === match?.groupId);
  if (match === undefined || stage === undefined || group === undefined) return null;
  const names = entryNames(view.entries);
  const nameOf = (entryId: string) => names.get(entryId) ?? 'Participante';
  const ids = new Set(group.entryIds);
  const lobby = view.entries
    .filter(({ id }) => ids.has(id))
    .toSorted((a, b) => byName.compare(nameOf(a.id), nameOf(b.id)));
  return { view, match, stage, group, lobby, nameOf };
}

/** Returns the ids of the entries in the lobby. */
export function lobbyIds({ lobby }: MatchFacts): string[] {
  return lobby.map(({ id }) => id);
}

/** Returns the group's next match without a result; skipped matches come last. */
export function nextMatch({ view, match }: MatchFacts): Match | null {
  const isOff = cancelledMatchesOf(view);
  const isOpen = (one: Match) => (one.state === 'scheduled' || one.state === 'playing') && !isOff(one);
  const own = view.matches.filter(({ stageId, groupId }) => stageId === match.stageId && groupId === match.groupId);
  const others = own.filter((one) => one.id !== match.id && isOpen(one)).toSorted((a, b) => a.number - b.number);
  return others.find(({ number }) => number > match.number) ?? others[0] ?? null;
}

/** Returns the points of a row in its match. */
export function pointsOf({ stage, match }: MatchFacts, row: ResultRow): number {
  return placementPoints(stage.scoring, row.placement) + killPoints(stage.scoring, match, row.kills);
}
