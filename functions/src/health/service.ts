import type { HealthStore } from './store.ts';

export interface HealthService {
  /** Resolves where the database answers; its fault otherwise. */
  check(): Promise<void>;
}

export function healthService(store: HealthStore): HealthService {
  return { check: () => store.ping() };
}
