import { type ReactNode, Suspense, useLayoutEffect, useReducer } from 'react';
import { onPartCome } from './part.ts';

function Meanwhile({ onCome, children }: { onCome: () => void; children: ReactNode }) {
  useLayoutEffect(() => onPartCome(onCome), [onCome]);
  return children;
}

/**
 * Shows what is lazy, and `meanwhile` until its code has come. `Suspense` alone would hold back what has come for 300 ms
 * after it showed `meanwhile`, also where the code was there before (decision 061).
 */
export function PartPlace({ meanwhile, children }: { meanwhile?: ReactNode; children: ReactNode }) {
  const [, tryAgain] = useReducer((times: number) => times + 1, 0);
  return <Suspense fallback={<Meanwhile onCome={tryAgain}>{meanwhile}</Meanwhile>}>{children}</Suspense>;
}
