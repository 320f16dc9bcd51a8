import {
  allStandings,
  calledOffOf,
  entryName,
  type FinalPlace,
  finalPlaces,
  type IsOff,
  type Stage,
  type Standing,
  type Tournament,
} from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { createContext, use } from 'react';
import type { KeptReading } from '../../lib/calls/kept-reading.ts';
import type { Organiser } from '../../lib/calls/organiser.ts';
import type { CompetitionCalls } from './calls.ts';
import type { CompetitionDesk } from './desk-reading.ts';

/** What every part of the desk works with. */
export interface DeskPlace {
  organiser: Organiser;
  tournament: Tournament;
  calls: CompetitionCalls;
  reading: KeptReading<CompetitionDesk>;
  /** Hears what somebody else did meanwhile, in words. */
  noteChanges: (changes: readonly string[]) => void;
}

export const DeskContext = createContext<DeskPlace | null>(null);

/** The desk that this is a part of. @throws outside one. */
export function useDesk(): DeskPlace {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('This is a part of the competition desk');
  return desk;
}

/** A stage with its table as it stands. */
export interface StageTable {
  stage: Stage;
  rows: readonly Standing[];
}

/** The competition as the parts of the desk read it. */
export interface Planned extends CompetitionView {
  tables: readonly StageTable[];
  places: readonly FinalPlace[];
  nameOf: (entryId: string) => string;
  isOff: IsOff;
}

/** The view with what is made of it: the tables as they stand, what everybody is called, and what isn't played any more. */
export function plannedOf(view: CompetitionView): Planned {
  const names = new Map(view.entries.map((entry) => [entry.id, entryName(entry)]));
  const tables = allStandings(view.competition, view.entries, view.matches);
  return {
    ...view,
    tables,
    places: finalPlaces(tables, view.entries),
    nameOf: (entryId) => names.get(entryId) ?? 'Otro participante',
    isOff: calledOffOf(view),
  };
}
