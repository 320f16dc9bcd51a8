import { playersOf, type Registration } from '@arena/domain';
import { Link } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { mayOpen } from '#lib/calls/admin-screens.ts';
import { Inline } from '#ui/layout/Layout.tsx';
import { useQueue } from '../queue/queue-context.ts';

/** Links that open the screen of exclusions with a player's ID filled in. */
export function ExcludePart({ registration }: { registration: Registration }) {
  const { excluded } = useQueue().marks;
  if (!mayOpen('exclusions')) return null;
  const players = playersOf(registration);
  const labelOf = ({ nickname, freeFireId }: (typeof players)[number]) => {
    const name = nickname || freeFireId;
    if (excluded.has(freeFireId)) return `${name} está excluido`;
    return players.length === 1 ? 'Excluir a este jugador' : `Excluir a ${name}`;
  };
  return (
    <Inline gap={4}>
      {players.map((player) => (
        <Link
          key={player.freeFireId}
          className="touch underlined"
          to={adminPath('exclusions')}
          state={excluded.has(player.freeFireId) ? null : { freeFireId: player.freeFireId }}
        >
          {labelOf(player)}
        </Link>
      ))}
    </Inline>
  );
}
