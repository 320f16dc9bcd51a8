import { GuardianView } from '../../place/link-views.schema.ts';
import { LinkToken } from '../../registration/link-token.schema.ts';
import { z } from '../../zod.ts';
import { defineEndpoints } from '../endpoint.ts';

const byLink = { access: 'link', holds: 'guardian', errors: ['link_not_found', 'rate_limited'] } as const;
const held = z.strictObject({ token: LinkToken });

/** What the holder of a guardian's link may do. The token comes in the body: addresses are logged. */
export const guardianEndpoints = defineEndpoints({
  'POST /guardians/read': {
    ...byLink,
    summary: 'Who asks for a guardian’s consent, everything that is stored of the player, and until when',
    body: held,
    reply: GuardianView,
  },
  'POST /guardians/answer': {
    ...byLink,
    summary: 'A guardian’s consent, or their no, which frees the place; either can be changed at any time',
    body: held.extend({ given: z.boolean('Elige sí o no') }),
    reply: z.strictObject({ answered: z.literal(true) }),
    errors: [...byLink.errors, 'place_closed', 'tournament_full', 'already_registered'],
  },
  'POST /guardians/erase': {
    ...byLink,
    summary: 'Erases the registration like its player can; both links are worth nothing from then on',
    body: held,
    reply: z.strictObject({ erased: z.literal(true) }),
  },
});
