import { Terms } from '../../features/help/Terms.tsx';
import { useLeaveOverlay } from '../../lib/addresses/overlay.ts';

/** `/terminos`, and `/terminos#{section}` for one of them. */
export default function TermsOverlay() {
  return <Terms onClose={useLeaveOverlay()} />;
}
