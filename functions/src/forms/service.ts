import type { Form } from '@arena/domain';
import { ApiError } from '../failure.ts';
import type { FormStore } from './store.ts';

export interface FormService {
  /** @throws ApiError `form_not_found` */
  one(id: string): Promise<Form>;
}

export function formService(store: FormStore): FormService {
  return {
    async one(id) {
      const form = await store.one(id);
      if (form === null) throw new ApiError('form_not_found');
      return form;
    },
  };
}
