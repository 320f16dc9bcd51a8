import { PublicLayout } from '../../features/shell/PublicLayout.tsx';
import { lazyAfterPaint } from '../../lib/page/after-paint.ts';
import { PartPlace } from '../../lib/page/PartPlace.tsx';

const HistoryRest = lazyAfterPaint(() => import('./HistoryRest.tsx'));

// One and the same element with every rendering: what the server wrote of it stays untouched until its code is here.
const rest = (
  <PartPlace meanwhile={<div aria-busy="true" />}>
    <HistoryRest />
  </PartPlace>
);

/** `/tournament-history`, `/premios` and `/player/:publicId`: their code comes after the paint, since the server has written them. */
export default function HistoryScreen() {
  return <PublicLayout>{rest}</PublicLayout>;
}
