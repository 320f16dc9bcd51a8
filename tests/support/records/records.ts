import type { Database } from '../../../functions/src/platform/firestore.ts';
import { tournamentParts } from '../../../functions/src/tournaments/parts.ts';

/** The fields of a document, or of a request. */
export type Fields = Readonly<Record<string, unknown>>;

const HOUR = 3_600_000;

/** The moment at which tests live. */
export const NOW = new Date('2026-11-20T15:00:00.000Z');

/** What the names of persons are hashed with. */
export const HASH_KEY = 'una llave de pruebas, larga y de nadie';

/** A moment some hours from it, before or after. */
export function hoursFromNow(hours: number): Date {
  return new Date(NOW.getTime() + hours * HOUR);
}

/** A published tournament that takes registrations, as its own document holds it. */
export function tournamentRecord(fields: Fields = {}): Fields {
  return {
    name: 'Copa Relámpago',
    description: 'Seis caídas en una noche.',
    date: hoursFromNow(72),
    endDate: null,
    registrationDeadline: hoursFromNow(48),
    maxPlayers: 48,
    currentPlayers: 0,
    status: 'published',
    publishedAt: hoursFromNow(-24),
    gameMode: 'COMPETITIVO',
    mapSelection: 'Bermuda',
    modality: 'Solo',
    format: 'eliminacion_directa',
    entryFee: '0',
    prizePool: '1er: $50, 2do: $30, 3er: TBD',
    prize: '$80',
    rules: ['Nivel 40 o más', 'Solo celular'],
    linkedFormId: 'inscripcion',
    poster: null,
    confirmations: null,
    confirmationsSince: null,
    guardianConsent: false,
    waitingList: 'off',
    waitingPlayers: 0,
    lastInLine: 0,
    result: null,
    revision: 1,
    ...fields,
  };
}

/** The same with what stays inside: both of its documents, by path. */
export function tournamentDocuments(id: string, fields: Fields = {}): Record<string, Fields> {
  const { own, inside } = tournamentParts(tournamentRecord({ publishDate: null, ...fields }));
  return { [`tournaments/${id}`]: own, [`tournamentsInside/${id}`]: inside };
}

/** A registration as the database holds it, under the id that `registrationPath` gives it. */
export function registrationRecord(fields: Fields = {}): Fields {
  return {
    tournamentId: 'copa',
    fullName: 'Ana Pérez',
    nameKey: 'ana perez',
    nickname: '',
    freeFireId: '12345678',
    email: 'ana@example.com',
    phone: '+52 55 1234 5678',
    answers: {},
    team: null,
    renamed: null,
    guardian: null,
    consent: null,
    guardianAsked: null,
    guardianLink: '',
    guardianLinks: 0,
    teamLink: '',
    teamLinks: 0,
    status: 'pending',
    createdAt: hoursFromNow(-1),
    decidedAt: null,
    decidedBy: null,
    reason: null,
    out: null,
    enrolmentConfirmedAt: null,
    matchConfirmedAt: null,
    matchConfirmedFor: null,
    line: null,
    offeredUntil: null,
    origin: null,
    originsBeside: [],
    requestId: '11111111-1111-4111-8111-111111111111',
    link: '',
    ...fields,
  };
}

export function registrationPath(freeFireId: string, tournamentId = 'copa'): string {
  return `registrations/${tournamentId}_${freeFireId}`;
}

/** What the form sends. */
export function submission(fields: Fields = {}): Fields {
  return {
    tournamentId: 'copa',
    fullName: 'Ana Pérez',
    freeFireId: '12345678',
    email: 'ana@example.com',
    phone: '+52 55 1234 5678',
    answers: {},
    ...fields,
  };
}

/** Writes documents, by path. */
export async function write(database: Database, documents: Readonly<Record<string, Fields>>): Promise<void> {
  const batch = database.batch();
  for (const [path, fields] of Object.entries(documents)) batch.set(database.doc(path), fields);
  await batch.commit();
}
