/** The texts that the site says by itself on its first pages. A file of their own: those pages load no other. */
export const commonErrorText = {
  unauthenticated: 'No autorizado. Por favor inicia sesión nuevamente.',
  forbidden: 'No tienes permisos para realizar esta acción.',
  not_found: 'Recurso no encontrado.',
  tournament_not_found: 'Torneo no encontrado',
  tournament_full: 'Este torneo ya no tiene cupos disponibles.',
  registration_closed: 'Las inscripciones de este torneo ya cerraron.',
  no_linked_form: 'Error: Este torneo no tiene un formulario de inscripción configurado.',
  internal: 'Error interno del servidor. Intenta más tarde.',
} as const satisfies Record<string, string>;

/** Shown when the server doesn't answer. */
export const CONNECTION_LOST = 'Error de conexión. Verifica tu conexión a internet.';
