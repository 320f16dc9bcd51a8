import { createContext } from 'react';

/** True in a preview: it sets no document title and takes no focus. */
export const PreviewContext = createContext(false);
