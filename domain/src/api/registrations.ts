import { DocumentId } from '../ids.ts';
import { FreeFireId, RegistrationReceipt, RegistrationSubmission } from '../registration/registration.schema.ts';
import { z } from '../zod.ts';
import { defineEndpoints } from './endpoint.ts';

export const registrationEndpoints = defineEndpoints({
  'POST /registrations': {
    summary: 'Registers a player, pending approval; the same requestId again is the same registration',
    access: 'visitor',
    body: RegistrationSubmission,
    reply: RegistrationReceipt,
    errors: ['tournament_not_found', 'no_linked_form', 'registration_closed', 'tournament_full', 'already_registered'],
  },
  'GET /registrations/check-freefireid/:tournamentId/:freeFireId': {
    summary: 'Whether a Free Fire ID holds a place in a tournament',
    access: 'visitor',
    params: z.strictObject({ tournamentId: DocumentId, freeFireId: FreeFireId }),
    reply: z.strictObject({ registered: z.boolean() }),
    errors: ['tournament_not_found'],
  },
});
