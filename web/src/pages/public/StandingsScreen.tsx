import { elementAfterPaint } from '#lib/page/after-paint.ts';

const standings = elementAfterPaint(() => import('../../features/standings/Standings.tsx'), <div aria-busy="true" />);

/** `/tournament/:id/standings`: rendered by the server; its code loads after the paint. */
export default function StandingsScreen() {
  return standings;
}
