import {
  chatName,
  confirmationsOf,
  type Instant,
  isPast,
  type MessageGroup,
  openConfirmation,
  type Registration,
  shortDateText,
  toMillis,
  type VisibleTournament,
} from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { MY_REGISTRATION } from '#lib/addresses/private-paths.ts';
import { config } from '#lib/config.ts';
import { LOST_LINK } from '#lib/sharing/group-chat-text.ts';
import { serverNow } from '#lib/time/clock.ts';
import { clockIn, dayAndClockIn } from '#lib/time/format-date.ts';

type About = Pick<
  Registration,
  | 'fullName'
  | 'freeFireId'
  | 'status'
  | 'out'
  | 'reason'
  | 'tournamentId'
  | 'decidedAt'
  | 'enrolmentConfirmedAt'
  | 'matchConfirmedAt'
  | 'matchConfirmedFor'
  | 'preconfirmed'
  | 'offeredUntil'
>;

const firstName = ({ fullName }: Pick<Registration, 'fullName'>) => chatName(fullName.trim().split(/\s+/)[0] ?? '');
const inTournament = (tournament: VisibleTournament | undefined) =>
  tournament ? ` en ${chatName(tournament.name)}` : '';
const dayAndTime = (instant: Instant) =>
  `el ${shortDateText(instant, config.timeZone)} a las ${clockIn(instant, config.timeZone)}`;

function startText({ date }: Pick<VisibleTournament, 'date'>): string {
  return toMillis(date) === null ? '' : ` Empieza ${dayAndTime(date)}.`;
}

/**
 * Writes the message to a player about a decision or a confirmation; null without one.
 * @param site the site's address without a trailing slash
 */
export function messageFor(
  registration: About,
  tournament: VisibleTournament | undefined,
  site: string,
  now = serverNow(),
): string | null {
  const { freeFireId, status, out, reason, tournamentId, offeredUntil } = registration;
  const name = firstName(registration);
  const where = inTournament(tournament);
  const what = `tu inscripción${where} (ID ${freeFireId})`;
  if (status === 'waiting') {
    if (offeredUntil === null) return null;
    return `¡Hola, ${name}! Se liberó un cupo${where} y es para ti (ID ${freeFireId}). Entra con tu enlace a ${site}${MY_REGISTRATION} y toca «Tomar el cupo» hasta ${dayAndTime(offeredUntil)}. Después pasa a la siguiente persona. ${LOST_LINK}`;
  }
  if (status === 'approved') {
    const open = openConfirmation(confirmationsOf(tournament ?? null, registration, now));
    if (open !== null) {
      return `¡Hola, ${name}! Aprobamos ${what}. Confirma que juegas: entra con tu enlace a ${site}${MY_REGISTRATION} hasta ${dayAndTime(open.closesAt)}. Si no, tu cupo queda libre. ${LOST_LINK}`;
    }
    const start = tournament ? startText(tournament) : '';
    return `¡Hola, ${name}! Aprobamos ${what}.${start} Aquí está todo: ${site}${paths.tournament(tournamentId)}`;
  }
  // Players who left need no message.
  if (status === 'rejected' && out === null) {
    const why = reason === null ? '' : ` Motivo: ${reason.replace(/[.\s]+$/, '')}.`;
    return `Hola, ${name}. Esta vez no pudimos aprobar ${what}.${why} Si crees que es un error, respóndenos por aquí.`;
  }
  return null;
}

export function guardianMessage(
  { fullName, guardian, consent }: Pick<Registration, 'fullName' | 'guardian' | 'consent'>,
  tournament: VisibleTournament | undefined,
  link: string,
): string {
  const where = tournament ? `el torneo ${chatName(tournament.name)}` : 'un torneo';
  if (consent?.carried) {
    return `Hola, ${chatName(guardian?.name ?? '')}. ${chatName(fullName)} se inscribió en ${where} de Free Fire con el permiso de un año que ya diste. Aquí ves en cuáles está y lo terminas cuando quieras: ${link} Es solo para ti, no lo compartas.`;
  }
  return `Hola, ${chatName(guardian?.name ?? '')}. ${chatName(fullName)} quiere jugar ${where} de Free Fire y dijo que eres su mamá, su papá o su tutor. Aquí ves qué datos guardamos y respondes con un toque: ${link} Es solo para ti, no lo compartas.`;
}

/** Writes the message with a player's first link, and until when to confirm with it. */
export function firstLinkMessage(
  registration: About,
  tournament: VisibleTournament | undefined,
  link: string,
  now = serverNow(),
): string {
  const open = openConfirmation(confirmationsOf(tournament ?? null, registration, now));
  const confirm = open === null ? '' : ` Confirma ahí que juegas hasta ${dayAndTime(open.closesAt)}.`;
  return `¡Hola, ${firstName(registration)}! Este es tu enlace a «Mi lugar»${inTournament(tournament)}: ${link} Ahí ves tu horario, el código de la sala y tus resultados.${confirm} Es solo tuyo, no lo compartas.`;
}

export function linkMessage(
  registration: Pick<Registration, 'fullName'>,
  tournament: VisibleTournament | undefined,
  link: string,
): string {
  return `Hola, ${firstName(registration)}. Este es tu enlace a «Mi lugar»${inTournament(tournament)}: ${link} Es solo tuyo, no lo compartas. Si tenías otro, ya no sirve.`;
}

/** A group of players, or the chosen rows. */
export type ListedGroup = MessageGroup | 'chosen';

/**
 * Writes what is due for a group, to be edited.
 * @param until the end of the first confirmation; null without one
 */
export function groupText(
  group: ListedGroup,
  { date }: Pick<VisibleTournament, 'name' | 'date'>,
  until: Instant,
  now: Date,
): string {
  const at = (instant: Instant) => dayAndClockIn(instant, config.timeZone);
  if (group === 'unconfirmed') {
    const by = until === null ? '' : ` antes del ${at(until)}`;
    return `Falta que confirmes que juegas. Hazlo en «Mi lugar»${by}. Si no, tu cupo queda libre.`;
  }
  if (group === 'chosen' || date === null || isPast(date, now)) return 'Mira en «Mi lugar» qué sigue.';
  return `Jugamos el ${at(date)}. En «Mi lugar» ves tu hora y el código de tu sala.`;
}

/** Writes the message for one player of the group. */
export function groupPlayerText(
  { name }: Pick<VisibleTournament, 'name' | 'date'>,
  { fullName }: Pick<Registration, 'fullName'>,
  text: string,
  site: string,
): string {
  const player = chatName(fullName.trim().split(/\s+/)[0] ?? '');
  return `¡Hola, ${player}! ${chatName(name)}: ${text} ${site}${MY_REGISTRATION} ${LOST_LINK}`;
}
