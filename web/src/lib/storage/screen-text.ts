import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetWithAccount } from '../calls/authorized-call.ts';

/** Searches and filters by history entry: in memory, because they can name people. */
const kept = new Map<string, string>();
forgetWithAccount(() => kept.clear());

function asked(state: unknown, name: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' ? value : undefined;
}

/**
 * State of a screen, a text, that is there again when one comes Back to it. Never in an address, nor stored.
 * @param name tells it from other states of the same screen; a link's state can name what it begins with.
 */
export function useScreenText(name: string, initial: string): [string, (next: string) => void] {
  const { key, state } = useLocation();
  const place = `${key} ${name}`;
  const [text, setText] = useState(() => kept.get(place) ?? asked(state, name) ?? initial);
  useEffect(() => void kept.set(place, text), [place, text]);
  return [text, setText];
}
