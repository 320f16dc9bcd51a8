import { limits } from '@arena/domain';
import { ApiError } from '../failure.ts';
import { lastUsed } from '../platform/pace/last-used.ts';
import { type Flow, flowOn } from '../rate-limit/flow.ts';

/** How often one link may be asked about, in this instance: a screen that polls must not cost a counter in the database. */
export interface LinkPace {
  /** @throws ApiError `rate_limited` with the seconds to wait. */
  take(link: string, now: Date): void;
}

export function linkPace(flow: Flow = limits.linkPace, most: number = limits.linksPaced): LinkPace {
  const askedOf = lastUsed(most, (): { hits: readonly number[] } => ({ hits: [] }));
  return {
    take(link, now) {
      const asked = askedOf(link);
      const { admitted, hits, retryAfterSeconds } = flowOn(flow, asked.hits, now);
      asked.hits = hits;
      if (!admitted) throw new ApiError('rate_limited', { retryAfterSeconds });
    },
  };
}
