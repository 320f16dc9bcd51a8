import { useSearch } from 'wouter';

/** The query of the screen's address. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useSearch());
}
