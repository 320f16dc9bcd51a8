import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { bringIntoView, watchReader, watchRules } from './watch-rules.ts';

export interface FollowReadingProps {
  /** The list whose items are the rules, and what lies over the foot of the screen. */
  list: RefObject<HTMLElement | null>;
  dock: RefObject<HTMLElement | null>;
  /** Index of the rule being read; null where none is. */
  current: number | null;
  /** Called with each rule once it has been on the screen. */
  onSeen: (index: number) => void;
}

/**
 * Keeps the rule being read on the screen, until the reader scrolls themselves, and says which ones have been there.
 * Shows nothing; a part of its own, because the page doesn't wait for it.
 */
export default function FollowReading({ list, dock, current, onSeen }: FollowReadingProps) {
  const isTaken = useRef(false);
  const notice = useEffectEvent(onSeen);

  useEffect(() => {
    const stops = [
      watchReader(() => {
        isTaken.current = true;
      }),
    ];
    if (list.current !== null && dock.current !== null) {
      stops.push(watchRules([...list.current.children], dock.current, notice));
    }
    return () => {
      for (const stop of stops) stop();
    };
  }, [list, dock]);

  useEffect(() => {
    const rule = current === null ? undefined : list.current?.children[current];
    if (rule && dock.current && !isTaken.current) bringIntoView(rule, dock.current);
  }, [list, dock, current]);

  return null;
}
