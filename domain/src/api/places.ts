import { DocumentId } from '../ids.ts';
import { Place, RoomCode } from '../place/place.schema.ts';
import { LinkToken } from '../registration/link-token.schema.ts';
import { z } from '../zod.ts';
import { defineEndpoints } from './endpoint.ts';

const byLink = { access: 'link', errors: ['link_not_found', 'rate_limited'] } as const;
const held = z.strictObject({ token: LinkToken });

/** What the holder of a registration's private link may do. The token comes in the body: addresses are logged. */
export const placeEndpoints = defineEndpoints({
  'POST /places/read': {
    ...byLink,
    summary: 'What has become of a registration, and the matches it is drawn for',
    body: held,
    reply: Place,
  },
  'POST /places/room': {
    ...byLink,
    summary: 'The ID and password of a match’s room, from its time on, for an entry that is in it; notes who saw it',
    body: held.extend({ matchId: DocumentId }),
    reply: RoomCode,
    errors: [...byLink.errors, 'room_not_yet'],
  },
});
