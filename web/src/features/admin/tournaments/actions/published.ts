import type { Tournament } from '@arena/domain';
import { createStore } from '../../../../lib/page/store.ts';

/** The tournament that was published from here last, for as long as it is offered to be shared; null where none is. */
export const { set: offerToShare, useLive: usePublished } = createStore<Tournament | null>(null);
