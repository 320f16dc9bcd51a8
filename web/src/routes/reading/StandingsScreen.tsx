import { PublicLayout } from '../../features/shell/PublicLayout.tsx';
import { lazyAfterPaint } from '../../lib/page/after-paint.ts';
import { PartPlace } from '../../lib/page/PartPlace.tsx';

const StandingsRest = lazyAfterPaint(() => import('./StandingsRest.tsx'));

// One and the same element with every rendering: what the server wrote of it stays untouched until its code is here.
const rest = (
  <PartPlace meanwhile={<div aria-busy="true" />}>
    <StandingsRest />
  </PartPlace>
);

/** `/tournament/:id/standings`: its code comes after the paint, since the server has written all of it already. */
export default function StandingsScreen() {
  return <PublicLayout help={false}>{rest}</PublicLayout>;
}
