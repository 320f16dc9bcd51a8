import type { GivenRole, Permission, Role } from './role.ts';

export const roleLabel: Record<Role, string> = {
  visitor: 'Visitante',
  'signed-in': 'Cuenta sin acceso',
  scorer: 'Anotador',
  moderator: 'Moderador',
  admin: 'Admin',
  owner: 'Cuenta dueña',
};

/** Says what a role is for, where one is chosen. */
export const roleHint: Record<GivenRole, string> = {
  scorer: 'Anota resultados, salas y quién no está. No ve teléfonos, correos ni ID de jugadores.',
  moderator: 'Aprueba y rechaza inscripciones, con los datos de los jugadores. No toca resultados.',
  admin: 'Hace todo, también dar acceso a otras personas.',
};

/** Follows 'puede'. */
export const permissionLabel: Record<Permission, string> = {
  manage_admins: 'Dar y quitar acceso al panel',
  manage_tournaments: 'Crear, publicar y eliminar torneos',
  manage_registrations: 'Aprobar, rechazar y corregir inscripciones',
  manage_questions: 'Armar las preguntas y los formularios',
  manage_competition: 'Planear la competencia, cerrar fases y entregar premios',
  view_statistics: 'Ver las estadísticas',
  view_tournaments: 'Ver todos los torneos, también los borradores',
  enter_results: 'Anotar resultados y escribir las salas',
  mark_absences: 'Marcar quién no está en la sala y llamar al siguiente',
  add_pictures: 'Subir imágenes',
  delete_registrations: 'Eliminar inscripciones',
  export_registrations: 'Exportar e importar inscripciones',
  hide_players: 'Ocultar jugadores de lo público',
  exclude_players: 'Excluir jugadores de los torneos',
  manage_system: 'Ver el historial de cambios',
  full_access: 'Conservar siempre su acceso y quitarle el suyo a un admin',
};

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
