import { limits } from '@arena/domain';
import { useEffect, useState } from 'react';

/** Progress of the rules' reading countdown. */
export interface Reading {
  /** Whole seconds left, from 10 to 0. */
  secondsLeft: number;
  /** Share of the time left, from 1 to 0. */
  share: number;
  /** Number of rules marked as read. */
  read: number;
  /** Index of the current rule; null at the end and without rules. */
  current: number | null;
  done: boolean;
}

/**
 * Returns the progress after `elapsed` milliseconds: each of `ruleCount` rules gets an equal part of the ten seconds.
 * It depends on the time, not on ticks, so a tab that slept has progressed.
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

/** Milliseconds between updates, often enough for a smooth ring. */
const FRAME = 100;
const CALM_FRAME = 1_000;

function frame(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? CALM_FRAME : FRAME;
}

/** The wall clock may be changed; the page's clock may stop while the phone sleeps. */
const ticked = () => [Date.now(), performance.now()] as const;

function elapsedSince([clock, counted]: ReturnType<typeof ticked>): number {
  return Math.max(Date.now() - clock, performance.now() - counted);
}

/** Returns the progress since the screen was opened. */
export function useRulesReading(ruleCount: number): Reading {
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
