import type { Tournament } from '@arena/domain';
import { createStore } from '#lib/page/store.ts';

/** The last tournament published from here, while it is offered to be shared; null without one. */
export const { set: offerToShare, useLive: usePublished } = createStore<Tournament | null>(null);
