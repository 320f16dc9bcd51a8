import type { Permission, Role } from './role.ts';

export const roleLabel: Record<Role, string> = {
  visitor: 'Visitante',
  'signed-in': 'Cuenta sin acceso',
  admin: 'Admin',
  owner: 'Cuenta principal',
};

/** Follows 'puede'. */
export const permissionLabel: Record<Permission, string> = {
  manage_admins: 'Dar y quitar acceso al panel',
  manage_tournaments: 'Crear, publicar y eliminar torneos',
  manage_registrations: 'Aprobar, rechazar y exportar inscripciones',
  manage_questions: 'Armar las preguntas y los formularios',
  manage_competition: 'Planear la competencia y anotar sus resultados',
  view_statistics: 'Ver las estadísticas',
  manage_system: 'Ver el historial de cambios',
  full_access: 'Conservar siempre su acceso: nadie se lo puede quitar',
};
