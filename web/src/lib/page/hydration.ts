import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render of a page that it rendered, true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
