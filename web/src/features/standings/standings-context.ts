import type { Results, StandingsFile } from '@arena/domain';
import { createContext, use } from 'react';

/** The shown table, for all parts of the screen. */
export interface ShownStandings {
  file: StandingsFile;
  results: Results;
  nameOf(entryId: string): string;
  /** True for very large competitions: disclosures render their content when opened. */
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
