type Area = 'public' | 'sign-in' | 'desk' | 'api';

/**
 * Every text that stands in quotation marks in the specification, in its order and once, with the section that
 * quotes it first and the part of the product it belongs to. A `{…}` is filled in while the site runs.
 *
 * - `public`: a visitor reads it.
 * - `sign-in`: who signs in reads it.
 * - `desk`: an organiser reads it.
 * - `api`: an organiser reads it, and the API answers with it too.
 * - `not shown`: quoted, but read by nobody as it stands; `instead` says why.
 */
export type SpecText =
  | { text: string; section: number; area: Area }
  | { text: string; section: number; area: 'not shown'; instead: string };

function of(section: number, area: Area, ...texts: string[]): SpecText[] {
  return texts.map((text) => ({ text, section, area }));
}

function notShown(section: number, text: string, instead: string): SpecText {
  return { text, section, area: 'not shown', instead };
}

/** Why an organiser who registers a player reads something else (docs/decisions/014). */
function byPublicForm(message: string): string {
  return `organisers register a player by the public form, which says: ${message}`;
}

export const specTexts: readonly SpecText[] = [
  ...of(1, 'public', '{product} / Formulario Público'),
  ...of(2, 'public', 'Próximamente', 'Página no encontrada', 'Volver al inicio'),
  notShown(
    2,
    'site under development',
    'describes a notice that went with the last thing it named as missing (docs/decisions/037)',
  ),
  ...of(
    2,
    'public',
    'NO HAY TORNEOS ACTIVOS',
    'Torneo No Encontrado',
    'Fecha por confirmar',
    'CONTINUAR AL FORMULARIO',
    'Torneo no encontrado',
    'Las reglas se publicarán próximamente.',
    'Torneo completo',
    'Error: Este torneo no tiene un formulario de inscripción configurado.',
    'Volver al Inicio',
    'Volver',
  ),
  ...of(2, 'desk', 'Panel de Administración', 'Cerrar Sesión'),
  ...of(2, 'public', 'PRÓXIMAMENTE'),
  notShown(2, 'active session', 'describes a badge, which says: Sesión activa'),
  notShown(3, '1er: X, 2do: Y, 3er: Z', 'a form of stored texts'),
  notShown(3, 'admin', 'a value of the stored session'),
  ...of(
    4,
    'public',
    'Torneo Completo',
    'Iniciando Pronto',
    'Inscripciones Abiertas',
    'TORNEO COMPLETO',
    'INSCRIBIRSE AL TORNEO',
    'Inscripciones Cerradas',
    'Enviando Inscripción...',
    'Inscripción enviada correctamente. Espera la aprobación del administrador.',
    'ESPERANDO...',
    'ACEPTA LAS REGLAS',
    'Enviar otra respuesta',
  ),
  ...of(
    5,
    'public',
    'El nombre es obligatorio',
    'El ID de Free Fire es obligatorio',
    'El ID debe contener entre 8 y 12 dígitos numéricos',
    'El correo es obligatorio',
    'Correo electrónico inválido',
    'El teléfono es obligatorio',
    'Esta pregunta es obligatoria',
    'Selecciona una opción épica',
  ),
  notShown(5, 'Full name is required', byPublicForm('El nombre es obligatorio')),
  notShown(5, 'Free Fire ID is required', byPublicForm('El ID de Free Fire es obligatorio')),
  notShown(5, 'Free Fire ID must be 8-12 digits', byPublicForm('El ID debe contener entre 8 y 12 dígitos numéricos')),
  notShown(5, 'Email is required', byPublicForm('El correo es obligatorio')),
  notShown(5, 'Invalid email format', byPublicForm('Correo electrónico inválido')),
  notShown(5, 'Phone number is required', byPublicForm('El teléfono es obligatorio')),
  ...of(
    5,
    'api',
    'Question text is required',
    'Question type is required',
    'Invalid question type',
    'Options are required for this question type',
  ),
  ...of(
    5,
    'desk',
    'No tienes permisos para crear torneos',
    'No tienes permisos para actualizar torneos',
    'No tienes permisos para eliminar torneos',
  ),
  ...of(
    5,
    'public',
    'Este campo es obligatorio',
    'Ingresa un email válido',
    'Ingresa un teléfono válido',
    'Ingresa un número válido',
  ),
  notShown(5, 'at least 6 characters', 'describes a message, whose Spanish is ours'),
  notShown(8, 'HTTP error! status: N', 'gives way to the messages of the same section, each by its status'),
  ...of(
    8,
    'public',
    'Error de conexión. Verifica tu conexión a internet.',
    'No autorizado. Por favor inicia sesión nuevamente.',
    'No tienes permisos para realizar esta acción.',
    'Recurso no encontrado.',
    'Error interno del servidor. Intenta más tarde.',
    'Ha ocurrido un error inesperado',
  ),
  ...of(
    8,
    'sign-in',
    'Debes verificar tu email antes de poder iniciar sesión. Revisa tu bandeja de entrada.',
    'Ha ocurrido un error inesperado. Intenta nuevamente.',
    'Credenciales incorrectas',
    'Error de conexión',
  ),
  ...of(
    8,
    'public',
    'Error al enviar la inscripción. Inténtalo de nuevo.',
    'El torneo que buscas no existe o ha sido eliminado de la arena.',
    'Este torneo ya no tiene cupos disponibles.',
    'ID de formulario no válido',
    'El formulario que buscas no existe o ha sido desactivado',
    'Este formulario no está disponible',
    'Error al cargar el formulario: {message}',
    'Formulario no encontrado',
    'Error al enviar el formulario. Por favor, inténtalo de nuevo.',
    '¡Formulario enviado con éxito!',
    'Gracias por completar el formulario. Tu respuesta ha sido registrada correctamente.',
  ),
  notShown(9, 'Starting soon', 'names the window of the card that says: Iniciando Pronto'),
];
