import { isActive, type PastYear, type PublicTournament } from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { absolute } from '../addresses.ts';
import { escaped } from '../head.ts';

/** @see SiteRenderer.sitemap */
export function sitemap(tournaments: readonly PublicTournament[], past: readonly PastYear[], now: Date): string {
  const active = tournaments.filter((each) => isActive(each, now));
  const live = tournaments.filter(({ result }) => result !== null && result.state !== 'planned');
  const withTable = new Set([...live, ...past.flatMap((year) => year.tournaments)].map(({ id }) => id));
  const addresses = [
    paths.home(),
    paths.tournaments(),
    // The latest year is the history page itself. Players' pages aren't for search engines.
    ...past.map(({ year }, index) => (index === 0 ? paths.history() : paths.historyOf(year))),
    ...past.map(({ year }, index) => (index === 0 ? paths.prizes() : paths.prizesOf(year))),
    ...active.map(({ id }) => paths.tournament(id)),
    ...[...withTable].map((id) => paths.standings(id)),
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
