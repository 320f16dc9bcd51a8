import { PublicLayout } from '../../features/shell/PublicLayout.tsx';
import { partAfterPaint } from '../../lib/page/part-after-paint.tsx';

const rest = partAfterPaint(() => import('./StandingsRest.tsx'), <div aria-busy="true" />);

/** `/tournament/:id/standings`: its code comes after the paint, since the server has written all of it already. */
export default function StandingsScreen() {
  return <PublicLayout help={false}>{rest}</PublicLayout>;
}
