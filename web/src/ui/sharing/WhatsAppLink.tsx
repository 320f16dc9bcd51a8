import { lazy, type ReactNode, Suspense } from 'react';

export interface WhatsAppLinkProps {
  phone: string;
  message: string;
  /** Renders the link to `href`. */
  link: (href: string) => ReactNode;
  /** Shown where the phone names no country: a message could reach a stranger. */
  otherwise?: ReactNode;
}

// The tables of phone numbers weigh more than the rest of a screen.
const LoadedWhatsAppLink = lazy(() =>
  import('./LoadedWhatsAppLink.tsx').catch(() => ({
    default: ({ otherwise }: WhatsAppLinkProps) => otherwise,
  })),
);

/** Links to WhatsApp where the player's phone is certain. */
export function WhatsAppLink(props: WhatsAppLinkProps) {
  return (
    <Suspense fallback={null}>
      <LoadedWhatsAppLink {...props} />
    </Suspense>
  );
}
