/** The parts of the screen that one may want to go to at once: by what their address ends with, and what they are called. */
export const parts = {
  matches: { id: 'partidas', title: 'Partidas' },
  players: { id: 'jugadores', title: 'Jugadores con más bajas' },
  corrections: { id: 'correcciones', title: 'Correcciones y ajustes' },
  scoring: { id: 'calculo', title: 'Cómo se calcula' },
  data: { id: 'datos', title: 'Datos' },
} as const;
