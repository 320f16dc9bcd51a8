import { DAY, HOUR, MINUTE, SECOND } from '@arena/domain';

/** A no-break space keeps a number and its unit on one line. */
const NB = '\u00a0';

type Unit = 'minute' | 'hour' | 'day';

let format: Intl.RelativeTimeFormat | undefined;

/** Formats 'ago' in words. Formats are created on demand, because that is slow on a phone. */
function ago(count: number, unit: Unit): string {
  format ??= new Intl.RelativeTimeFormat('es-419', { numeric: 'always' });
  return format.format(-Math.floor(count), unit);
}

/** Formats an age in milliseconds: `hace unos segundos`, `hace 5 minutos`, `hace 2 días`. */
export function agoText(age: number): string {
  if (age < MINUTE) return 'hace unos segundos';
  if (age < HOUR) return ago(age / MINUTE, 'minute');
  if (age < DAY) return ago(age / HOUR, 'hour');
  return ago(age / DAY, 'day');
}

/** Formats remaining milliseconds in two units: `12 d 4 h`, `4 h 12 min`, `12 min 05 s`; `0 s` if none are left. */
export function timeLeftText(left: number): string {
  if (left <= 0) return `0${NB}s`;
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  if (days > 0) return `${days}${NB}d ${hours}${NB}h`;
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (hours > 0) return `${hours}${NB}h ${minutes}${NB}min`;
  const seconds = Math.floor((left % MINUTE) / SECOND);
  return minutes > 0 ? `${minutes}${NB}min ${String(seconds).padStart(2, '0')}${NB}s` : `${seconds}${NB}s`;
}
