import { config } from '#lib/config.ts';
import { READING, type Route, type ServerPage } from '../page.ts';

export const route: Route = { paths: ['*'], file: 'public/NotFoundScreen', frame: 'site' };

export const page: ServerPage<never> = {
  noScript: READING,
  load: async () => null,
  head: () => ({ title: 'Página no encontrada', description: config.tagline }),
};
