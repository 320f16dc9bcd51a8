import { type Statistics, type StatisticsSpan, shortDateText } from '@arena/domain';
import { useViewerZone } from '../../lib/time/viewer-zone.ts';
import { Columns } from './Columns.tsx';
import { Figure } from './Figure.tsx';
import { arrivalsText } from './texts.ts';

/** Registrations over time. */
export function Arrivals({ arrivals, span }: { arrivals: Statistics['arrivals']; span: StatisticsSpan }) {
  const zone = useViewerZone();
  const days = arrivals.map(({ from }) => shortDateText(from, zone));
  return (
    <Figure
      title="Inscripciones en el tiempo"
      text={arrivalsText(arrivals, span, zone)}
      table={{
        head: [span === 'days' ? 'Día' : 'Semana del', 'Inscripciones'],
        rows: arrivals.map(({ registrations }, index) => [days[index] ?? '', String(registrations)]),
      }}
    >
      <Columns
        values={arrivals.map(({ registrations }) => registrations)}
        ends={[days[0] ?? '', span === 'days' ? 'Hoy' : 'Esta semana']}
      />
    </Figure>
  );
}
