import { freeSeats, type Statistics, type StatisticsSpan, shortDateText } from '@arena/domain';

const plain = new Intl.NumberFormat('es-MX');

/** Formats a count: `1 inscripción`, `1,200 inscripciones`. */
function registrationsText(count: number): string {
  return `${plain.format(count)} ${count === 1 ? 'inscripción' : 'inscripciones'}`;
}

/**
 * Counts registrations in a sentence, without the waiting list.
 * @param waits age of the oldest pending one; null without any
 */
export function byStatusText(total: number, waits: string | null): string {
  const answered = waits === null ? ', ninguna por revisar.' : `. La que más espera llegó ${waits}.`;
  return `${registrationsText(total)}${answered} No cuenta la lista de espera.`;
}

/** Formats minutes in the largest unit: `45 min`, `3 h`, `2 días`. */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.round(minutes))} min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h`;
  return `${Math.round(minutes / 1_440)} días`;
}

/** Summarises arrivals in a sentence. @param zone the reader's IANA zone. */
export function arrivalsText(arrivals: Statistics['arrivals'], span: StatisticsSpan, zone: string): string {
  const total = arrivals.reduce((sum, { registrations }) => sum + registrations, 0);
  const time = span === 'days' ? '30 días' : '12 semanas';
  if (total === 0) return `Ninguna inscripción en ${time}.`;
  const best = arrivals.reduce((one, other) => (other.registrations > one.registrations ? other : one));
  const when = `${span === 'days' ? 'el' : 'la semana del'} ${shortDateText(best.from, zone)}`;
  return `${registrationsText(total)} en ${time}. El máximo: ${plain.format(best.registrations)}, ${when}.`;
}

/** A tournament's fill from 0 to 1; null without a limit. */
export function fillOf({ maxPlayers, registrations }: Statistics['tournaments'][number]): number | null {
  const inside = registrations.pending + registrations.approved;
  const free = freeSeats({ maxPlayers, currentPlayers: inside });
  return free === null ? null : Math.min(1, inside / maxPlayers);
}

/** A tournament's fill in words: `18 de 24 · 75 %`, `18, sin límite`. */
export function fillText(tournament: Statistics['tournaments'][number]): string {
  const { pending, approved } = tournament.registrations;
  const fill = fillOf(tournament);
  if (fill === null) return `${pending + approved}, sin límite`;
  return `${pending + approved} de ${tournament.maxPlayers} · ${Math.round(fill * 100)} %`;
}

/** Names a range of decision times by its upper end in minutes; null: no limit. */
export function withinText(minutes: number | null): string {
  if (minutes === null) return 'Más de 3 días';
  if (minutes <= 60) return 'Hasta 1 hora';
  return minutes < 2_880 ? `Hasta ${minutes / 60} horas` : `Hasta ${minutes / 1_440} días`;
}
