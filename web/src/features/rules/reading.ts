import { limits } from '@arena/domain';
import { useEffect, useState } from 'react';

/** Progress of the rules' reading countdown. */
export interface Reading {
  /** Whole seconds still to wait, from 10 down to 0. */
  secondsLeft: number;
  /** Share of the time still left, from 1 to 0. */
  share: number;
  /** Rules marked read: all of them at the end. */
  read: number;
  /** Index of the rule being read; null at the end and where there is none. */
  current: number | null;
  done: boolean;
}

/**
 * The reading after `elapsed` milliseconds: each of `ruleCount` rules has an even part of the ten seconds.
 * It follows the time and not its ticks, so a tab that slept has read on.
 */
export function readingAt(elapsed: number, ruleCount: number): Reading {
  const total = limits.rulesCountdown;
  const left = Math.min(total, Math.max(0, total - elapsed));
  if (left === 0) return { secondsLeft: 0, share: 0, read: ruleCount, current: null, done: true };
  const read = Math.floor(((total - left) / total) * ruleCount);
  return {
    secondsLeft: Math.ceil(left / 1_000),
    share: left / total,
    read,
    current: ruleCount > 0 ? read : null,
    done: false,
  };
}

/** Often enough for the ring to close without steps. */
const FRAME = 100;
const CALM_FRAME = 1_000;

function frame(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? CALM_FRAME : FRAME;
}

/** Wall clock, which may be changed, and page clock, which may stop while the phone sleeps. */
const ticked = () => [Date.now(), performance.now()] as const;

function elapsedSince([clock, counted]: ReturnType<typeof ticked>): number {
  return Math.max(Date.now() - clock, performance.now() - counted);
}

/** The reading of `ruleCount` rules, from the moment the screen opens. */
export function useReading(ruleCount: number): Reading {
  const [startedAt] = useState(ticked);
  const [elapsed, setElapsed] = useState(0);
  const reading = readingAt(elapsed, ruleCount);

  useEffect(() => {
    if (reading.done) return;
    const advance = () => setElapsed(elapsedSince(startedAt));
    const timer = setInterval(advance, frame());
    document.addEventListener('visibilitychange', advance);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', advance);
    };
  }, [startedAt, reading.done]);

  return reading;
}
