import type { Tournament } from '@arena/domain';
import { liveValue } from '../../../lib/page/live-value.ts';

/** The tournament that was published from here last, for as long as it is offered to be shared; null where none is. */
export const { set: offerToShare, useLive: usePublished } = liveValue<Tournament | null>(null);
