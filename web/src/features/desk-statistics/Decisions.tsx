import type { Statistics } from '@arena/domain';
import { CountsFigure } from './CountsFigure.tsx';
import { durationText, withinText } from './texts.ts';

/** How long players wait for an answer. */
export function Decisions({ decisions: { median, within }, sample }: Pick<Statistics, 'decisions' | 'sample'>) {
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
