import type { PictureSize } from '@arena/domain';
import { createContext, type ReactNode } from 'react';

export interface PictureProps {
  /** A kept picture's. */
  id: string;
  size: PictureSize;
  /** What it shows, in words; empty where the words beside it say so. */
  alt: string;
  className?: string | undefined;
}

/** What draws pictures that not everybody may see; null: all may. */
export const PictureContext = createContext<((props: PictureProps) => ReactNode) | null>(null);
