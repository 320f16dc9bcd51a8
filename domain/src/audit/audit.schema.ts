import { namesOf } from '../fields.ts';
import { tournamentOf } from '../ids.ts';
import { z } from '../zod.ts';

/** Recorded actions and their labels. */
export const auditActionLabel = {
  'tournament.create': 'Creó un torneo',
  'tournament.update': 'Cambió un torneo',
  'tournament.delete': 'Eliminó un torneo',
  'tournament.erase': 'Borró los datos de los jugadores de un torneo',
  'tournament.message': 'Escribió a los jugadores de un torneo',
  'registration.import': 'Importó inscripciones',
  'registration.status': 'Decidió una inscripción',
  'registration.correct': 'Corrigió una inscripción',
  'registration.players': 'Decidió un cambio de jugadores',
  'registration.delete': 'Eliminó una inscripción',
  'registration.link': 'Creó un enlace nuevo para una inscripción',
  'registration.leave': 'Dejó un torneo',
  'registration.guardian': 'Creó un enlace para un tutor',
  'registration.consent': 'Anotó la respuesta de un tutor',
  'registration.consent_end': 'Terminó el permiso de un año',
  'registration.override': 'Levantó la negativa de un tutor',
  'registration.confirm': 'Confirmó que juega',
  'registration.expire': 'Liberó el cupo de quien no respondió a tiempo',
  'registration.absence': 'Marcó que no estaba en la sala',
  'registration.presence': 'Quitó que no estaba en la sala',
  'registration.offer': 'Ofreció un cupo a quien esperaba',
  'registration.take': 'Tomó el cupo que le ofrecieron',
  'invitation.create': 'Creó una invitación',
  'invitation.revoke': 'Anuló una invitación',
  'question.create': 'Creó una pregunta',
  'question.update': 'Cambió una pregunta',
  'question.delete': 'Eliminó una pregunta',
  'question.reorder': 'Ordenó las preguntas',
  'form.create': 'Creó un formulario',
  'form.update': 'Cambió un formulario',
  'form.delete': 'Eliminó un formulario',
  'response.delete': 'Eliminó una respuesta',
  'admin.grant': 'Dio acceso',
  'admin.revoke': 'Quitó acceso',
  'access.approve': 'Aprobó una solicitud',
  'access.reject': 'Rechazó una solicitud',
  'upload.create': 'Subió una imagen',
  'competition.plan': 'Planeó la competencia',
  'competition.draw': 'Sorteó los grupos',
  'competition.close': 'Cerró una fase',
  'competition.reopen': 'Reabrió una fase',
  'competition.expire': 'Cerró las confirmaciones de la final',
  'entry.import': 'Agregó a los aprobados',
  'entry.create': 'Agregó un participante',
  'entry.update': 'Cambió un participante',
  'entry.delete': 'Eliminó un participante',
  'entry.emblem': 'Cambió un emblema',
  'entry.confirm': 'Confirmó la final',
  'match.create': 'Agregó una partida',
  'match.update': 'Cambió una partida',
  'match.delete': 'Eliminó una partida',
  'match.state': 'Cambió el estado de una partida',
  'match.replay': 'Repitió una partida',
  'match.result': 'Anotó un resultado',
  'match.picture': 'Cambió la captura de un resultado',
  'adjustment.create': 'Dio o quitó puntos',
  'adjustment.delete': 'Retiró un ajuste',
  'room.update': 'Escribió los datos de una sala',
  'prize.make': 'Anotó los premios',
  'prize.change': 'Cambió un premio',
  'prize.decide': 'Decidió de quién es un premio',
  'player.hide': 'Ocultó a un jugador de lo público',
  'player.show': 'Volvió a mostrar a un jugador',
  'exclusion.create': 'Excluyó a un jugador',
  'exclusion.update': 'Cambió una exclusión',
  'exclusion.end': 'Terminó una exclusión',
  'webhook.create': 'Conectó un canal',
  'webhook.update': 'Pausó o reanudó un canal',
  'webhook.delete': 'Quitó un canal',
  'presentation.show': 'Se presentó en la página de inicio',
  'presentation.hide': 'Quitó una presentación de la página de inicio',
} as const;

export const AuditAction = z.enum(namesOf(auditActionLabel));
export type AuditAction = z.infer<typeof AuditAction>;

/** Returns an action's label, or the action itself if this version doesn't know it. */
export function auditActionText(action: string): string {
  const { data } = AuditAction.safeParse(action);
  return data === undefined ? action : auditActionLabel[data];
}

/** The part of an action before its dot. */
type AuditKind = AuditAction extends `${infer Kind}.${string}` ? Kind : never;

/** Collection that names each kind's subject, or null. */
const namedIn: Readonly<Record<AuditKind, string | null>> = {
  tournament: 'tournaments',
  registration: 'tournaments',
  invitation: 'tournaments',
  question: 'questions',
  form: 'forms',
  response: 'forms',
  admin: null,
  access: null,
  upload: null,
  competition: 'tournaments',
  entry: 'tournaments',
  match: 'tournaments',
  adjustment: 'tournaments',
  room: 'tournaments',
  prize: 'tournaments',
  player: null,
  exclusion: null,
  webhook: null,
  presentation: null,
};

function isKind(kind: string): kind is AuditKind {
  return Object.hasOwn(namedIn, kind);
}

/** Returns the collection of the document that names an action's subject, or null. */
export function auditedCollection(action: AuditAction): string | null {
  const [kind = ''] = action.split('.');
  return isKind(kind) ? namedIn[kind] : null;
}

/** Returns the tournament of a record, or null. A target is an id, or `id/part`. */
export function auditedTournament({ action, target }: { action: AuditAction; target: string }): string | null {
  if (action.startsWith('registration.')) return tournamentOf(target);
  return auditedCollection(action) === 'tournaments' ? (target.split('/')[0] ?? null) : null;
}

/**
 * One write by an admin: author (uid), action, target, time (ISO 8601, UTC), before → after. It contains ids, statuses
 * and an organiser's own texts, never a player's name, contact or answer. Records of unknown actions are kept.
 */
export const AuditRecord = z.strictObject({
  id: z.string(),
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  at: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** Uid of the organiser who made the private link that the call came by; null for other calls. */
  linkMadeBy: z.string().nullable(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

/** A record with current names, or null: `subject` is the tournament, question or form, `part` the squad or match. */
export const ListedAuditRecord = AuditRecord.extend({ subject: z.string().nullable(), part: z.string().nullable() });
export type ListedAuditRecord = z.infer<typeof ListedAuditRecord>;
