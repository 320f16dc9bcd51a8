import type { Form } from '@arena/domain';
import type { ReactNode } from 'react';

/** Shows a form as whoever has its link sees it; the route brings it along. */
export type FormView = (form: Form) => ReactNode;
