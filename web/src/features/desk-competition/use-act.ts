import type { ErrorCode, Match } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { useState } from 'react';
import { ApiError } from '../../lib/calls/api.ts';
import { isUnanswered } from '../../lib/calls/failure-kinds.ts';
import { type Deed, useDeed } from '../../ui/dialogs/use-deed.ts';
import type { CompetitionCalls } from './calls.ts';
import { useDesk } from './desk-context.ts';
import { viewChanges } from './view-changes.ts';

interface Trying {
  /** Whether an earlier try had no answer, so that it may have been done already. */
  wasTried: boolean;
  /** Hears of a match that is saved, where there is more to do: it is no other's change. */
  saved: (match: Match) => void;
}

/** What is done, by the desk's calls. */
export type Work<Done> = (calls: CompetitionCalls, trying: Trying) => Promise<Done>;

/** What is said of something that was done, where that depends on what came of it, by that. */
export type Said<Done> = string | ((done: Done) => string);

/** Something done at this desk, and the sentences in which the competition's rules refused it. */
export interface Act extends Omit<Deed, 'run'> {
  /** Why it was refused: one sentence for each thing that can't be so. */
  refusals: readonly string[];
  /** The competition as it was when this was opened or they were told last of somebody else; null where none was read. */
  seen: CompetitionView | null;
  /** What somebody else did to it who was faster, in words. */
  changes: readonly string[];
  /** As a deed's, with what it says once `work` is done. */
  run<Done>(work: Work<Done>, said: Said<Done>, settledBy?: ErrorCode): Promise<boolean>;
}

function withMatch(view: CompetitionView | null, match: Match): CompetitionView | null {
  return view && { ...view, matches: view.matches.map((each) => (each.id === match.id ? match : each)) };
}

function changesSince(before: CompetitionView | null, after: CompetitionView | null): string[] {
  return before === null || after === null ? [] : viewChanges(before, after);
}

/**
 * As `useDeed`, at this desk, which is read again before anybody is told. Where somebody else was faster, what they did
 * is read and told before anything is repeated.
 */
export function useAct(onDone?: () => void): Act {
  const { calls, reading, noteChanges } = useDesk();
  const deed = useDeed(undefined, onDone);
  const [wasTried, setTried] = useState(false);
  const [seen, setSeen] = useState(() => reading.current()?.view ?? null);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const run: Act['run'] = (work, said, settledBy) =>
    deed.run(async () => {
      let [mine, shown] = [seen, reading.current()?.view ?? null];
      const saved = (match: Match) => {
        [mine, shown] = [withMatch(mine, match), withMatch(shown, match)];
        setSeen(mine);
      };
      try {
        const done = await work(calls, { wasTried, saved });
        setTried(false);
        noteChanges([]);
        await reading.reread();
        return typeof said === 'string' ? said : said(done);
      } catch (error) {
        if (isUnanswered(error)) setTried(true);
        const isMeanwhile = error instanceof ApiError && error.code === 'edited_meanwhile';
        if (isMeanwhile) {
          await reading.reread();
          const after = reading.current()?.view ?? null;
          setChanges(changesSince(mine, after));
          setSeen(after);
          noteChanges(changesSince(shown, after));
        } else void reading.reread();
        throw error;
      }
    }, settledBy);
  const refusals = deed.failure?.code === 'competition_refused' ? Object.values(deed.failure.fields) : [];
  return { ...deed, run, refusals: [...new Set(refusals)], seen, changes };
}

/**
 * What something is done on top of: as it was when its dialog was opened, whatever is read behind that, so that nothing
 * goes over what nobody was told of; and where somebody else was faster, as it was read then, so that it can be repeated.
 * @param now as it is read now.
 * @param find finds it in a competition.
 */
export function useBasis<T>({ seen }: Act, now: T, find: (view: CompetitionView) => T | undefined): T {
  const [first] = useState(now);
  return (seen === null ? undefined : find(seen)) ?? first;
}
