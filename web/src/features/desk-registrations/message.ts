import { clockText, type Registration, shortDateText, toMillis, type VisibleTournament } from '@arena/domain';
import { community } from '../../lib/community.ts';
import { config } from '../../lib/config.ts';
import { paths } from '../../lib/paths.ts';

/** Digits that a number has at least together with its country's code. */
const INTERNATIONAL_DIGITS = 11;
const LEAST_DIGITS = 8;

/**
 * A phone number the way WhatsApp wants it, digits with the country's code; null where it can't be one. A number
 * that was written without a code is taken for one of the community's country.
 */
export function whatsAppNumber(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < LEAST_DIGITS) return null;
  const isWhole =
    phone.trim().startsWith('+') || phone.trim().startsWith('00') || digits.length >= INTERNATIONAL_DIGITS;
  return isWhole ? digits : `${community.callingCode}${digits}`;
}

type About = Pick<Registration, 'fullName' | 'freeFireId' | 'status' | 'reason' | 'tournamentId'>;

function startText({ date }: Pick<VisibleTournament, 'date'>): string {
  if (toMillis(date) === null) return '';
  return ` Empieza el ${shortDateText(date, config.timeZone)} a las ${clockText(date, config.timeZone)}.`;
}

/**
 * What a player is told of the decision, ready to be sent; null while there is none.
 * @param site where the site is, without a slash at the end.
 */
export function messageFor(
  registration: About,
  tournament: VisibleTournament | undefined,
  site: string,
): string | null {
  const { fullName, freeFireId, status, reason, tournamentId } = registration;
  const name = fullName.trim().split(/\s+/)[0] ?? '';
  const what = `tu inscripción${tournament ? ` en ${tournament.name}` : ''} (ID ${freeFireId})`;
  if (status === 'approved') {
    const start = tournament ? startText(tournament) : '';
    return `¡Hola, ${name}! Aprobamos ${what}.${start} Aquí está todo: ${site}${paths.tournament(tournamentId)}`;
  }
  if (status === 'rejected') {
    const why = reason === null ? '' : ` Motivo: ${reason.replace(/[.\s]+$/, '')}.`;
    return `Hola, ${name}. Esta vez no pudimos aprobar ${what}.${why} Si crees que es un error, respóndenos por aquí.`;
  }
  return null;
}

/** What a player is told with a new private link. */
export function linkMessage(
  { fullName }: Pick<Registration, 'fullName'>,
  tournament: VisibleTournament | undefined,
  link: string,
): string {
  const name = fullName.trim().split(/\s+/)[0] ?? '';
  const where = tournament ? ` en ${tournament.name}` : '';
  return `Hola, ${name}. Este es tu lugar${where}: ${link} Es solo tuyo, no lo compartas. El enlace anterior ya no sirve.`;
}

/** The address that opens WhatsApp with a message to a player; null where their phone can't have one. */
export function whatsAppLink(phone: string, message: string): string | null {
  const number = whatsAppNumber(phone);
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
