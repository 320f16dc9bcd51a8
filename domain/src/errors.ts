import { commonErrorText } from './common-errors.ts';
import type { Challenge } from './registration/challenge.schema.ts';

/**
 * The failures of the API. A code never changes its meaning. Texts may be reworded, unless
 * `tests/fixtures/spec-texts.ts` lists them. The site has texts of its own for `edit_conflict`, by editor.
 */
export const errorText = {
  ...commonErrorText,
  invalid: 'Revisa los campos marcados.',
  malformed: 'No pudimos leer lo que enviaste. Recarga la página e inténtalo de nuevo.',
  sign_in_again:
    'Ya tienes acceso. Por seguridad, la contraseña que tenía esta cuenta ya no sirve: elige otra con el correo que te llegó, o entra con Google.',
  unattested: 'No pudimos comprobar que esto viene de nuestro sitio. Recarga la página e inténtalo de nuevo.',
  proof_required: 'No pudimos comprobar tu envío. Inténtalo de nuevo.',
  wrong_credentials: 'Credenciales incorrectas',
  account_not_found: 'No hay ninguna cuenta con este correo. Revisa que esté bien escrito.',
  email_unverified:
    'El correo de esta cuenta todavía no está verificado. Primero hay que abrir el enlace que enviamos.',
  email_changed: 'Esta cuenta ya no tiene el correo con el que pidió acceso. Recházala y pídele que lo pida de nuevo.',
  owner_protected: 'A la cuenta dueña no se le puede quitar el acceso.',
  last_admin: 'Es la única cuenta administradora. Primero dale acceso a otra.',
  already_set_up: 'El sitio ya tiene quien lo administre. Inicia sesión o pide acceso.',
  already_decided: 'Esta solicitud ya fue respondida. Recarga la lista para ver cómo quedó.',
  room_not_yet: 'Todavía no. El código sale aquí antes de tu partida.',
  confirmation_closed: 'No hay nada que confirmar en este momento.',
  confirmation_moved: 'Cambió la fecha. Mira la fecha nueva y confirma si juegas.',
  consent_missing: 'Falta el permiso de su tutor.',
  teammate_refused: 'El tutor de alguien que juega en este equipo dijo que no. Abre la inscripción para ver de quién.',
  team_link_required:
    'Un tutor ya dijo que no para este ID. Para dar permiso, pide tu enlace al equipo en el chat oficial.',
  refusal_missing: 'Este ID ya no tiene la negativa de un tutor.',
  messages_spent: 'Este torneo ya tuvo 3 avisos escritos en las últimas 12 horas. Usa el texto para el chat.',
  offer_closed: 'Ahora no hay un cupo libre.',
  absence_closed: 'Ahora no se puede marcar. Revisa si esa partida ya se jugó, y quién juega en ella.',
  seat_taken: 'Otra persona ya tomó ese cupo.',
  place_closed: 'Ya no se puede cambiar desde aquí. Pregunta en el chat oficial.',
  link_unopened:
    'El equipo creó este enlace en esta misma conexión. Ábrelo una vez desde otra, como tus datos móviles, y vuelve aquí.',
  link_not_found: 'Este enlace ya no sirve. Pide uno nuevo en el chat oficial.',
  competition_not_found: 'Este torneo todavía no tiene un plan de competencia.',
  form_not_found: 'El formulario que buscas no existe o ha sido desactivado',
  player_excluded: 'Este ID no puede jugar por ahora. Escribe al equipo en el chat oficial.',
  invitation_used: 'Esta invitación ya se usó, y vale una sola vez. Pídele otra a quien te invitó.',
  invitation_over: 'Esta invitación ya no vale: pasó su fecha o la anularon. Pídele otra a quien te invitó.',
  already_registered: 'Este ID de Free Fire ya está inscrito en este torneo.',
  decision_conflict: 'Otra persona ya resolvió esta inscripción de otra forma. Revisa cómo quedó.',
  edit_conflict: 'Alguien más cambió esto mientras lo editabas. Recarga la página para ver la última versión.',
  has_registrations: 'Este torneo ya tiene inscripciones o resultados. Si lo eliminas, se pierden también.',
  has_responses: 'Este formulario ya tiene respuestas. Si lo eliminas, también se eliminan ellas.',
  competition_refused: 'Así no se puede guardar. Revisa lo marcado.',
  key_reused: 'Este envío ya se usó con otros datos. Recarga la página para ver cómo quedó.',
  too_large: 'Lo que enviaste es demasiado grande.',
  rate_limited: 'Demasiados intentos seguidos. Espera un momento e inténtalo de nuevo.',
  not_configured: 'Esta función todavía no está activada en el sitio. Avisa a los organizadores.',
  unavailable: 'El servicio no responde en este momento. Intenta de nuevo en unos minutos.',
} as const satisfies Record<string, string>;

export type ErrorCode = keyof typeof errorText;

/** Problems of a request: field path (`email`, `answers.q1`) → Spanish text at that field. */
export type FieldErrors = Record<string, string>;

/** The body of every failed call. */
export interface Failure {
  success: false;
  error: string;
  code: ErrorCode;
  fields?: FieldErrors;
  /** Work that the caller has to do before sending the call again; with `proof_required`. */
  challenge?: Challenge;
  /** Stable codes of the competition's rules, by field. */
  codes?: Record<string, string>;
}
