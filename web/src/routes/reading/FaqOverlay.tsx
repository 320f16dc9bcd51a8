import { Faq } from '../../features/help/Faq.tsx';
import { useLeaveOverlay } from '../../lib/addresses/overlay.ts';

/** `/preguntas`, and `/preguntas#{question}` for one of them. */
export default function FaqOverlay() {
  return <Faq onClose={useLeaveOverlay()} />;
}
