import { useEffect, useState } from 'react';
import { call } from '../../lib/calls/api.ts';
import type { Totals } from './figures.ts';

/** What the API counts, or null until it has answered, and for good where it doesn't. */
export function useTotals(): Totals | null {
  const [totals, setTotals] = useState<Totals | null>(null);
  useEffect(() => {
    let isCurrent = true;
    call('GET /tournaments/stats', {}).then(
      (stats) => isCurrent && setTotals(stats),
      // The figures that are known are good enough.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return totals;
}
