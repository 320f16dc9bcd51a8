import { type ErrorCode, limits, type Match } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { tournamentList } from '#lib/calls/admin-tournaments.ts';
import { ApiError } from '#lib/calls/api.ts';
import { isUnanswered } from '#lib/calls/failures.ts';
import { useRefetch } from '#lib/query/refetch.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { useKeptText } from '#lib/storage/kept-text.ts';
import { perform, useAction } from '#ui/use-action.ts';
import type { CompetitionCalls } from './competition-calls.ts';
import { useCompetitionAdmin } from './competition-context.ts';
import { viewChanges } from './view-changes.ts';

interface Trying {
  /** True if an earlier attempt had no answer, so it may have succeeded. */
  wasTried: boolean;
  /** Called after saving a match, so that the following steps don't report it as a foreign change. */
  saved: (match: Match) => void;
}

export type Work<Done> = (calls: CompetitionCalls, trying: Trying) => Promise<Done>;

/** The success toast, or a function of the result. */
export type SuccessText<Done> = string | ((done: Done) => string);

/** A write to the competition, and the reasons for its refusal. */
export interface CompetitionMutation {
  isPending: boolean;
  refusal: ApiError | null;
  /** Reasons for the refusal, one sentence each. */
  refusals: readonly string[];
  /** The competition at opening, or at the last notice of a foreign change; null if it was never loaded. */
  seen: CompetitionView | null;
  changes: readonly string[];
  /** Runs `work` and shows the toast `said` on success. */
  run<Done>(work: Work<Done>, said: SuccessText<Done>): Promise<boolean>;
}

function withMatch(view: CompetitionView | null, match: Match): CompetitionView | null {
  return view && { ...view, matches: view.matches.map((each) => (each.id === match.id ? match : each)) };
}

function changesSince(before: CompetitionView | null, after: CompetitionView | null): string[] {
  return before === null || after === null ? [] : viewChanges(before, after);
}

/**
 * Like `useAction`, for this competition, with a refetch before the result is reported. After a conflict it
 * refetches and shows the other admin's change before a retry.
 */
export function useCompetitionMutation(onDone?: () => void, settledBy?: ErrorCode): CompetitionMutation {
  const { calls, query, noteChanges } = useCompetitionAdmin();
  const client = useQueryClient();
  const refetch = useRefetch(query);
  const refetchList = useRefetch(tournamentList);
  const current = () => client.getQueryData(query.queryKey) ?? null;
  const mutation = useAction(perform, { tells: true, onDone, settledBy });
  const [wasTried, setTried] = useState(false);
  const [seen, setSeen] = useState(current);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const run: CompetitionMutation['run'] = (work, said) =>
    mutation.run(async () => {
      let [mine, shown] = [seen, current()];
      const saved = (match: Match) => {
        [mine, shown] = [withMatch(mine, match), withMatch(shown, match)];
        setSeen(mine);
      };
      try {
        const done = await work(calls, { wasTried, saved });
        setTried(false);
        noteChanges([]);
        await refetch();
        // The tournament's state follows its competition's.
        if (current()?.competition.state !== shown?.competition.state) void refetchList();
        return typeof said === 'string' ? said : said(done);
      } catch (error) {
        if (isUnanswered(error)) setTried(true);
        const isConflict = error instanceof ApiError && error.code === 'edit_conflict';
        if (isConflict) {
          await refetch();
          const after = current();
          setChanges(changesSince(mine, after));
          setSeen(after);
          noteChanges(changesSince(shown, after));
        } else void refetch();
        throw error;
      }
    });
  const refusals = mutation.refusal?.code === 'competition_refused' ? Object.values(mutation.refusal.fields) : [];
  const { isPending, refusal } = mutation;
  return { isPending, refusal, run, refusals: [...new Set(refusals)], seen, changes };
}

/**
 * Returns the base of an edit: the record at the dialog's opening, so that no unseen change is overwritten. After a
 * conflict it is the refetched record, so that a retry works.
 * @param now current record
 * @param find finds it in a competition
 */
export function useSeenRecord<T>(
  { seen }: CompetitionMutation,
  now: T,
  find: (view: CompetitionView) => T | undefined,
): T {
  const [first] = useState(now);
  return (seen === null ? undefined : find(seen)) ?? first;
}

/**
 * Holds a public reason and its field. Typed text outlives its dialog until it has been used.
 * @param about identifies its subject within the competition
 */
export function useReason(about: string) {
  const { tournament } = useCompetitionAdmin();
  const [text, setText, forget] = useKeptText(adminStorageKeys.competitionReason(tournament.id, about));
  const field = {
    label: 'Motivo',
    hint: 'Lo lee todo el mundo',
    required: true,
    rows: 2,
    maxLength: limits.competition.reasonCharacters,
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => setText(target.value),
  };
  return { text, forget, field };
}

/** Request ids by subject. */
interface RequestIds {
  /** Returns the subject's id, the same until it is done. */
  idFor(asked: string): string;
  /** Called on success; afterwards the same input is a new request. */
  done(asked: string): void;
}

/** Holds request ids, so that a repeated request creates one record. */
export function useRequestIds(): RequestIds {
  const [ids] = useState(() => new Map<string, string>());
  return {
    idFor(asked) {
      const id = ids.get(asked) ?? crypto.randomUUID();
      ids.set(asked, id);
      return id;
    },
    done: (asked) => void ids.delete(asked),
  };
}
