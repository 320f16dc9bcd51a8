import { afterEach, describe, expect, test, vi } from 'vitest';
import { answering } from '../../lib/calls/sample-server.ts';
import { loadForm } from './load-form.ts';

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
    expect(await loadForm('')).toMatchObject({ problem: { message: 'ID de formulario no válido', passing: false } });
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    {
      name: 'an inactive form',
      status: 200,
      body: { success: true, data: { ...form, isActive: false } },
      message: 'Este formulario no está disponible',
      passing: false,
    },
    {
      name: 'a missing form',
      status: 404,
      body: { success: false, code: 'form_not_found', error: 'x' },
      message: 'El formulario que buscas no existe o ha sido desactivado',
      passing: false,
    },
    {
      name: 'an unusable id',
      status: 400,
      body: { success: false, code: 'invalid', error: 'Revisa los campos marcados.' },
      message: 'ID de formulario no válido',
      passing: false,
    },
    {
      name: 'a server that fails',
      status: 500,
      body: { success: false, code: 'internal', error: 'Error interno del servidor. Intenta más tarde.' },
      message: 'Error al cargar el formulario: Error interno del servidor. Intenta más tarde.',
      passing: true,
    },
  ])('$name says: $message', async ({ status, body, message, passing }) => {
    answering(status, body);
    expect(await loadForm('encuesta')).toMatchObject({ problem: { message, passing } });
  });

  test('a lost connection says so, and that it may pass', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await loadForm('encuesta')).toMatchObject({
      problem: {
        message: 'Error al cargar el formulario: Error de conexión. Verifica tu conexión a internet.',
        passing: true,
      },
    });
  });
});
