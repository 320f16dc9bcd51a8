import { createContext, use, useMemo, useSyncExternalStore } from 'react';

const SECOND = 1_000;

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

/** The current instant, to the second: what the whole page agrees on. */
function currentSecond(): Date {
  return new Date(Math.floor(Date.now() / SECOND) * SECOND);
}

/** When the HTML of this page was rendered; null where it came without content. Hydration sees that instant. */
export const RenderedAt = createContext<Date | null>(null);

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const entries = Object.entries(one);
  const others = new Map(Object.entries(other));
  return entries.length === others.size && entries.every(([key, value]) => Object.is(value, others.get(key)));
}

/** Answers with the previous result as long as the next one is the same, so that React sees no change. */
function steady<T>(select: (now: Date) => T, instant: () => Date): () => T {
  let last: { value: T } | null = null;
  return () => {
    const value = select(instant());
    if (last === null || !isSame(last.value, value)) last = { value };
    return last.value;
  };
}

/**
 * What `select` makes of the current instant. One clock ticks for the whole page, and a component is rendered
 * again only when its own result changes: a text that counts minutes, once a minute.
 * @param select pure; returns a plain value or a flat object.
 */
export function useNow<T>(select: (now: Date) => T): T {
  const renderedAt = use(RenderedAt);
  const snapshot = useMemo(() => steady(select, currentSecond), [select]);
  const atRendering = useMemo(() => steady(select, () => renderedAt ?? currentSecond()), [select, renderedAt]);
  return useSyncExternalStore(subscribe, snapshot, atRendering);
}
