import { lazy, Suspense } from 'react';
import type { WhatsAppLinkProps } from './LoadedWhatsAppLink.tsx';

// Loaded on demand: the phone metadata is larger than the rest of a screen.
const LoadedWhatsAppLink = lazy(() =>
  import('./LoadedWhatsAppLink.tsx').catch(() => ({
    default: ({ otherwise }: WhatsAppLinkProps) => otherwise,
  })),
);

/** Links to WhatsApp if the player's phone is certain. */
export function WhatsAppLink(props: WhatsAppLinkProps) {
  return (
    <Suspense fallback={null}>
      <LoadedWhatsAppLink {...props} />
    </Suspense>
  );
}
