import { DocumentId } from '../../ids.ts';
import { OwnPresentation, Presentation } from '../../presentation/presentation.schema.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';

export const presentationEndpoints = defineEndpoints({
  'GET /team/presentation': {
    summary: 'How the caller shows themselves to everybody; null where they are not shown, as nobody is at first',
    access: 'admin',
    reply: OwnPresentation,
  },
  'PUT /team/presentation': {
    summary: 'Shows the caller to everybody, or changes how; nobody shows anybody else',
    access: 'admin',
    body: Presentation.extend({ revision: z.int().min(0) }),
    reply: OwnPresentation,
    errors: ['edit_conflict'],
  },
  'DELETE /team/presentation': {
    summary: 'Takes the caller off again, at once',
    access: 'admin',
    reply: OwnPresentation,
  },
  'DELETE /team/presentations/:id': managedBy('full_access', {
    summary: 'Takes somebody off, by their public id; nobody is put on so',
    params: z.strictObject({ id: DocumentId }),
    reply: z.strictObject({ id: DocumentId }),
  }),
});
