import { consentStateOf, isInLine, playersOf, type Registration, requestedChanges } from '@arena/domain';
import { listText } from '#lib/editing/list-text.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { excludedPlayers, isOwnContact, isSuspicious, sharedText } from '../arranging/marks.ts';
import { refusedText } from '../decisions/decisions.ts';
import { type QueueItem, useQueue } from '../queue/queue-context.ts';
import { guardianLabel, registrationChangeText } from './labels.ts';

export interface NoteText {
  text: string;
  tone?: 'warn' | 'bad';
}

/** Returns the most important note about a registration, or null. */
export function useNote({ id, registration, isGone }: QueueItem): NoteText | null {
  const zone = useViewerZone();
  const queue = useQueue();
  const own = queue.decisions.underway.get(id);
  if (own?.state === 'unsent') return { text: 'Sin enviar. Se reintenta solo.', tone: 'warn' };
  const refusal = refusedText(registration, own);
  if (refusal !== null) return { text: refusal, tone: 'bad' };
  if (isGone && own === undefined) return { text: 'Ya no está en esta lista.' };
  const text = quietText(registration, queue, zone);
  return (
    excludedNote(registration, queue) ??
    changeNote(registration) ??
    guardianNote(registration) ??
    repeatedNote(registration, queue) ??
    (text === '' ? null : { text })
  );
}

type Queue = ReturnType<typeof useQueue>;

function excludedNote(registration: Registration, { marks }: Queue): NoteText | null {
  const names = excludedPlayers(registration, marks.excluded);
  return names.length === 0 ? null : { text: `Excluido: ${listText(names)}`, tone: 'bad' };
}

function changeNote(registration: Registration): NoteText | null {
  if (registration.playersChange?.state !== 'open') return null;
  const [change, ...others] = requestedChanges(registration);
  if (change === undefined) return null;
  const more = others.length === 0 ? '' : ` y ${others.length} más`;
  return { text: `Pide: ${registrationChangeText(change)}${more}`, tone: 'warn' };
}

function repeatedNote(registration: Registration, { marks, nameOf }: Queue): NoteText | null {
  const suspect = marks.duplicates.get(registration.id)?.find((one) => isSuspicious(registration, one));
  if (suspect === undefined) return null;
  const isHere = suspect.registration.tournamentId === registration.tournamentId;
  const who = isHere ? suspect.registration.fullName : nameOf(suspect.registration.tournamentId);
  return { text: `Repetido: ${sharedText(suspect)} ${isHere ? 'que' : 'en'} ${who}`, tone: 'warn' };
}

function guardianNote(registration: Registration): NoteText | null {
  if (registration.status === 'rejected' || !isOwnContact(registration)) return null;
  return { text: 'El contacto del tutor es el del jugador', tone: 'warn' };
}

function waitingText(registration: Registration, { numberOf }: Queue, zone: string): string {
  const number = numberOf(registration.id);
  if (number !== null) return `Número ${number} en la lista de espera`;
  if (isInLine(registration)) return 'En la lista de espera';
  const { offeredUntil } = registration;
  return offeredUntil === null ? '' : `Cupo ofrecido hasta ${dayAndClockIn(offeredUntil, zone)}`;
}

function quietText(registration: Registration, queue: Queue, zone: string): string {
  const until = queue.marks.unconfirmed.get(registration.id);
  const [first] = queue.marks.duplicates.get(registration.id) ?? [];
  return (
    waitingText(registration, queue, zone) ||
    guardianText(registration) ||
    (until === undefined ? '' : `Por confirmar hasta ${dayAndClockIn(until, zone)}`) ||
    (first === undefined ? '' : `También en ${queue.nameOf(first.registration.tournamentId)}`)
  );
}

/** Describes a guardian's answer; empty if none is needed. */
export function guardianText(registration: Registration): string {
  const consent = consentStateOf(registration);
  return consent === 'open' && registration.status === 'rejected' ? '' : guardianLabel[consent];
}

/** 'Furia Norte con Kira, Rayo07 y Yuki'; empty for a solo player. */
export function teamLine(registration: Registration): string {
  if (registration.team === null) return '';
  const [, ...others] = playersOf(registration);
  return `${registration.team.name} con ${listText(others.map(({ nickname, freeFireId }) => nickname || freeFireId))}`;
}
