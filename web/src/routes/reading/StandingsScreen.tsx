import { Suspense } from 'react';
import { PublicLayout } from '../../features/shell/PublicLayout.tsx';
import { lazyAfterPaint } from '../../lib/page/after-paint.ts';

const StandingsRest = lazyAfterPaint(() => import('./StandingsRest.tsx'));

// One and the same element with every rendering: what the server wrote of it stays untouched until its code is here.
const rest = (
  <Suspense fallback={<div aria-busy="true" />}>
    <StandingsRest />
  </Suspense>
);

/** `/tournament/:id/standings`: its code comes after the paint, since the server has written all of it already. */
export default function StandingsScreen() {
  return <PublicLayout help={false}>{rest}</PublicLayout>;
}
