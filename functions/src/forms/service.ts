import { checkFormAnswers, type Form, type FormResponse } from '@arena/domain';
import { ApiError, found } from '../failure.ts';
import { countersOf, type Visit } from '../rate-limit/origin.ts';
import type { RateLimiter } from '../rate-limit/service.ts';
import type { FormStore } from './store.ts';

/** A response on its way in. */
interface Delivery extends Visit {
  response: FormResponse;
}

export interface FormService {
  /** @throws ApiError `form_not_found` */
  one(id: string): Promise<Form>;
  /**
   * Keeps a response; one with the same id again changes nothing.
   * @throws ApiError `form_not_found` where the form takes none, `invalid` with a message for each wrong answer.
   */
  collect(delivery: Delivery): Promise<void>;
}

/** What is kept of the answers: those to the form's own fields. */
function acceptedBy(form: Form | null, answers: FormResponse['answers']): FormResponse['answers'] {
  if (form === null || !form.isActive || !form.collectResponses) throw new ApiError('form_not_found');
  const fields = checkFormAnswers(form.fields, answers);
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields });
  const known = new Set(form.fields.map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => known.has(id)));
}

export function formService(store: FormStore, limiter: RateLimiter): FormService {
  return {
    one: async (id) => found(await store.one(id), 'form_not_found'),
    async collect({ response, origin, now, uses }) {
      await limiter.takeAll([...countersOf('responses', origin), ...uses], now);
      await store.addResponse(response, (form) => acceptedBy(form, response.answers), now);
    },
  };
}
