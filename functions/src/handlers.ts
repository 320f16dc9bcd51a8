import { isPermitted } from '@arena/domain';
import type { AuthParts } from './account/accounts.ts';
import { authRoutes } from './account/auth-routes.ts';
import { listAudit, listRoleChanges, listTournamentAudit } from './audit/list-audit.ts';
import { competitionRoutes } from './competitions/competition-routes.ts';
import { exclusionRoutes } from './exclusions/exclusion-routes.ts';
import { formRoutes } from './forms/form-routes.ts';
import { type HandlersOf, type HandlerTable, replyAfter } from './http/handler.ts';
import { guardianRoutes } from './my-page/guardian-routes.ts';
import { myRegistrationRoutes } from './my-page/my-registration-routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { addPicture, getPicture } from './pictures/pictures.ts';
import type { Config } from './platform/config.ts';
import { pingDatabase } from './platform/firestore.ts';
import { hidePlayer, listHidden } from './players/players.ts';
import {
  getOwnPresentation,
  hideOwnPresentation,
  hidePresentation,
  showPresentation,
} from './presentations/presentations.ts';
import { questionRoutes } from './questions/question-routes.ts';
import { invitationRoutes } from './registrations/invitation-routes.ts';
import { registrationRoutes } from './registrations/registration-routes.ts';
import { readStatistics } from './statistics/statistics.ts';
import { tournamentRoutes } from './tournaments/tournament-routes.ts';

interface Parts extends AuthParts {
  config: AuthParts['config'] & Pick<Config, 'mail'>;
  drawMyRegistration: Parameters<typeof myRegistrationRoutes>[0];
}

/** Returns the handlers of all endpoints. */
export function createHandlers({ drawMyRegistration, ...parts }: Parts): HandlerTable {
  return {
    ...shortRoutes,
    ...authRoutes(parts),
    ...tournamentRoutes,
    ...registrationRoutes(parts.config),
    ...invitationRoutes,
    ...myRegistrationRoutes(drawMyRegistration, parts.config),
    ...guardianRoutes,
    ...noticeRoutes,
    ...exclusionRoutes,
    ...questionRoutes,
    ...formRoutes,
    ...competitionRoutes,
  };
}

let openApiText: Promise<string> | undefined;

/** Resources with a few endpoints each. */
const shortRoutes: HandlersOf<'health' | 'audit' | 'pictures' | 'players' | 'team' | 'statistics' | 'openapi.json'> = {
  'GET /health': async ({ context, origin }) => {
    await pingDatabase(context.db);
    return { status: 'ok', time: context.now.toISOString(), caller: origin.address, proxyIp: origin.proxyIp };
  },

  'GET /audit': ({ context, query }) => listAudit(context, query),

  'GET /audit/roles': ({ context, query }) => listRoleChanges(context, query),

  'GET /audit/tournament/:id': ({ context, params, query }) => listTournamentAudit(context, params.id, query),

  'POST /pictures': async ({ context, body }) => ({ id: await addPicture(context, await body.file.bytes()) }),

  'GET /pictures/:id/:size': ({ context, params: { id, size }, viewer }) =>
    getPicture(context, id, size, isPermitted(viewer.role, 'add_pictures')),

  'GET /players/hidden': ({ context }) => listHidden(context),

  'POST /players/hiding': ({ context, body }) => hidePlayer(context, body),

  'GET /team/presentation': ({ context }) => getOwnPresentation(context),

  'PUT /team/presentation': ({ context, body }) => showPresentation(context, body),

  'DELETE /team/presentation': ({ context }) => hideOwnPresentation(context),

  'DELETE /team/presentations/:id': ({ context, params: { id } }) => replyAfter(hidePresentation(context, id), { id }),

  'GET /statistics': ({ context, query: { span, timeZone } }) => readStatistics(context, span, timeZone),

  'GET /openapi.json': async () => {
    openApiText ??= makeOpenApiText();
    return { contentType: 'application/json', content: [await openApiText] };
  },
};

/** Builds the document on first use, because no other call needs it. */
async function makeOpenApiText(): Promise<string> {
  const { openApiDocument } = await import('./openapi/document.ts');
  return JSON.stringify(openApiDocument());
}
