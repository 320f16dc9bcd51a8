import { fieldTypeLabel } from '../field/field-type.schema.ts';
import { FormField, formFieldText } from '../form/form.schema.ts';
import { registrationStatusLabel } from '../registration/registration.schema.ts';
import { roleLabel } from '../role/role-texts.ts';
import { toMillis } from '../time/instant.ts';
import { readableCode } from '../tournament/shown/card.ts';
import type { AuditRecord } from './audit.schema.ts';

/** One recorded change, in words. */
export interface AuditChange {
  label: string;
  before: string;
  after: string;
}

/** Labels of recorded fields; a field without one is shown by its own name. */
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
  emblem: 'Emblema',
  sponsor: 'Patrocinador',
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
  kept: 'Conserva el nombre nuevo',
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
  role: 'Rol',
  owner: 'Cuenta dueña',
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
  asksNickname: 'Pide el apodo',
  unlisted: 'Solo por su enlace',
  hidden: 'Oculto de lo público',
  until: 'Hasta',
  note: 'Nota de su respuesta',
  ended: 'Terminada',
  made: 'Premios anotados',
  holder: 'De quién es',
  shown: 'Se ve en la página',
  does: 'Qué hace',
  picture: 'Imagen',
  bytes: 'Tamaño en bytes',
  removing: 'Se estaba eliminando',
  publishedAt: 'Se publicó',
  currentPlayers: 'Inscritos',
  reservedPlaces: 'Cupos por invitación',
  invitedPlayers: 'Inscritos por invitación',
  revoked: 'Anulada',
  waitingPlayers: 'En espera',
  result: 'Resultado',
  pending: 'Pendientes',
  approved: 'Aprobados',
  rejected: 'Rechazados',
  secondPerson: 'Confirma otra persona',
  stages: 'Fases',
  draw: 'Sorteo',
  through: 'Avanzan',
  chosen: 'Elegidos a mano',
  scoring: 'Puntuación',
  keepsPoints: 'Conserva sus puntos',
  matchNumber: 'De la partida',
  corrected: 'Premios corregidos',
  count: 'Inscripciones',
  kind: 'Canal',
  paused: 'En pausa',
  group: 'A quiénes',
  message: 'Mensaje',
};

const VALUES: Readonly<Record<string, string>> = {
  ...registrationStatusLabel,
  discord: 'Discord',
  generic: 'Otro programa',
  ...roleLabel,
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
  ended: 'Terminado',
  unconfirmed: 'Sin confirmar',
  player_link: 'Por el enlace que mandó el jugador',
  team_link: 'Por el enlace que mandó el equipo',
  call: 'Por llamada',
  message: 'Por mensaje',
  in_person: 'En persona',
};

/** Values that organisers write themselves, or choose from a list. */
const CODES: readonly string[] = ['gameMode', 'mapSelection', 'modality', 'format'];
const STATES: readonly string[] = ['group', 'status', 'state', 'consent', 'way', 'kind', 'role'];
/** Fields that are recorded for the program and not shown. */
const INNER: readonly string[] = [
  'revision',
  'revisions',
  'became',
  'requestId',
  'id',
  'lastInLine',
  'stageId',
  'groupId',
  'entryId',
  'replay',
];
/** Lists of entry ids, shown as counts because the log has no names of entries. */
const COUNTED: readonly string[] = ['through', 'chosen', 'out', 'came'];
const INSTANT = /^\d{4}-\d\d-\d\dT/;

type Recorded = Pick<AuditRecord, 'action' | 'before' | 'after'>;
type TimeText = (instant: string) => string;

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** Writes the fields of a form, one a line; null for other values. */
function formFieldLines(value: unknown[]): string | null {
  return FormField.array().safeParse(value).data?.map(formFieldText).join('\n') ?? null;
}

function listWords(field: string, list: unknown[]): string {
  const isTexts = list.every((each) => typeof each === 'string') && !COUNTED.includes(field);
  if (isTexts) return list.map((each) => (field === 'changed' ? (LABELS[each] ?? each) : each)).join('\n');
  return (field === 'fields' ? formFieldLines(list) : null) ?? String(list.length);
}

function wordsOf(field: string, value: unknown, timeText: TimeText): string {
  // The log has no names of tournaments.
  if (field === 'tournamentId') return isNothing(value) ? 'Todos' : 'Un torneo';
  if (field === 'linkedFormId') return isNothing(value) ? 'No' : 'Sí';
  if (isNothing(value) || (Array.isArray(value) && value.length === 0)) return '—';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return listWords(field, value);
  if (typeof value === 'object') return 'Con detalles';
  const text = String(value);
  if (STATES.includes(field)) return VALUES[text] ?? text;
  if (CODES.includes(field)) return readableCode(text);
  if (field === 'type') return new Map<string, string>(Object.entries(fieldTypeLabel)).get(text) ?? text;
  return INSTANT.test(text) && toMillis(text) !== null ? timeText(text) : text;
}

/** Writes the change of one field; null if it didn't change. */
function changeOf(field: string, { before, after }: Recorded, timeText: TimeText): AuditChange | null {
  const [was, is] = [before?.[field], after?.[field]];
  const change = {
    label: LABELS[field] ?? field,
    before: before === null ? '—' : wordsOf(field, was, timeText),
    after: after === null ? '—' : wordsOf(field, is, timeText),
  };
  if (change.before !== change.after) return change;
  if (change.after === '—' || (isNothing(was) && isNothing(is)) || JSON.stringify(was) === JSON.stringify(is))
    return null;
  return { ...change, after: `${change.after} (cambió)` };
}

/**
 * Describes the changes of an audit record in words. Fields that are empty before and after are left out.
 * @param timeText writes an instant (ISO 8601 in UTC) with its zone
 */
export function auditChanges(record: Recorded, timeText: TimeText): AuditChange[] {
  const fields = [...new Set([...Object.keys(record.before ?? {}), ...Object.keys(record.after ?? {})])];
  // The fields are question ids, and the log has no names of questions.
  if (record.action === 'question.reorder') {
    return [{ label: 'Preguntas que cambiaron de lugar', before: '—', after: String(fields.length) }];
  }
  return fields
    .filter((field) => !INNER.includes(field))
    .map((field) => changeOf(field, record, timeText))
    .filter((change) => change !== null);
}
