import { DocumentId } from '../../ids.ts';
import { MemberView } from '../../place/link-views.schema.ts';
import { RoomCode } from '../../place/place.schema.ts';
import { LinkToken } from '../../registration/link-token.schema.ts';
import { z } from '../../zod.ts';
import { defineEndpoints } from '../endpoint.ts';

const byLink = { access: 'link', holds: 'member', errors: ['link_not_found', 'rate_limited'] } as const;
const held = z.strictObject({ token: LinkToken });

/** What those who play for a team may do by the link that their captain sends them: look. The token comes in the body. */
export const memberEndpoints = defineEndpoints({
  'POST /members/read': {
    ...byLink,
    summary: 'How a team stands, what its captain has to confirm, and the matches it is drawn for',
    body: held,
    reply: MemberView,
  },
  'POST /members/room': {
    ...byLink,
    summary: 'The ID and password of a match’s room, when the captain gets them; the team has seen it then',
    body: held.extend({ matchId: DocumentId }),
    reply: RoomCode,
    errors: [...byLink.errors, 'room_not_yet'],
  },
});
