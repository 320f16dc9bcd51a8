import type { Form } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';

/** A form with every response that it collected, the latest first. */
export interface ResponsesProps {
  form: Form;
  responses: readonly CollectedResponse[];
}
