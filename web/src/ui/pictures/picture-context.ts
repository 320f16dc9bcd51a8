import type { PictureSize } from '@arena/domain';
import { createContext, type ReactNode } from 'react';

export interface PictureProps {
  /** Id of a stored picture. */
  id: string;
  size: PictureSize;
  /** The alternative text; empty if the adjacent text says the same. */
  alt: string;
  className?: string | undefined;
}

/** Renders pictures that need a token; null: all are public. */
export const PictureContext = createContext<((props: PictureProps) => ReactNode) | null>(null);
