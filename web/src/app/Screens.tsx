import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useLinkSound, useScrollPlace } from '../lib/addresses/arrival.ts';
import { useScreenLocation } from '../lib/addresses/overlay.ts';
import { patterns } from '../lib/addresses/paths.ts';
import { lazyPart } from '../lib/page/part.ts';
import { parts } from './parts.ts';

const AFTER_PAINT = 1_500;

/**
 * Fetches what the visitor of `address` is likely to open next, once the screen has come to rest. Returns the way to
 * stop.
 */
function loadAhead(address: string): () => void {
  const stop = new AbortController();
  const timer = setTimeout(async () => {
    const likely = await import('./likely.ts').catch(() => null);
    await likely?.loadLikely(address, stop.signal);
  }, AFTER_PAINT);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

const HomeScreen = lazyPart(parts.home);
const TournamentsScreen = lazyPart(parts.tournaments);
const TournamentScreen = lazyPart(parts.tournament);
const StandingsScreen = lazyPart(parts.standings);
const RulesScreen = lazyPart(parts.rules);
const HistoryScreen = lazyPart(parts.history);
const OtherScreens = lazyPart(parts.others);

/** Every screen by its address. A screen's code comes when it is needed or likely to be. */
export function Screens() {
  const screen = useScreenLocation();
  useScrollPlace(screen);
  useLinkSound();
  useEffect(() => loadAhead(screen.pathname), [screen.pathname]);
  return (
    <Routes location={screen}>
      <Route path={patterns.home} element={<HomeScreen />} />
      <Route path={patterns.tournaments} element={<TournamentsScreen />} />
      <Route path={patterns.tournament} element={<TournamentScreen />} />
      <Route path={patterns.standings} element={<StandingsScreen />} />
      <Route path={patterns.rules} element={<RulesScreen />} />
      {[patterns.history, patterns.historyOf, patterns.player, patterns.prizes].map((path) => (
        <Route key={path} path={path} element={<HistoryScreen />} />
      ))}
      <Route path="*" element={<OtherScreens />} />
    </Routes>
  );
}
