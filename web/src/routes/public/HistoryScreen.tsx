import { elementAfterPaint } from '../../lib/page/after-paint.ts';

const pages = elementAfterPaint(() => import('../../features/history/HistoryPages.tsx'), <div aria-busy="true" />);

/** `/tournament-history`, `/premios` and `/player/:publicId`: their code comes after the paint, since the server has written them. */
export default function HistoryScreen() {
  return pages;
}
