import {
  allStandings,
  cancelledMatchesOf,
  entryNames,
  type FinalPlace,
  type FinalResult,
  finalPlaces,
  finalResults,
  type IsCancelled,
  type Stage,
  type Standing,
  type Tournament,
} from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { createContext, use } from 'react';
import { mayCall } from '#lib/calls/authorized-call.ts';
import type { Organiser } from '#lib/calls/organiser.ts';
import type { competitionQuery } from '#lib/query/competition-query.ts';
import type { CompetitionCalls } from './competition-calls';

export interface CompetitionContextValue {
  organiser: Organiser;
  tournament: Tournament;
  calls: CompetitionCalls;
  query: ReturnType<typeof competitionQuery>;
  noteChanges: (changes: readonly string[]) => void;
  /** Null before there is a plan. */
  planned: Planned | null;
}

export const CompetitionContext = createContext<CompetitionContextValue | null>(null);

/** Returns the competition's admin area: who works there, on which tournament, by which calls. @throws outside it */
export function useCompetitionAdmin(): CompetitionContextValue {
  const context = use(CompetitionContext);
  if (context === null) throw new Error('This is a part of the competition admin area');
  return context;
}

/** Returns the surrounding competition with its derived data. @throws without a plan */
export function useCompetition(): Planned {
  const { planned } = useCompetitionAdmin();
  if (planned === null) throw new Error('This is a part of a planned competition');
  return planned;
}

/** True if the organiser may plan, draw and close; others enter results and rooms. */
export function mayPlan(): boolean {
  return mayCall('manage_competition');
}

/** True if the role may mark who isn't in the lobby. */
export function mayMarkAbsences(): boolean {
  return mayCall('mark_absences');
}

/** True if the role may write to players. */
export function mayMessage(): boolean {
  return mayCall('manage_registrations');
}

/** A stage with its current table. */
export interface StageTable {
  stage: Stage;
  rows: readonly Standing[];
}

/** The competition with derived data, for the parts of the admin area. */
export interface Planned extends CompetitionView {
  tables: readonly StageTable[];
  places: readonly FinalPlace[];
  /** Results by entry, once the competition is finished. */
  results: ReadonlyMap<string, FinalResult>;
  nameOf: (entryId: string) => string;
  isOff: IsCancelled;
}

/** Derives tables, names and cancelled matches from a view. */
export function plannedOf(view: CompetitionView): Planned {
  const names = entryNames(view.entries);
  const tables = allStandings(view.competition, view.entries, view.matches);
  return {
    ...view,
    tables,
    places: finalPlaces(tables, view.entries, view.competition),
    results: finalResults(view.competition, view.entries, view.matches),
    nameOf: (entryId) => names.get(entryId) ?? 'Otro participante',
    isOff: cancelledMatchesOf(view),
  };
}

/** The table of one group, best first. */
interface GroupTable {
  name: string;
  rows: readonly Standing[];
}

/** Returns the tables of a stage by group; a single group has no name. */
export function tablesOfStage(stage: Stage, rows: readonly Standing[]): GroupTable[] {
  return stage.groups.map((group) => ({
    name: stage.groups.length > 1 ? group.name : '',
    rows: rows.filter(({ groupId }) => groupId === group.id),
  }));
}
