import { describe, it } from 'vitest';
import { openApi } from '../../fixtures/admin-area.ts';
import { expectData } from '../../fixtures/calls/expect.ts';

const FIELD = { id: 'nombre', type: 'text', label: 'Nombre', placeholder: '', required: true, options: [] };
const FORM = { title: 'Inscripción', description: 'Cuéntanos de ti', collectResponses: true };

const { api } = await openApi('demo-api-forms', () => ({
  'forms/activo': { ...FORM, isActive: true, fields: [FIELD], createdBy: 'someone', secret: 'x' },
  'forms/inactivo': { ...FORM, isActive: false, fields: [FIELD] },
  'forms/sin-marca': { ...FORM, fields: [FIELD] },
  'forms/activo/responses/r1': { answers: { nombre: 'Ana' } },
  'forms/raro': {
    title: 'Raro',
    isActive: true,
    fields: ['x', null, { label: 'Uno', type: 'hologram' }, { id: 'a/b', type: 'select', options: ['Sí', 2, ''] }],
  },
}));

describe('GET /forms/:formId', () => {
  it('gives an active form with its fields, and nothing else of its record', async () => {
    expectData(await api.call('GET /forms/activo'), {
      id: 'activo',
      ...FORM,
      isActive: true,
      fields: [FIELD],
      revision: 0,
    });
  });

  it.each(['inactivo', 'sin-marca'])('returns %s as inactive, without its fields', async (id) => {
    expectData(await api.call(`GET /forms/${id}`), { id, ...FORM, isActive: false, fields: [], revision: 0 });
  });

  it('makes the best of a record that is not well formed', async () => {
    expectData(await api.call('GET /forms/raro'), {
      id: 'raro',
      revision: 0,
      title: 'Raro',
      description: '',
      isActive: true,
      collectResponses: false,
      fields: [
        { id: 'field-1', type: 'text', label: 'Uno', placeholder: '', required: false, options: [] },
        { id: 'field-2', type: 'select', label: '', placeholder: '', required: false, options: ['Sí'] },
      ],
    });
  });
});
