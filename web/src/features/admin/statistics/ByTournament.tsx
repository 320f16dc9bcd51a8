import type { Statistics } from '@arena/domain';
import { statusTone } from '#ui/icons/status-tone.ts';
import { type Bar, Bars } from './Bars.tsx';
import { Figure } from './Figure.tsx';
import { fillOf, fillText } from './statistics-texts';

type Row = Statistics['tournaments'][number];

/** Builds a tournament's bar: of its limit, or of the largest tournament without one. */
function barOf(row: Row, most: number): Bar {
  const { pending, approved } = row.registrations;
  const whole = fillOf(row) === null ? most : Math.max(row.maxPlayers, pending + approved);
  return {
    name: row.name || 'Sin nombre',
    text: fillText(row),
    stretches: [
      { share: approved / Math.max(1, whole), tone: statusTone.approved },
      { share: pending / Math.max(1, whole), tone: statusTone.pending },
    ],
  };
}

function averageFill(rows: readonly Row[]): string {
  const fills = rows.map(fillOf).filter((fill) => fill !== null);
  if (fills.length === 0) return '';
  const average = fills.reduce((sum, fill) => sum + fill, 0) / fills.length;
  return ` En promedio se llenan al ${Math.round(average * 100)} %.`;
}

export function ByTournament({ tournaments }: Pick<Statistics, 'tournaments'>) {
  const rows = tournaments.filter(({ status }) => status === 'published');
  const most = Math.max(0, ...rows.map(({ registrations: { pending, approved } }) => pending + approved));
  return (
    <Figure
      title="Por torneo"
      high
      text={
        rows.length === 0
          ? 'Todavía no hay torneos publicados.'
          : `Los ${rows.length} publicados más recientes: aprobadas y por revisar, de sus cupos.${averageFill(rows)}`
      }
      table={{
        head: ['Torneo', 'Por revisar', 'Aprobadas', 'Rechazadas', 'Ocupación'],
        rows: rows.map((row) => [
          row.name,
          String(row.registrations.pending),
          String(row.registrations.approved),
          String(row.registrations.rejected),
          fillText(row),
        ]),
      }}
    >
      <Bars bars={rows.map((row) => barOf(row, most))} />
    </Figure>
  );
}
