import type { AuditAction } from './audit.schema.ts';

/** What each recorded action is called. */
export const auditActionLabel: Record<AuditAction, string> = {
  'tournament.create': 'Creó un torneo',
  'tournament.update': 'Cambió un torneo',
  'tournament.delete': 'Eliminó un torneo',
  'tournament.erase': 'Borró los datos de los jugadores de un torneo',
  'registration.status': 'Decidió una inscripción',
  'registration.delete': 'Eliminó una inscripción',
  'question.create': 'Creó una pregunta',
  'question.update': 'Cambió una pregunta',
  'question.delete': 'Eliminó una pregunta',
  'question.reorder': 'Ordenó las preguntas',
  'form.create': 'Creó un formulario',
  'form.update': 'Cambió un formulario',
  'form.delete': 'Eliminó un formulario',
  'admin.grant': 'Dio acceso',
  'admin.revoke': 'Quitó acceso',
  'access.approve': 'Aprobó una solicitud',
  'access.reject': 'Rechazó una solicitud',
  'upload.create': 'Subió una imagen',
};
