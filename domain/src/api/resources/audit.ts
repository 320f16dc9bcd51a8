import { AuditAction, ListedAuditRecord } from '../../audit/audit.schema.ts';
import { DocumentId } from '../../ids.ts';
import { instantText } from '../../time/instant.schema.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';
import { PageQuery, pageOf } from '../lists.ts';

const instant = instantText('Elige una fecha');

export const auditEndpoints = defineEndpoints({
  'GET /audit': managedBy('manage_system', {
    summary: 'What organisers did, the latest first: by who, by what, from one instant until before another',
    query: PageQuery.extend({
      actor: z.string().min(1).max(128).optional().meta({ description: 'Account (uid) that wrote' }),
      action: AuditAction.optional(),
      from: instant.optional().meta({ description: 'The first instant' }),
      until: instant.optional().meta({ description: 'The instant after the last' }),
    }),
    reply: pageOf(ListedAuditRecord),
  }),
  'GET /audit/roles': managedBy('manage_admins', {
    summary: 'Roles that were given or taken, the latest first, and nothing else',
    query: PageQuery,
    reply: pageOf(ListedAuditRecord),
  }),
  'GET /audit/tournament/:id': managedBy('manage_tournaments', {
    summary: 'What organisers did to one tournament, the latest first; also to one that is gone',
    params: z.strictObject({ id: DocumentId }),
    query: PageQuery,
    reply: pageOf(ListedAuditRecord),
  }),
});
