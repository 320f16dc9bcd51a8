import type { ActiveQuestion } from '@arena/domain';
import type { ReactNode } from 'react';

/** Shows the registration form with these questions as players see it; the route brings it along. */
export type FormView = (questions: readonly ActiveQuestion[]) => ReactNode;
