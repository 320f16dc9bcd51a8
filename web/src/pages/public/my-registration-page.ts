import { patterns } from '#lib/addresses/paths.ts';
import { MY_REGISTRATION } from '#lib/addresses/private-paths.ts';
import type { Route, ServerPage } from '../page.ts';
import privateLinkAhead from './private-link-ahead.js?raw';

export const route: Route = {
  paths: [patterns.myRegistration],
  file: 'public/MyRegistrationScreen',
  frame: 'site',
};

/** The shell of the player's page, the same for all links: the token isn't sent. */
export const page: ServerPage<true> = {
  noScript: 'Para ver «Mi lugar», activa JavaScript en tu navegador.',
  ahead: privateLinkAhead,
  load: async () => true,
  head: () => ({
    title: 'Mi lugar',
    description: 'Cómo va tu inscripción, cuándo juegas y el código de tu sala.',
    path: MY_REGISTRATION,
    isUnlisted: true,
  }),
};
