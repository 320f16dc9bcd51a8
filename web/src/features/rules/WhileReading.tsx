import { type RefObject, useEffect, useRef } from 'react';
import { bringIntoView, watchReader } from './watch-reader.ts';

export interface WhileReadingProps {
  /** The list whose items are the rules, and what lies over the foot of the screen. */
  list: RefObject<HTMLElement | null>;
  dock: RefObject<HTMLElement | null>;
  /** Index of the rule being read; null where none is. */
  current: number | null;
}

/** Keeps the rule being read on the screen until the reader scrolls; shows nothing. */
export default function WhileReading({ list, dock, current }: WhileReadingProps) {
  const isTaken = useRef(false);

  useEffect(
    () =>
      watchReader(() => {
        isTaken.current = true;
      }),
    [],
  );

  useEffect(() => {
    const rule = current === null ? undefined : list.current?.children[current];
    if (rule && dock.current && !isTaken.current) bringIntoView(rule, dock.current);
  }, [list, dock, current]);

  return null;
}
