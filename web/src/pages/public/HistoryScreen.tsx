import { elementAfterPaint } from '#lib/page/after-paint.ts';

const pages = elementAfterPaint(() => import('../../features/history/HistoryPages.tsx'), <div aria-busy="true" />);

/**
 * `/tournament-history`, `/premios` and `/player/:publicId`: rendered by the server; their code loads after the paint.
 */
export default function HistoryScreen() {
  return pages;
}
