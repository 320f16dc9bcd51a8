/** Refusals of changes to tournaments. */
export const tournamentPermissionText = {
  create: 'No tienes permisos para crear torneos',
  update: 'No tienes permisos para actualizar torneos',
  delete: 'No tienes permisos para eliminar torneos',
} as const satisfies Record<string, string>;

/** Refusals of changes to the registration form's questions. */
export const questionPermissionText = {
  create: 'No tienes permisos para crear preguntas',
  update: 'No tienes permisos para actualizar preguntas',
  delete: 'No tienes permisos para eliminar preguntas',
} as const satisfies Record<string, string>;

/** Refusals of changes to public forms. */
export const formPermissionText = {
  create: 'No tienes permisos para crear formularios',
  update: 'No tienes permisos para actualizar formularios',
  delete: 'No tienes permisos para eliminar formularios',
  deleteResponse: 'No tienes permisos para eliminar respuestas',
} as const satisfies Record<string, string>;

/** Refusals of changes to registrations. */
export const registrationPermissionText = {
  update: 'No tienes permisos para actualizar inscripciones',
  delete: 'No tienes permisos para eliminar inscripciones',
} as const satisfies Record<string, string>;
