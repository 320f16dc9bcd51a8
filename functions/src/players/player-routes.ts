import type { HandlersOf } from '../http/handler.ts';
import { hidePlayer, listHidden } from './players.ts';

export const playerRoutes: HandlersOf<'players'> = {
  'GET /players/hidden': ({ context }) => listHidden(context),

  'POST /players/hiding': ({ context, body }) => hidePlayer(context, body),
};
