import { createContext } from 'react';

/** Whether what is drawn is only shown: it isn't the screen one is on, so it names no tab and takes no focus. */
export const SpecimenContext = createContext(false);
