import type { Statistics } from '@arena/domain';
import { Bars } from './Bars.tsx';
import { Figure } from './Figure.tsx';
import { durationText, withinText } from './texts.ts';

/** How long players wait for an answer. */
export function Decisions({ decisions: { median, within }, sample }: Pick<Statistics, 'decisions' | 'sample'>) {
  const most = Math.max(1, ...within.map(({ registrations }) => registrations));
  const rows = within.map(({ minutes, registrations }) => ({ name: withinText(minutes), registrations }));
  return (
    <Figure
      title="Tiempo hasta la respuesta"
      text={
        median === null
          ? 'Todavía no se ha respondido ninguna inscripción.'
          : `La mitad tuvo respuesta en ${durationText(median)} o menos (últimas ${sample} inscripciones).`
      }
      table={{
        head: ['Tiempo', 'Inscripciones'],
        rows: rows.map(({ name, registrations }) => [name, String(registrations)]),
      }}
    >
      <Bars
        bars={rows.map(({ name, registrations }) => ({
          name,
          text: String(registrations),
          stretches: [{ share: registrations / most, tone: 'flame' }],
        }))}
      />
    </Figure>
  );
}
