/**
 * The failures a caller of the API can meet. A code never changes its meaning; texts may be reworded.
 * Texts in the specification's section 8 are kept to the letter.
 */
export const errorText = {
  invalid: 'Revisa los campos marcados.',
  malformed: 'No pudimos leer lo que enviaste. Recarga la página e inténtalo de nuevo.',
  unauthenticated: 'No autorizado. Por favor inicia sesión nuevamente.',
  forbidden: 'No tienes permisos para realizar esta acción.',
  not_found: 'Recurso no encontrado.',
  tournament_not_found: 'Torneo no encontrado',
  form_not_found: 'El formulario que buscas no existe o ha sido desactivado',
  already_registered: 'Este ID de Free Fire ya está inscrito en este torneo.',
  tournament_full: 'Este torneo ya no tiene cupos disponibles.',
  registration_closed: 'Las inscripciones de este torneo ya cerraron.',
  no_linked_form: 'Error: Este torneo no tiene un formulario de inscripción configurado.',
  too_large: 'Lo que enviaste es demasiado grande.',
  rate_limited: 'Demasiados intentos seguidos. Espera un momento e inténtalo de nuevo.',
  internal: 'Error interno del servidor. Intenta más tarde.',
  unavailable: 'El servicio no responde en este momento. Intenta de nuevo en unos minutos.',
} as const satisfies Record<string, string>;

export type ErrorCode = keyof typeof errorText;

/** Messages for one request: field path (`email`, `answers.q1`) → the Spanish text shown beside that field. */
export type FieldErrors = Record<string, string>;

/** What every failed call answers. */
export interface Failure {
  success: false;
  error: string;
  code: ErrorCode;
  fields?: FieldErrors;
}
