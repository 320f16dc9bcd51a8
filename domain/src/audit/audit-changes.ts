import { fieldTypeLabel } from '../field/field-type.schema.ts';
import { registrationStatusLabel } from '../registration/registration.schema.ts';
import { toMillis } from '../time/instant.ts';
import { readableCode } from '../tournament/readable-code.ts';
import type { AuditRecord } from './audit.schema.ts';

/** One thing that a record says was changed, in words. */
export interface AuditChange {
  label: string;
  before: string;
  after: string;
}

/** What recorded fields are called; one that isn't named here goes by its own name. */
const LABELS: Readonly<Record<string, string>> = {
  name: 'Nombre',
  title: 'Título',
  text: 'Pregunta',
  tournamentId: 'Torneo',
  description: 'Descripción',
  date: 'Empieza',
  endDate: 'Termina',
  registrationDeadline: 'Cierre de inscripciones',
  maxPlayers: 'Cupos',
  modality: 'Modalidad',
  teamSize: 'Jugadores por inscripción',
  gameMode: 'Modo',
  mapSelection: 'Mapa',
  map: 'Mapa',
  format: 'Formato',
  entryFee: 'Costo de inscripción',
  prizePool: 'Premios',
  prize: 'Premio en una frase',
  rules: 'Reglas',
  linkedFormId: 'Inscripciones abiertas',
  poster: 'Póster',
  confirmations: 'Confirmaciones',
  confirmationsSince: 'Confirmaciones desde',
  waitingList: 'Lista de espera',
  line: 'Número en la lista',
  offeredUntil: 'Se ofrece hasta',
  confirmed: 'Qué se confirmó',
  out: 'Sin confirmar',
  came: 'Entraron',
  status: 'Estado',
  state: 'Estado',
  publishDate: 'Se publica',
  reason: 'Motivo',
  changed: 'Qué se corrigió',
  kept: 'Se queda el nuevo',
  type: 'Tipo',
  required: 'Obligatoria',
  placeholder: 'Ejemplo',
  options: 'Opciones',
  active: 'Activa',
  isActive: 'Abierto',
  collectResponses: 'Guarda respuestas',
  fields: 'Campos',
  order: 'Orden',
  points: 'Puntos',
  startsAt: 'Hora',
  releaseAt: 'Se ve desde',
  number: 'Partida',
  added: 'Agregados',
  withdrawn: 'Retirados',
  returned: 'Vuelven a jugar',
  admin: 'Acceso',
  owner: 'Cuenta principal',
  fullName: 'Nombre',
  freeFireId: 'ID de Free Fire',
  email: 'Correo',
  phone: 'Teléfono',
  answers: 'Respuestas',
  nickname: 'Apodo',
  guardian: 'Tutor',
  consent: 'Permiso del tutor',
  way: 'Cómo respondió',
  guardianConsent: 'Espera el permiso del tutor',
  hidden: 'Oculto de lo público',
  made: 'Premios anotados',
  holder: 'De quién es',
  shown: 'Se ve en la página',
  does: 'Qué hace',
  picture: 'Imagen',
};

/** What the values of some fields are called. */
const VALUES: Readonly<Record<string, string>> = {
  ...registrationStatusLabel,
  draft: 'Borrador',
  scheduled: 'Programado',
  published: 'Publicado',
  active: 'Participa',
  no_show: 'No se presentó',
  withdrawn: 'Se retiró',
  disqualified: 'Descalificado',
  open: 'Abierta',
  closed: 'Cerrada',
  planned: 'Planeada',
  provisional: 'Provisional',
  official: 'Oficial',
  void: 'Anulada',
  owed: 'Por entregar',
  sent: 'Enviado',
  received: 'Recibido',
  forfeited: 'No se entrega',
  given: 'Sí',
  refused: 'No',
  player_link: 'Por el enlace que mandó el jugador',
  team_link: 'Por el enlace que mandó el equipo',
  call: 'Por llamada',
  message: 'Por mensaje',
  in_person: 'En persona',
};

/** Organisers' own words, or codes of theirs. */
const CODES: readonly string[] = ['gameMode', 'mapSelection', 'modality', 'format'];
const STATES: readonly string[] = ['status', 'state', 'consent', 'way'];
/** Recorded for the program, not for people. */
const INNER: readonly string[] = ['revision', 'became', 'requestId', 'id'];
const INSTANT = /^\d{4}-\d\d-\d\dT/;

type Recorded = Pick<AuditRecord, 'before' | 'after'>;
type TimeText = (instant: string) => string;

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

function wordsOf(field: string, value: unknown, timeText: TimeText): string {
  // Of a question: the log has no names of tournaments at hand.
  if (field === 'tournamentId') return isNothing(value) ? 'Todos' : 'Uno solo';
  if (field === 'linkedFormId') return isNothing(value) ? 'No' : 'Sí';
  if (isNothing(value) || (Array.isArray(value) && value.length === 0)) return '—';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) {
    return value.map((each) => (field === 'changed' ? (LABELS[each] ?? each) : each)).join('\n');
  }
  if (Array.isArray(value)) return String(value.length);
  if (typeof value === 'object') return 'Con detalles';
  const text = String(value);
  if (STATES.includes(field)) return VALUES[text] ?? text;
  if (CODES.includes(field)) return readableCode(text);
  if (field === 'type') return new Map<string, string>(Object.entries(fieldTypeLabel)).get(text) ?? text;
  return INSTANT.test(text) && toMillis(text) !== null ? timeText(text) : text;
}

/**
 * What a record says was changed, in words; what is nothing before and after is left out.
 * @param timeText writes an instant, ISO 8601 in UTC, and whose time it is.
 */
export function auditChanges({ before, after }: Recorded, timeText: TimeText): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !INNER.includes(field))
    .map((field) => ({
      label: LABELS[field] ?? field,
      before: before === null ? '—' : wordsOf(field, before[field], timeText),
      after: after === null ? '—' : wordsOf(field, after[field], timeText),
    }))
    .filter((change) => change.before !== change.after);
}
