import type { MyRegistration } from '@arena/domain';
import { createContext, use } from 'react';

/** Tournament data in a page's HTML, so that the first view needs no request. */
export interface CarriedTournaments {
  /** The player page of the link in the address. */
  myRegistration?: MyRegistration;
}

const Carried = createContext<CarriedTournaments | null>(null);

/** Hands what the page carries to those who show tournaments. */
export const CarriedProvider = Carried.Provider;

/** The page's data; null if it came without content. */
export function useCarried(): CarriedTournaments | null {
  return use(Carried);
}
