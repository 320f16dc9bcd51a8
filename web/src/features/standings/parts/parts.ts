/** Parts of the screen by anchor, with their titles. */
export const parts = {
  matches: { id: 'partidas', title: 'Partidas' },
  players: { id: 'jugadores', title: 'Jugadores con más bajas' },
  corrections: { id: 'correcciones', title: 'Correcciones y ajustes' },
  scoring: { id: 'calculo', title: 'Cómo se calcula' },
  data: { id: 'datos', title: 'Datos' },
} as const;
