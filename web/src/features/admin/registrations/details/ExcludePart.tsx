import { playersOf, type Registration } from '@arena/domain';
import { Link } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { mayOpen } from '#lib/calls/admin-screens.ts';
import { Inline } from '#ui/layout/Layout.tsx';

/** Links that open the screen of exclusions with a player's ID filled in. */
export function ExcludePart({ registration }: { registration: Registration }) {
  if (!mayOpen('exclusions')) return null;
  const players = playersOf(registration);
  return (
    <Inline gap={4}>
      {players.map(({ nickname, freeFireId }) => (
        <Link key={freeFireId} className="touch underlined" to={adminPath('exclusions')} state={{ freeFireId }}>
          {players.length === 1 ? 'Excluir a este jugador' : `Excluir a ${nickname || freeFireId}`}
        </Link>
      ))}
    </Inline>
  );
}
