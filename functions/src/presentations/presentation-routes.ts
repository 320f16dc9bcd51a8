import { type HandlersOf, replyAfter } from '../http/handler.ts';
import { getOwnPresentation, hideOwnPresentation, hidePresentation, showPresentation } from './presentations.ts';

export const presentationRoutes: HandlersOf<'team'> = {
  'GET /team/presentation': ({ context }) => getOwnPresentation(context),

  'PUT /team/presentation': ({ context, body }) => showPresentation(context, body),

  'DELETE /team/presentation': ({ context }) => hideOwnPresentation(context),

  'DELETE /team/presentations/:id': ({ context, params: { id } }) => replyAfter(hidePresentation(context, id), { id }),
};
