import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render of a server-rendered page, true afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
