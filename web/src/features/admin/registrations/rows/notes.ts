import { consentStateOf, isInLine, playersOf, type Registration, requestedChanges } from '@arena/domain';
import { listText } from '#lib/editing/list-text.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { isOwnContact, isSuspicious, sharedText } from '../arranging/duplicates.ts';
import { type DecisionInFlight, refusedText } from '../decisions/decisions.ts';
import { guardianLabel, registrationChangeText } from './labels.ts';
import type { RowContext } from './row-context.ts';

export interface NoteText {
  text: string;
  tone?: 'warn' | 'bad';
}

interface Noted {
  registration: Registration;
  isGone: boolean;
  own: DecisionInFlight | undefined;
  context: RowContext;
}

function changeNote(registration: Registration): NoteText | null {
  if (registration.playersChange?.state !== 'open') return null;
  const [change, ...others] = requestedChanges(registration);
  if (change === undefined) return null;
  const more = others.length === 0 ? '' : ` y ${others.length} más`;
  return { text: `Pide: ${registrationChangeText(change)}${more}`, tone: 'warn' };
}

function repeatedNote({ registration, context }: Noted): NoteText | null {
  const suspect = context.alikeOf(registration.id).find((one) => isSuspicious(registration, one));
  if (suspect === undefined) return null;
  const isHere = suspect.registration.tournamentId === registration.tournamentId;
  const who = isHere ? suspect.registration.fullName : context.nameOf(suspect.registration.tournamentId);
  return { text: `Repetido: ${sharedText(suspect)} ${isHere ? 'que' : 'en'} ${who}`, tone: 'warn' };
}

function guardianNote(registration: Registration): NoteText | null {
  if (registration.status === 'rejected' || !isOwnContact(registration)) return null;
  return { text: 'El contacto del tutor es el del jugador', tone: 'warn' };
}

function waitingText({ registration, context }: Noted, zone: string): string {
  const number = context.numberOf(registration.id);
  if (number !== null) return `Número ${number} en la lista de espera`;
  if (isInLine(registration)) return 'En la lista de espera';
  const { offeredUntil } = registration;
  return offeredUntil === null ? '' : `Cupo ofrecido hasta ${dayAndClockIn(offeredUntil, zone)}`;
}

/** Describes a guardian's answer; empty if none is needed. */
export function guardianText(registration: Registration): string {
  const consent = consentStateOf(registration);
  return consent === 'open' && registration.status === 'rejected' ? '' : guardianLabel[consent];
}

function quietText(noted: Noted, zone: string): string {
  const { registration, context } = noted;
  const until = context.unconfirmedUntil(registration.id);
  const [first] = context.alikeOf(registration.id);
  return (
    waitingText(noted, zone) ||
    guardianText(registration) ||
    (until === null ? '' : `Por confirmar hasta ${dayAndClockIn(until, zone)}`) ||
    (first === undefined ? '' : `También en ${context.nameOf(first.registration.tournamentId)}`)
  );
}

/** Returns the most important note about a registration, or null. */
export function useNote(noted: Noted): NoteText | null {
  const zone = useViewerZone();
  const { registration, isGone, own } = noted;
  if (own?.state === 'unsent') return { text: 'Sin enviar. Se reintenta solo.', tone: 'warn' };
  const refusal = refusedText(registration, own);
  if (refusal !== null) return { text: refusal, tone: 'bad' };
  if (isGone && own === undefined) return { text: 'Ya no está en esta lista.' };
  const text = quietText(noted, zone);
  return (
    changeNote(registration) ?? guardianNote(registration) ?? repeatedNote(noted) ?? (text === '' ? null : { text })
  );
}

/** 'Furia Norte con Kira, Rayo07 y Yuki'; empty for a solo player. */
export function teamLine(registration: Registration): string {
  if (registration.team === null) return '';
  const [, ...others] = playersOf(registration);
  return `${registration.team.name} con ${listText(others.map(({ nickname, freeFireId }) => nickname || freeFireId))}`;
}
