import { counted, type PlayerHistory, PublicPlayerId } from '@arena/domain';
import { paths, patterns } from '#lib/addresses/paths.ts';
import { config } from '#lib/config.ts';
import { playerQuery } from '../../features/history/history-query.ts';
import type { Route, ServerPage } from '../page.ts';

export const route: Route = { paths: [patterns.player], file: 'public/HistoryScreen', frame: 'site' };

export const page: ServerPage<PlayerHistory> = {
  noScript: 'Sin JavaScript puedes leer esta página.',
  below: ['features/history/HistoryPages'],
  instead: ({ params }) => (PublicPlayerId.safeParse(params.publicId).success ? undefined : 'not-found'),
  async load({ params: { publicId = '' }, source, put }) {
    const player = await source.history.player(publicId);
    put(playerQuery(publicId).queryKey, player);
    return player;
  },
  head(player, { params: { publicId = '' } }) {
    if (player === null) return { title: 'Jugador no encontrado', description: config.tagline };
    const { nickname, appearances } = player;
    const titles = appearances.filter(({ place }) => place === 1).length;
    const played = counted(appearances.length, 'torneo', 'torneos');
    return {
      title: nickname,
      description: `${played}, ${counted(titles, 'título', 'títulos')} en ${config.product}.`,
      path: paths.player(publicId),
      isUnlisted: true,
    };
  },
};
