import type { ReactNode } from 'react';

/** Primitives of `web/src/ui` by the names of their files: each in its states, by what those are. */
export type Samples = Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;
