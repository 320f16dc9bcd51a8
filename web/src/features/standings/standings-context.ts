import type { Results, StandingsFile } from '@arena/domain';
import { createContext, use } from 'react';

/** The table that is shown, for all of its parts. */
export interface ShownStandings {
  file: StandingsFile;
  results: Results;
  nameOf(entryId: string): string;
  /** Too large a competition to write all of it out beforehand: what is closed is made when it is opened. */
  isLarge: boolean;
}

const Shown = createContext<ShownStandings | null>(null);

/** Hands the table to its parts. */
export const ShownContext = Shown.Provider;

export function useShown(): ShownStandings {
  const shown = use(Shown);
  if (shown === null) throw new Error('A part of a table stands outside of one');
  return shown;
}
