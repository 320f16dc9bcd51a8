import { canWait, type PublicTournament, refusalOf } from '@arena/domain';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useProof } from '../../lib/proof/use-proof.ts';
import { useServerNow } from '../../lib/time/clock.ts';
import { bringIntoView, watchReader, watchRules } from './watch-rules.ts';

export interface WhileReadingProps {
  tournament: PublicTournament;
  /** The list whose items are the rules, and what lies over the foot of the screen. */
  list: RefObject<HTMLElement | null>;
  dock: RefObject<HTMLElement | null>;
  /** Index of the rule being read; null where none is. */
  current: number | null;
  /** Called with each rule once it has been on the screen. */
  onSeen: (index: number) => void;
}

/**
 * What goes on while somebody reads: the rule being read is kept on the screen, until the reader scrolls themselves,
 * those that have been there are told, and the browser does the work that sending will cost.
 * Shows nothing; a part of its own, because the page doesn't wait for it.
 */
export default function WhileReading({ tournament, list, dock, current, onSeen }: WhileReadingProps) {
  const isTaken = useRef(false);
  const notice = useEffectEvent(onSeen);
  const isOpen = useServerNow((now) => refusalOf(tournament, now) === null || canWait(tournament, now));
  useProof('registration', isOpen ? tournament.id : null);

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
