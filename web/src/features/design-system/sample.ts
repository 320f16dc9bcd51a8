import type { ReactNode } from 'react';

/** One primitive of `web/src/ui`: its file's name and its states. */
export interface Sample {
  name: string;
  /** How much room each state takes; some of them stand side by side. */
  room?: 'little' | 'whole';
  states: readonly { state: string; shown: ReactNode }[];
}
