import { afterEach, describe, expect, test, vi } from 'vitest';
import { answering } from '../../lib/calls/sample-server.ts';
import { loadForm, unreadable } from './load-form.ts';

const form = { id: 'encuesta', title: 'Encuesta', description: '', isActive: true, collectResponses: true, fields: [] };

afterEach(() => vi.unstubAllGlobals());

describe('loading a form', () => {
  test('an active one is shown', async () => {
    const fetch = answering(200, { success: true, data: form });
    expect(await loadForm('encuesta')).toEqual({ form });
    expect(fetch).toHaveBeenCalledOnce();
  });

  test.each([null, {}])('%j is no form', async (data) => {
    answering(200, { success: true, data });
    expect(await loadForm('encuesta')).toEqual({ form: null });
  });

  test('without an id nothing is called', async () => {
    const fetch = answering(200, { success: true, data: form });
    expect(await loadForm('')).toMatchObject({ problem: { message: 'ID de formulario no válido' } });
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    {
      name: 'an inactive form',
      status: 200,
      body: { success: true, data: { ...form, isActive: false } },
      message: 'Este formulario no está disponible',
    },
    {
      name: 'a missing form',
      status: 404,
      body: { success: false, code: 'form_not_found', error: 'x' },
      message: 'El formulario que buscas no existe o ha sido desactivado',
    },
    {
      name: 'an unusable id',
      status: 400,
      body: { success: false, code: 'invalid', error: 'Revisa los campos marcados.' },
      message: 'ID de formulario no válido',
    },
  ])('$name says: $message', async ({ status, body, message }) => {
    answering(status, body);
    expect(await loadForm('encuesta')).toMatchObject({ problem: { message } });
  });

  test.each([
    {
      name: 'a server that fails',
      answer: async () =>
        Response.json({ success: false, code: 'internal', error: 'Intenta más tarde.' }, { status: 500 }),
      message: 'Error al cargar el formulario: Intenta más tarde.',
    },
    {
      name: 'a lost connection',
      answer: () => Promise.reject(new TypeError('Failed to fetch')),
      message: 'Error al cargar el formulario: Error de conexión. Verifica tu conexión a internet.',
    },
  ])('$name is an error, which may pass', async ({ answer, message }) => {
    vi.stubGlobal('fetch', answer);
    const error: unknown = await loadForm('encuesta').catch((failure: unknown) => failure);
    expect(error instanceof Error && unreadable(error)).toMatchObject({ message });
  });
});
