import { freePlaces, type Statistics, type StatisticsSpan, shortDateText } from '@arena/domain';

const plain = new Intl.NumberFormat('es-MX');

/** A count with what it counts: `1 inscripción`, `1,200 inscripciones`. */
function registrationsText(count: number): string {
  return `${plain.format(count)} ${count === 1 ? 'inscripción' : 'inscripciones'}`;
}

/**
 * How many registrations have a status, in a sentence: those in line, which have arrived too, aren't counted.
 * @param waits how long ago the one arrived that waits longest for an answer; null where none does.
 */
export function byStatusText(total: number, waits: string | null): string {
  const answered = waits === null ? ', ninguna por revisar.' : `. La que más espera llegó ${waits}.`;
  return `${registrationsText(total)}${answered} No cuenta la lista de espera.`;
}

/** How long something took, in the unit that says most: `45 min`, `3 h`, `2 días`. Minutes in. */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.round(minutes))} min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h`;
  return `${Math.round(minutes / 1_440)} días`;
}

/** What the arrivals come to, in a sentence. @param zone IANA name of the reader's zone. */
export function arrivalsText(arrivals: Statistics['arrivals'], span: StatisticsSpan, zone: string): string {
  const total = arrivals.reduce((sum, { registrations }) => sum + registrations, 0);
  const time = span === 'days' ? '30 días' : '12 semanas';
  if (total === 0) return `Ninguna inscripción en ${time}.`;
  const best = arrivals.reduce((one, other) => (other.registrations > one.registrations ? other : one));
  const when = `${span === 'days' ? 'el' : 'la semana del'} ${shortDateText(best.from, zone)}`;
  return `${registrationsText(total)} en ${time}. Lo más alto: ${plain.format(best.registrations)}, ${when}.`;
}

/** How full a tournament is, from 0 to 1; null where it has no limit. */
export function fillOf({ maxPlayers, registrations }: Statistics['tournaments'][number]): number | null {
  const inside = registrations.pending + registrations.approved;
  const free = freePlaces({ maxPlayers, currentPlayers: inside });
  return free === null ? null : Math.min(1, inside / maxPlayers);
}

/** How full a tournament is, in words: `18 de 24 · 75 %`, `18, sin límite`. */
export function fillText(tournament: Statistics['tournaments'][number]): string {
  const { pending, approved } = tournament.registrations;
  const fill = fillOf(tournament);
  if (fill === null) return `${pending + approved}, sin límite`;
  return `${pending + approved} de ${tournament.maxPlayers} · ${Math.round(fill * 100)} %`;
}

/** What each time of decision is called, by its upper end in minutes; null: it has none. */
export function withinText(minutes: number | null): string {
  if (minutes === null) return 'Más de 3 días';
  if (minutes <= 60) return 'Hasta 1 hora';
  return minutes < 2_880 ? `Hasta ${minutes / 60} horas` : `Hasta ${minutes / 1_440} días`;
}
