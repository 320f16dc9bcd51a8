import { useEffect, useState } from 'react';
import { type Reading, readingAt } from './reading.ts';

/** Often enough for the ring to close without steps. */
const FRAME = 100;
const CALM_FRAME = 1_000;

function frame(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? CALM_FRAME : FRAME;
}

/** The reading of `ruleCount` rules, from the moment the screen opens. */
export function useReading(ruleCount: number): Reading {
  const [startedAt] = useState(() => Date.now());
  const [elapsed, setElapsed] = useState(0);
  const reading = readingAt(elapsed, ruleCount);

  useEffect(() => {
    if (reading.done) return;
    const advance = () => setElapsed(Date.now() - startedAt);
    const timer = setInterval(advance, frame());
    document.addEventListener('visibilitychange', advance);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', advance);
    };
  }, [startedAt, reading.done]);

  return reading;
}
