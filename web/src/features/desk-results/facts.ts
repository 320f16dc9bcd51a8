import { calledOffOf, type Entry, entryName, type Group, type Match, type Stage } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';

/** What a match's result is entered against. */
export interface MatchFacts {
  view: CompetitionView;
  match: Match;
  stage: Stage;
  group: Group;
  /** Who may have played: the group's entries, by name. */
  lobby: readonly Entry[];
  /** What each entry of the competition is called. */
  nameOf: (entryId: string) => string;
}

const byName = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** What is known of a match; null where it is gone, or its group is. */
export function factsOf(view: CompetitionView, matchId: string): MatchFacts | null {
  const match = view.matches.find(({ id }) => id === matchId);
  const stage = view.competition.stages.find(({ id }) => id === match?.stageId);
  const group = stage?.groups.find(({ id }) => id === match?.groupId);
  if (match === undefined || stage === undefined || group === undefined) return null;
  const names = new Map(view.entries.map((entry) => [entry.id, entryName(entry)]));
  const nameOf = (entryId: string) => names.get(entryId) ?? 'Participante';
  const ids = new Set(group.entryIds);
  const lobby = view.entries
    .filter(({ id }) => ids.has(id))
    .toSorted((a, b) => byName.compare(entryName(a), entryName(b)));
  return { view, match, stage, group, lobby, nameOf };
}

/** The ids of who may have played. */
export function lobbyIds({ lobby }: Pick<MatchFacts, 'lobby'>): string[] {
  return lobby.map(({ id }) => id);
}

/** The group's next match that is to be played and has no result; one that was left out comes last. */
export function nextMatch({ view, match }: MatchFacts): Match | null {
  const isOff = calledOffOf(view);
  const isOpen = (one: Match) => (one.state === 'scheduled' || one.state === 'playing') && !isOff(one);
  const own = view.matches.filter(({ stageId, groupId }) => stageId === match.stageId && groupId === match.groupId);
  const others = own.filter((one) => one.id !== match.id && isOpen(one)).toSorted((a, b) => a.number - b.number);
  return others.find(({ number }) => number > match.number) ?? others[0] ?? null;
}
