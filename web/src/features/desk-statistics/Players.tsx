import type { Statistics } from '@arena/domain';
import { Bars } from './Bars.tsx';
import { Figure } from './Figure.tsx';

/** How many players come back. */
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
    <Figure
      title="Jugadores que vuelven"
      text={
        total === 0
          ? 'Todavía no hay jugadores.'
          : `${back} de ${total} jugadores ${back === 1 ? 'jugó' : 'jugaron'} más de un torneo: ${share} % (últimas ${sample} inscripciones).`
      }
      table={{ head: ['Torneos', 'Jugadores'], rows: rows.map(({ name, count }) => [name, String(count)]) }}
    >
      <Bars
        bars={rows.map(({ name, count }) => ({
          name,
          text: String(count),
          stretches: [{ share: count / Math.max(1, total), tone: 'flame' }],
        }))}
      />
    </Figure>
  );
}
