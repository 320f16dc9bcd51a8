import { useSearchParams } from 'react-router-dom';

const NAME = 'grupo';
const NUMBER = /^[1-9]\d{0,2}$/;

/** The query of an address that shows a table. */
export const lobbyQuery = (number: number) => `?${NAME}=${number}`;

/** The table number in the address; null without one. */
export function useLobbyInAddress(): number | null {
  const [params] = useSearchParams();
  const asked = params.get(NAME) ?? '';
  return NUMBER.test(asked) ? Number(asked) : null;
}

/** Returns a function that selects a table by its address, so that it can be shared. */
export function useAskForLobby(): (number: string) => void {
  const [, setParams] = useSearchParams();
  return (number) => setParams({ [NAME]: number }, { replace: true, preventScrollReset: true });
}
