import type { HandlersOf } from '../http/handler.ts';
import type { AuditService } from './service.ts';

export function auditHandlers(audit: AuditService): HandlersOf<'audit'> {
  return {
    'GET /audit': ({ query: { limit, cursor, ...filter } }) => audit.list(filter, { limit, cursor }),

    'GET /audit/tournament/:id': ({ params, query }) => audit.ofTournament(params.id, query),
  };
}
