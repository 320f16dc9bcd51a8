import { FormResponse } from '@arena/domain';
import { sampleForm } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { responseFor } from './response.ts';

test('builds a valid response; resending keeps its id unless an answer changed', () => {
  const form = sampleForm({
    fields: [{ id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: true, options: [] }],
  });
  const now = new Date('2026-11-20T15:00:00.123Z');
  const failed = responseFor(form, { nick: ' Sombra ' }, now, null);
  expect(FormResponse.parse(failed)).toEqual({
    id: expect.stringMatching(/^1795186800123-[0-9a-z]+$/),
    formId: 'encuesta',
    answers: { nick: 'Sombra' },
    submittedAt: '2026-11-20T15:00:00.123Z',
  });
  const later = new Date(now.getTime() + 60_000);
  expect(responseFor(form, { nick: 'Sombra ' }, later, failed)).toBe(failed);
  expect(responseFor(form, { nick: 'Sombra2' }, later, failed).id).not.toBe(failed.id);
});
