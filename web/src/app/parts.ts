/** The parts that the site is loaded in: each screen that visitors read, and all others. */
export const parts = {
  home: () => import('../routes/reading/HomeScreen.tsx'),
  tournaments: () => import('../routes/reading/TournamentsScreen.tsx'),
  tournament: () => import('../routes/reading/TournamentScreen.tsx'),
  standings: () => import('../routes/reading/StandingsScreen.tsx'),
  rules: () => import('../routes/reading/RulesScreen.tsx'),
  history: () => import('../routes/reading/HistoryScreen.tsx'),
  others: () => import('./OtherScreens.tsx'),
};
