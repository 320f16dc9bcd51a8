import type { HistoryPage } from '@arena/domain';
import { NICKNAME_PARAMETER, paths, patterns } from '#lib/addresses/paths.ts';
import { historyQuery } from '../../features/history/history-query.ts';
import { isYear, readHistory } from '../../features/history/read-history.ts';
import type { Route, ServerPage } from '../page.ts';

export const route: Route = {
  paths: [patterns.history, patterns.historyOf],
  file: 'public/HistoryScreen',
  frame: 'site',
};

export const page: ServerPage<HistoryPage> = {
  noScript: 'Sin JavaScript puedes leer el historial y buscar un apodo.',
  isReading: true,
  below: ['features/history/HistoryPages'],
  instead: ({ params }) => (isYear(params.year) ? undefined : 'not-found'),
  async load({ address, params: { year = null }, query, source, put }) {
    const typed = year === null ? (query.get(NICKNAME_PARAMETER)?.trim() ?? '') : '';
    const past = await readHistory(source.history, { address, year, typed });
    put(historyQuery(address).queryKey, past);
    return past;
  },
  head(past, { params: { year } }) {
    const [last] = past?.tournaments ?? [];
    const champion = last?.podium.find(({ place }) => place === 1);
    const latest = champion === undefined ? '' : ` El último campeón: ${champion.name}, en ${last?.name}.`;
    return {
      title: 'Historial',
      description: `Los torneos pasados con sus campeones, podios y récords.${latest}`,
      path: year === undefined ? paths.history() : paths.historyOf(year),
      isUnlisted: past === null || past.search !== null || past.years.length === 0,
    };
  },
};
