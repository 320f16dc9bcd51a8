import { MINUTE, type ResultReading, readResult } from '@arena/domain';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { isLongText, readLongResult } from '../../../../lib/files/result-text.ts';
import type { ReadingInput } from './paste-reading.ts';

const longReading = (input: ReadingInput) =>
  queryOptions({
    queryKey: ['result text', input],
    // A text that is changed meanwhile needs no answer.
    queryFn: ({ signal }) => readLongResult(input.text, input.lobby, input.options, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: MINUTE,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Reads pasted texts: short ones at once, long ones in a worker. `reading` is null until a long one is read. */
export function useReading(input: ReadingInput) {
  const client = useQueryClient();
  const isLong = isLongText(input.text);
  const { data = null, isError, isFetching } = useQuery({ ...longReading(input), enabled: isLong });
  return {
    reading: isLong ? data : readResult(input.text, input.lobby, input.options),
    hasFailed: isLong && isError && !isFetching,
    /** Calls `then` with the reading; at once if the text is short. A failure is in `hasFailed`. */
    read(next: ReadingInput, then: (reading: ResultReading) => void): void {
      if (!isLongText(next.text)) then(readResult(next.text, next.lobby, next.options));
      else void client.fetchQuery(longReading(next)).then(then, () => undefined);
    },
  };
}
