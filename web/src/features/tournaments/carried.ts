import type { MyRegistration } from '@arena/domain';
import { createContext, use } from 'react';

/** Tournament data in a page's HTML, so that the first view needs no request. */
export interface CarriedTournaments {
  /** The registration of the private link in the address. */
  myRegistration?: MyRegistration;
}

const Carried = createContext<CarriedTournaments | null>(null);

/** Provides the page's data. */
export const CarriedProvider = Carried.Provider;

/** Returns the page's data; null if the page came without content. */
export function useCarried(): CarriedTournaments | null {
  return use(Carried);
}
