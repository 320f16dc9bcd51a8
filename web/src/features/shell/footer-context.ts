import { createContext, type ReactNode } from 'react';
import { partAfterPaint } from '../../lib/page/part-after-paint.tsx';

/**
 * The footer of the screens within. Its code comes late where the server has written it; who shows screens that no
 * server wrote brings it along, or else somebody could be past the end of the page before it has one.
 */
export const FooterContext = createContext<ReactNode>(partAfterPaint(() => import('./Footer.tsx')));
