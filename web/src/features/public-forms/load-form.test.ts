import { afterEach, expect, test, vi } from 'vitest';
import { formNotFound, invalidId, loadForm } from './load-form.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a missing form', 404, { error: 'No existe', code: 'form_not_found' }, formNotFound],
  ['a 400 whose message contains 404', 400, { error: 'HTTP error! status: 404' }, formNotFound],
  ['a 400 with a code whose message contains 404', 400, { message: 'Error 404', code: 'invalid' }, formNotFound],
  ['an invalid id', 400, { error: 'Revisa los datos', code: 'invalid' }, invalidId],
])('reads %s', async (_what, status, answer, problem) => {
  vi.stubGlobal('fetch', async () => Response.json({ success: false, ...answer }, { status }));
  expect(await loadForm('inscripcion')).toEqual({ problem });
});
