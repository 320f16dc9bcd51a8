/** The parts that the site is loaded in: each screen that visitors read, and all others. */
export const parts = {
  home: () => import('../routes/HomeScreen.tsx'),
  tournaments: () => import('../routes/TournamentsScreen.tsx'),
  tournament: () => import('../routes/TournamentScreen.tsx'),
  standings: () => import('../routes/StandingsScreen.tsx'),
  rules: () => import('../routes/RulesScreen.tsx'),
  history: () => import('../routes/HistoryScreen.tsx'),
  others: () => import('./OtherScreens.tsx'),
};
