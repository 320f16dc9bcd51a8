import type { ComponentType, ReactNode } from 'react';
import { lazyAfterPaint } from './after-paint.ts';
import { PartPlace } from './PartPlace.tsx';

/**
 * A part of a screen whose code comes after the paint, where nothing is handed to it: one and the same element with every
 * rendering, so that what the server wrote of it stays untouched until its code is here.
 * @param load resolves with the component.
 */
export function partAfterPaint(load: () => Promise<{ default: ComponentType }>, meanwhile?: ReactNode): ReactNode {
  const Part = lazyAfterPaint(load);
  return (
    <PartPlace meanwhile={meanwhile}>
      <Part />
    </PartPlace>
  );
}
