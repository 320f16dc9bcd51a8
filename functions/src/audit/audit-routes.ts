import type { HandlersOf } from '../http/handler.ts';
import { listAudit, listRoleChanges, listTournamentAudit } from './list-audit.ts';

export const auditRoutes: HandlersOf<'audit'> = {
  'GET /audit': ({ context, query }) => listAudit(context, query),

  'GET /audit/roles': ({ context, query }) => listRoleChanges(context, query),

  'GET /audit/tournament/:id': ({ context, params, query }) => listTournamentAudit(context, params.id, query),
};
