import { createContext, type ReactNode } from 'react';
import { lazyAfterPaint } from '../../lib/page/after-paint.ts';
import { PartPlace } from '../../lib/page/PartPlace.tsx';

const Footer = lazyAfterPaint(() => import('./Footer.tsx'));

/**
 * The footer of the screens within. Its code comes late where the server has written it; who shows screens that no
 * server wrote brings it along, or else somebody could be past the end of the page before it has one.
 */
export const FooterContext = createContext<ReactNode>(
  // One and the same element with every rendering: what the server wrote of it stays untouched until its code is here.
  <PartPlace>
    <Footer />
  </PartPlace>,
);
