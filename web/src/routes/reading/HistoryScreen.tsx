import { PublicLayout } from '../../features/shell/PublicLayout.tsx';
import { partAfterPaint } from '../../lib/page/part-after-paint.tsx';

const rest = partAfterPaint(() => import('./HistoryRest.tsx'), <div aria-busy="true" />);

/** `/tournament-history`, `/premios` and `/player/:publicId`: their code comes after the paint, since the server has written them. */
export default function HistoryScreen() {
  return <PublicLayout>{rest}</PublicLayout>;
}
