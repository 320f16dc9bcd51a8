import { found } from '../failure.ts';
import type { Viewer } from './viewer.ts';

/** Who makes a write, and when: what a record of it says. */
export interface Actor {
  uid: string;
  now: Date;
}

/** @throws ApiError `unauthenticated` for a visitor; an endpoint that asks for a role lets none through. */
export function actorOf({ viewer, now }: { viewer: Viewer; now: Date }): Actor {
  return { uid: found(viewer.uid, 'unauthenticated'), now };
}
