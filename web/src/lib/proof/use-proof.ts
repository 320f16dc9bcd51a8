import { limits } from '@arena/domain';
import type { Purpose } from '@arena/domain/api';
import { useEffect } from 'react';
import { afterPaint } from '../page/after-paint.ts';

/**
 * Has the browser do the work for what will be sent from here, once the page is painted, and anew when its proof has
 * become too old. What it is done with is loaded then, too.
 * @param id null: nothing will be sent.
 */
export function useProof(purpose: Purpose['purpose'], id: string | null): void {
  useEffect(() => {
    if (import.meta.env.SSR || id === null) return;
    const prepare = () =>
      void import('./proof.ts').then(
        ({ prepareProof }) => prepareProof({ purpose, id }),
        () => undefined,
      );
    const stop = afterPaint(prepare);
    const again = setInterval(prepare, limits.proofLifetime);
    return () => {
      stop();
      clearInterval(again);
    };
  }, [purpose, id]);
}
