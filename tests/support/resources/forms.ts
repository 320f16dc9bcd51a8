import type { EndpointRequest } from '@arena/domain/api';
import { hoursFromNow, NOW } from '../records/records.ts';
import { byAdmins, byAnyone, query, REQUEST_ID, type Resource } from './resource.ts';

const nick = { id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: true, options: [] };
const playeras = { title: 'Playeras', description: '', isActive: true, collectResponses: true, fields: [nick] };
const response = { answers: { nick: 'Ana' }, submittedAt: hoursFromNow(-2), receivedAt: hoursFromNow(-1) };

const form = {
  title: 'Playeras',
  isActive: true,
  fields: [
    { id: 'nick', type: 'text', label: 'Nick', required: true },
    { id: 'talla', type: 'select', label: 'Talla', options: ['S', 'M'] },
  ],
} satisfies EndpointRequest<'POST /forms'>['body'];

const ofPlayeras = { params: { formId: 'playeras' } };
const noForm = { params: { formId: 'nadie' }, answers: 'form_not_found' } as const;

export const forms: Resource<'forms'> = {
  documents: {
    'forms/playeras': playeras,
    'forms/playeras/responses/r1': response,
    'forms/gorras': { ...playeras, title: 'Gorras' },
  },
  calls: {
    'GET /forms': byAdmins,
    'GET /forms/:formId': { ...byAnyone, ...ofPlayeras, missing: noForm },
    'POST /forms': { ...byAdmins, body: { ...form, requestId: REQUEST_ID } },
    'PUT /forms/:formId': {
      ...byAdmins,
      ...ofPlayeras,
      body: { ...form, title: 'Playeras y gorras' },
      missing: { ...noForm, body: form },
    },
    'DELETE /forms/:formId': {
      who: 'admins',
      again: 'form_not_found',
      ...ofPlayeras,
      query: { force: 'true' },
      missing: noForm,
      also: [{ params: { formId: 'gorras' } }],
    },
    'PATCH /forms/:formId': { ...byAdmins, ...ofPlayeras, body: { isActive: false }, missing: noForm },
    'GET /forms/:formId/responses': { ...byAdmins, ...ofPlayeras, missing: noForm },
    'DELETE /forms/:formId/responses/:responseId': {
      who: 'admins',
      again: 'not_found',
      params: { formId: 'playeras', responseId: 'r1' },
      missing: { params: { formId: 'playeras', responseId: 'nadie' }, answers: 'not_found' },
    },
    'POST /forms/:formId/responses': {
      ...byAnyone,
      ...ofPlayeras,
      body: { id: '1790000000000', answers: { nick: 'Ana' }, submittedAt: NOW.toISOString() },
      missing: noForm,
    },
  },
  queries: [query('forms', [], ['title', 'asc']), query('responses', [], ['receivedAt', 'desc'])],
};
