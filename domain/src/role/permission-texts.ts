/** Shown when a caller without the role changes a tournament. */
export const tournamentPermissionText = {
  create: 'No tienes permisos para crear torneos',
  update: 'No tienes permisos para actualizar torneos',
  delete: 'No tienes permisos para eliminar torneos',
} as const satisfies Record<string, string>;

/** The same about the questions of the registration form. */
export const questionPermissionText = {
  create: 'No tienes permisos para crear preguntas',
  update: 'No tienes permisos para actualizar preguntas',
  delete: 'No tienes permisos para eliminar preguntas',
} as const satisfies Record<string, string>;

/** The same about public forms. */
export const formPermissionText = {
  create: 'No tienes permisos para crear formularios',
  update: 'No tienes permisos para actualizar formularios',
  delete: 'No tienes permisos para eliminar formularios',
  deleteResponse: 'No tienes permisos para eliminar respuestas',
} as const satisfies Record<string, string>;

/** The same for registrations. */
export const registrationPermissionText = {
  update: 'No tienes permisos para actualizar inscripciones',
  delete: 'No tienes permisos para eliminar inscripciones',
} as const satisfies Record<string, string>;
