import { type ComponentType, lazy } from 'react';
import { patterns } from '../lib/paths.ts';
import { HomeScreen } from '../routes/HomeScreen.tsx';
import { TournamentsScreen } from '../routes/TournamentsScreen.tsx';

type ScreenProps = { params: Readonly<Record<string, string | undefined>> };

/** One row of the site map. */
interface ScreenRow {
  pattern: string;
  Screen: ComponentType<ScreenProps>;
}

/** Every screen by its address. What is read before registering comes with the page, the rest when it is needed. */
export const screens: readonly ScreenRow[] = [
  { pattern: patterns.home, Screen: HomeScreen },
  { pattern: patterns.tournaments, Screen: TournamentsScreen },
  { pattern: patterns.history, Screen: lazy(() => import('../routes/HistoryScreen.tsx')) },
];

export const NotFoundScreen = lazy(() => import('../routes/NotFoundScreen.tsx'));
