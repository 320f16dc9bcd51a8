import { isActive, type PublicTournament } from '@arena/domain';
import { paths } from '../lib/paths.ts';
import { absolute } from './addresses.ts';
import { escaped } from './html.ts';

/** @see SiteRenderer.sitemap */
export function sitemap(tournaments: readonly PublicTournament[], now: Date): string {
  const active = tournaments.filter((each) => isActive(each, now));
  const withTable = tournaments.filter(({ result }) => result !== null && result.state !== 'planned');
  const addresses = [
    paths.home(),
    paths.tournaments(),
    paths.history(),
    ...active.map(({ id }) => paths.tournament(id)),
    ...withTable.map(({ id }) => paths.standings(id)),
  ];
  const entries = addresses.map((path) => `  <url><loc>${escaped(absolute(path))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
