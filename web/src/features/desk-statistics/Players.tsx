import type { Statistics } from '@arena/domain';
import { CountsFigure } from './CountsFigure.tsx';

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
