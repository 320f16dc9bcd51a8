import { type HistoryPage, moneyText } from '@arena/domain';
import { paths, patterns } from '#lib/addresses/paths.ts';
import { historyQuery } from '../../features/history/history-query.ts';
import { isYear, readHistory } from '../../features/history/read-history.ts';
import type { Route, ServerPage } from '../page.ts';

export const route: Route = { paths: [patterns.prizes], file: 'public/HistoryScreen', frame: 'site' };

export const page: ServerPage<HistoryPage> = {
  noScript: 'Sin JavaScript puedes leer esta página.',
  below: ['features/history/HistoryPages'],
  instead: ({ params }) => (isYear(params.year) ? undefined : 'not-found'),
  async load({ address, params: { year = null }, source, put }) {
    const past = await readHistory(source.history, { address, year, typed: '' });
    put(historyQuery(address).queryKey, past);
    return past;
  },
  head(past, { params: { year } }) {
    const delivered = (past?.prizes.delivered ?? []).map(moneyText).join(' y ');
    const sum = delivered === '' ? '' : ` Entregado hasta hoy: ${delivered}.`;
    return {
      title: 'Premios',
      description: `Cada premio de cada torneo: de quién es, para cuándo y si ya llegó.${sum}`,
      path: year === undefined ? paths.prizes() : paths.prizesOf(year),
      isUnlisted: past?.years.length === 0,
    };
  },
};
