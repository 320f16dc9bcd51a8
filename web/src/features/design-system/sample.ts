import type { ReactNode } from 'react';

/** One primitive of `web/src/ui`: its file's name, and how it looks in each of its states, by their names. */
export interface Sample {
  name: string;
  /** How much room each state takes; some of them stand side by side. */
  room?: 'little' | 'whole';
  states: Readonly<Record<string, ReactNode>>;
}
