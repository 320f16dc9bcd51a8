import { MINUTE, SECOND } from '@arena/domain';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';

/** Skew below 2 minutes is ignored: latency and cached pages cause it (`functions/src/pages/reply.ts`). */
const AGREES = 2 * MINUTE;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  for (const listener of listeners) listener();
}

function start(): void {
  timer = setInterval(tick, SECOND);
  document.addEventListener('visibilitychange', tick);
}

function stop(): void {
  clearInterval(timer);
  document.removeEventListener('visibilitychange', tick);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** Milliseconds that the server's clock is ahead of this phone's; negative: behind. */
let ahead = 0;

/** Records the server's time `said` at the phone's time `at`, in milliseconds since 1970. */
export function recordServerTime(said: number, at = Date.now()): void {
  ahead = Math.abs(said - at) < AGREES ? 0 : said - at;
  tick();
}

const secondIn = (milliseconds: number) => new Date(Math.floor((Date.now() + milliseconds) / SECOND) * SECOND);
const phoneNow = () => secondIn(0);

/** Returns the server's time, to the second, as far as known. */
export const serverNow = () => secondIn(ahead);

/** Time at which this page's HTML was rendered, which hydration uses; null without content. */
export const RenderedAt = createContext<Date | null>(null);

/** Returns the previous result while the next one is equal, so that React sees no change. */
function steady<T>(select: (now: Date) => T, instant: () => Date): () => T {
  let last: { value: T; text: string } | null = null;
  return () => {
    const value = select(instant());
    const text = JSON.stringify(value);
    if (last === null || last.text !== text) last = { value, text };
    return last.value;
  };
}

/**
 * Selects from the current time of this phone, to the second, such as the age of data. One timer ticks for the whole
 * page, and a component renders only when its result changes.
 * @param select pure; returns a JSON-comparable value
 * @param now another clock
 */
export function useNow<T>(select: (now: Date) => T, now = phoneNow): T {
  const renderedAt = use(RenderedAt);
  const [snapshot, atRendering] = useMemo(
    () => [steady(select, now), steady(select, () => renderedAt ?? now())] as const,
    [select, renderedAt, now],
  );
  return useSyncExternalStore(subscribe, snapshot, atRendering);
}

/** Like `useNow`, by the server's clock, which decides when things open and close. */
export function useServerNow<T>(select: (now: Date) => T): T {
  return useNow(select, serverNow);
}

/** Returns the items that `pick` chooses at the server's time, in its order. */
export function useItemsNow<T extends { id: string }>(things: readonly T[], pick: (now: Date) => readonly T[]): T[] {
  const ids = useServerNow((now) => pick(now).map(({ id }) => id));
  return ids.flatMap((id) => things.filter((each) => each.id === id));
}

/** Returns the start of the current minute by the server's clock. */
export function useMinute(): Date {
  return new Date(useServerNow((now) => Math.floor(now.getTime() / MINUTE) * MINUTE));
}
