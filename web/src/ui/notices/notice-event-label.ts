import type { NoticeEvent } from '@arena/domain';

/** Names of events in lists of their notices. */
export const noticeEventLabel: Readonly<Record<NoticeEvent, string>> = {
  approved: 'Aprobaciones',
  rejected: 'Rechazos',
  unconfirmed: 'Cupos sin confirmar',
  confirm: 'Confirma que juegas',
  offered: 'Cupos ofrecidos',
  replaced: 'Reemplazos',
  room: 'Código de la sala',
  result: 'Resultado oficial',
  prize: 'Premios enviados',
  written: 'Mensajes de los organizadores',
  requests: 'Inscripciones por revisar',
  disputes: 'Premios en duda',
  overdue: 'Premios atrasados',
  announced: 'Torneo publicado',
  opened: 'Inscripciones abiertas',
  closing: 'Inscripciones por cerrar',
  drawn: 'Sorteo',
  room_ready: 'Sala lista',
  table: 'Tabla oficial',
  champion: 'Campeón',
};
