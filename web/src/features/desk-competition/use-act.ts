import type { ErrorCode } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { useState } from 'react';
import { ApiError } from '../../lib/calls/api.ts';
import { isUnanswered } from '../../lib/calls/failure-text.ts';
import { type Deed, useDeed } from '../../ui/dialogs/use-deed.ts';
import type { CompetitionCalls } from './calls.ts';
import { useDesk } from './desk-context.ts';
import { viewChanges } from './view-changes.ts';

/**
 * What is done, by the desk's calls.
 * @param wasTried whether an earlier try had no answer, so that it may have been done already.
 */
export type Work<Done> = (calls: CompetitionCalls, wasTried: boolean) => Promise<Done>;

/** What is said of something that was done, where that depends on what came of it, by that. */
export type Said<Done> = string | ((done: Done) => string);

/** Something done at this desk, and the sentences in which the competition's rules refused it. */
export interface Act extends Omit<Deed, 'run'> {
  /** Why it was refused: one sentence for each thing that can't be so. */
  refusals: readonly string[];
  /** The competition as it was read after somebody else was faster; null where nobody was. */
  meanwhile: CompetitionView | null;
  /** What that was, in words, since this was opened or they were told last. */
  changes: readonly string[];
  /** As a deed's, with what it says once `work` is done. */
  run<Done>(work: Work<Done>, said: Said<Done>, settledBy?: ErrorCode): Promise<boolean>;
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
  const [meanwhile, setMeanwhile] = useState<CompetitionView | null>(null);
  const [seen, setSeen] = useState(() => reading.current()?.view ?? null);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const run: Act['run'] = (work, said, settledBy) =>
    deed.run(async () => {
      const before = reading.current()?.view ?? null;
      try {
        const done = await work(calls, wasTried);
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
          setMeanwhile(after);
          setChanges(changesSince(seen, after));
          setSeen(after);
          noteChanges(changesSince(before, after));
        } else void reading.reread();
        throw error;
      }
    }, settledBy);
  const refusals = deed.failure?.code === 'competition_refused' ? Object.values(deed.failure.fields) : [];
  return { ...deed, run, refusals: [...new Set(refusals)], meanwhile, changes };
}

/**
 * What something is done on top of: as it was when its dialog was opened, whatever is read behind that, so that nothing
 * goes over what nobody was told of; and where somebody else was faster, as it was read then, so that it can be repeated.
 * @param now as it is read now.
 * @param find finds it in a competition.
 */
export function useBasis<T>({ meanwhile }: Act, now: T, find: (view: CompetitionView) => T | undefined): T {
  const [first] = useState(now);
  return (meanwhile === null ? undefined : find(meanwhile)) ?? first;
}
