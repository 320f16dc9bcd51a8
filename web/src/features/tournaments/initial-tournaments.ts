import type { MyRegistration } from '@arena/domain';
import { createContext, use } from 'react';

/** Tournament data in a page's HTML, so that the first view needs no request. */
export interface InitialTournaments {
  /** The registration of the private link in the address. */
  myRegistration?: MyRegistration;
}

const Carried = createContext<InitialTournaments | null>(null);

/** Provides the page's data. */
export const InitialTournamentsProvider = Carried.Provider;

/** Returns the page's data; null if the page came without content. */
export function useInitialTournaments(): InitialTournaments | null {
  return use(Carried);
}
