import { lazy, type ReactNode, Suspense } from 'react';

export interface WhatsAppLinkProps {
  phone: string;
  message: string;
  /** Renders the link to `href`. */
  link: (href: string) => ReactNode;
  /** Shown for a phone without a country: a message might reach a stranger. */
  otherwise?: ReactNode;
}

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
