import { limits } from '@arena/domain';
import { ApiError } from '../failure.ts';
import { type Flow, flowOn } from '../rate-limit/flow.ts';

/** How often one link may be asked about, in this instance: a screen that polls must not cost a counter in the database. */
export interface LinkPace {
  /** @throws ApiError `rate_limited` with the seconds to wait. */
  take(link: string, now: Date): void;
}

export function linkPace(flow: Flow = limits.linkPace, most: number = limits.linksPaced): LinkPace {
  /** By link, the one asked about last at the end. */
  const remembered = new Map<string, readonly number[]>();
  return {
    take(link, now) {
      const { admitted, hits, retryAfterSeconds } = flowOn(flow, remembered.get(link) ?? [], now);
      remembered.delete(link);
      remembered.set(link, hits);
      for (const oldest of remembered.keys()) {
        if (remembered.size <= most) break;
        remembered.delete(oldest);
      }
      if (!admitted) throw new ApiError('rate_limited', { retryAfterSeconds });
    },
  };
}
