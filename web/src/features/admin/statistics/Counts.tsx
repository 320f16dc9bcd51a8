import { countedIn, DecidedStatus, registrationStatusLabel, type Statistics, toMillis } from '@arena/domain';
import { useServerNow } from '#lib/time/clock.ts';
import { agoText } from '#lib/time/time-text.ts';
import { statusTone } from '#ui/icons/status-tone.ts';
import { type Bar, Bars } from './Bars.tsx';
import { Figure } from './Figure.tsx';
import { byStatusText, durationText, withinText } from './statistics-texts';

interface Props {
  title: string;
  text: string;
  /** Headings of the table's two columns. */
  head: readonly [string, string];
  rows: readonly { name: string; count: number; tone?: Bar['stretches'][number]['tone'] }[];
  whole: number;
}

/** Counts by kind, with a bar each. */
function CountsFigure({ title, text, head, rows, whole }: Props) {
  const bars = rows.map(({ name, count, tone = 'flame' }) => ({
    name,
    text: String(count),
    stretches: [{ share: count / Math.max(1, whole), tone }],
  }));
  return (
    <Figure title={title} text={text} table={{ head, rows: rows.map(({ name, count }) => [name, String(count)]) }}>
      <Bars bars={bars} />
    </Figure>
  );
}

export function ByStatus({ byStatus, oldestPending }: Pick<Statistics, 'byStatus' | 'oldestPending'>) {
  const waits = useServerNow((now) => {
    const since = toMillis(oldestPending);
    return since === null ? null : agoText(now.getTime() - since);
  });
  const total = countedIn(byStatus);
  const rows = DecidedStatus.options.map((status) => ({
    name: registrationStatusLabel[status],
    count: byStatus[status],
    tone: statusTone[status],
  }));
  return (
    <CountsFigure
      title="Por estado"
      text={byStatusText(total, waits)}
      head={['Estado', 'Inscripciones']}
      rows={rows}
      whole={total}
    />
  );
}

export function DecisionTimes({ decisions: { median, within }, sample }: Pick<Statistics, 'decisions' | 'sample'>) {
  const rows = within.map(({ minutes, registrations }) => ({ name: withinText(minutes), count: registrations }));
  return (
    <CountsFigure
      title="Tiempo hasta la respuesta"
      text={
        median === null
          ? 'Todavía no se ha respondido ninguna inscripción.'
          : `La mitad tuvo respuesta en ${durationText(median)} o menos (últimas ${sample} inscripciones).`
      }
      head={['Tiempo', 'Inscripciones']}
      rows={rows}
      whole={Math.max(...rows.map(({ count }) => count))}
    />
  );
}

export function Players({ players: { once, twice, more }, sample }: Pick<Statistics, 'players' | 'sample'>) {
  const total = once + twice + more;
  const back = twice + more;
  const share = Math.round((back / Math.max(1, total)) * 100);
  const rows = [
    { name: 'Un torneo', count: once },
    { name: 'Dos torneos', count: twice },
    { name: 'Tres o más', count: more },
  ];
  return (
    <CountsFigure
      title="Jugadores que vuelven"
      text={
        total === 0
          ? 'Todavía no hay jugadores.'
          : `${back} de ${total} jugadores ${back === 1 ? 'jugó' : 'jugaron'} más de un torneo: ${share} % (últimas ${sample} inscripciones).`
      }
      head={['Torneos', 'Jugadores']}
      rows={rows}
      whole={total}
    />
  );
}
