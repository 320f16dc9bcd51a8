import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetWithAccount } from '../calls/authorized-call.ts';

/** Searches and filters by history entry, in memory only because they may name people. */
const kept = new Map<string, string>();
forgetWithAccount(() => kept.clear());

function asked(state: unknown, name: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' ? value : undefined;
}

/**
 * A text of a screen that is restored on the way back. It is neither in an address nor stored.
 * @param name distinguishes texts of one screen; a link's state can set the initial value
 */
export function useScreenText(name: string, initial: string): [string, (next: string) => void] {
  const { key, state } = useLocation();
  const place = `${key} ${name}`;
  const [text, setText] = useState(() => kept.get(place) ?? asked(state, name) ?? initial);
  useEffect(() => void kept.set(place, text), [place, text]);
  return [text, setText];
}
