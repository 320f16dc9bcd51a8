import { elementAfterPaint } from '../../lib/page/after-paint.ts';

const standings = elementAfterPaint(() => import('../../features/standings/Standings.tsx'), <div aria-busy="true" />);

/** `/tournament/:id/standings`: its code comes after the paint, since the server has written all of it already. */
export default function StandingsScreen() {
  return standings;
}
