/**
 * The failures a caller of the API can meet. A code never changes its meaning; texts may be reworded.
 * Texts in the specification's section 8 are kept to the letter.
 */
export const errorText = {
  invalid: 'Revisa los campos marcados.',
  malformed: 'No pudimos leer lo que enviaste. Recarga la página e inténtalo de nuevo.',
  unauthenticated: 'No autorizado. Por favor inicia sesión nuevamente.',
  sign_in_again:
    'Ya tienes acceso. Por seguridad, la contraseña que tenía esta cuenta dejó de valer: entra con Google o pide una nueva.',
  forbidden: 'No tienes permisos para realizar esta acción.',
  unattested: 'No pudimos comprobar que esto viene de nuestro sitio. Recarga la página e inténtalo de nuevo.',
  proof_required: 'No pudimos comprobar tu envío. Inténtalo de nuevo.',
  wrong_credentials: 'Credenciales incorrectas',
  account_not_found: 'No hay ninguna cuenta con este correo. Revisa que esté bien escrito.',
  email_unverified:
    'El correo de esta cuenta todavía no está verificado. Primero hay que abrir el enlace que enviamos.',
  email_changed: 'Esta cuenta ya no tiene el correo con el que pidió acceso. Recházala y pídele que lo pida de nuevo.',
  owner_protected: 'A la cuenta principal no se le puede quitar el acceso.',
  last_admin: 'Es la única cuenta administradora. Primero dale acceso a otra.',
  already_set_up: 'El sitio ya tiene quien lo administre. Inicia sesión o pide acceso.',
  already_decided: 'Esta solicitud ya fue respondida. Recarga la lista para ver cómo quedó.',
  not_found: 'Recurso no encontrado.',
  room_not_yet: 'Todavía no. El código sale aquí antes de tu partida.',
  confirmation_closed: 'No hay nada que confirmar en este momento.',
  confirmation_moved: 'Cambió la fecha. Mira cuándo es ahora y confirma si juegas.',
  consent_missing: 'Falta el permiso de su tutor.',
  teammate_refused: 'El tutor de alguien que juega en este equipo dijo que no. Ábrela para ver de quién.',
  refusal_missing: 'Sobre este ID ya no hay un no de un tutor.',
  offer_closed: 'Ahora no hay un cupo libre.',
  place_closed: 'Ya no se puede cambiar desde aquí. Pregunta en el chat oficial.',
  link_not_found: 'Este enlace ya no sirve. Pide uno nuevo en el chat oficial.',
  tournament_not_found: 'Torneo no encontrado',
  competition_not_found: 'Este torneo todavía no tiene un plan de competencia.',
  form_not_found: 'El formulario que buscas no existe o ha sido desactivado',
  already_registered: 'Este ID de Free Fire ya está inscrito en este torneo.',
  tournament_full: 'Este torneo ya no tiene cupos disponibles.',
  registration_closed: 'Las inscripciones de este torneo ya cerraron.',
  network_crowded:
    'De una misma red hay muchas inscripciones por revisar. Prueba cuando el equipo las revise, o inscríbete con otra conexión.',
  no_linked_form: 'Error: Este torneo no tiene un formulario de inscripción configurado.',
  decided_meanwhile: 'Alguien más ya la resolvió de otra forma. Revisa cómo quedó.',
  edited_meanwhile: 'Alguien más cambió esto mientras lo editabas. Recarga la página para ver la última versión.',
  has_registrations: 'Este torneo ya tiene inscripciones. Si lo eliminas, también se eliminan ellas.',
  has_responses: 'Este formulario ya tiene respuestas. Si lo eliminas, también se eliminan ellas.',
  competition_refused: 'Así no se puede. Revisa lo marcado.',
  too_large: 'Lo que enviaste es demasiado grande.',
  rate_limited: 'Demasiados intentos seguidos. Espera un momento e inténtalo de nuevo.',
  not_configured: 'Esta función todavía no está activada en el sitio. Avisa al equipo administrador.',
  internal: 'Error interno del servidor. Intenta más tarde.',
  unavailable: 'El servicio no responde en este momento. Intenta de nuevo en unos minutos.',
} as const satisfies Record<string, string>;

/** What a caller says who hears nothing from the server (specification, section 8). */
export const CONNECTION_LOST = 'Error de conexión. Verifica tu conexión a internet.';

export type ErrorCode = keyof typeof errorText;

/** Messages for one request: field path (`email`, `answers.q1`) → the Spanish text shown beside that field. */
export type FieldErrors = Record<string, string>;

/** What every failed call answers. */
export interface Failure {
  success: false;
  error: string;
  code: ErrorCode;
  fields?: FieldErrors;
  /** The stable code behind a field's message, where the competition's rules refused it. */
  codes?: Record<string, string>;
}
