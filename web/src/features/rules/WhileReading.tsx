import { canWait, type PublicTournament, refusalOf } from '@arena/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { useProof } from '../../lib/proof/use-proof.ts';
import { useServerNow } from '../../lib/time/clock.ts';
import { bringIntoView, watchReader } from './watch-reader.ts';

export interface WhileReadingProps {
  tournament: PublicTournament;
  /** The list whose items are the rules, and what lies over the foot of the screen. */
  list: RefObject<HTMLElement | null>;
  dock: RefObject<HTMLElement | null>;
  /** Index of the rule being read; null where none is. */
  current: number | null;
}

/**
 * What goes on while somebody reads: the rule being read is kept on the screen, until the reader scrolls themselves,
 * and the browser does the work that sending will cost.
 * Shows nothing; a part of its own, because the page doesn't wait for it.
 */
export default function WhileReading({ tournament, list, dock, current }: WhileReadingProps) {
  const isTaken = useRef(false);
  const isOpen = useServerNow((now) => refusalOf(tournament, now) === null || canWait(tournament, now));
  useProof('registration', isOpen ? tournament.id : null);

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
