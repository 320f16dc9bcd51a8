import { Place } from '../place/place.schema.ts';
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
});
