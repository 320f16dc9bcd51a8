import type { Fields } from '../records/records.ts';
import { byAdmins, byAnyone, query, REQUEST_ID, type Resource } from './resource.ts';

const question: Fields = { text: '¿Nick?', type: 'text', required: false, placeholder: '', options: [], active: true };

const noQuestion = { params: { id: 'nadie' }, answers: 'not_found' } as const;

export const questions: Resource<'questions'> = {
  documents: {
    'questions/nick': { ...question, order: 0 },
    'questions/vieja': { ...question, order: 1, active: false },
  },
  calls: {
    'GET /questions/active': byAnyone,
    'POST /questions/validate': { ...byAnyone, body: { answers: { nick: 'Ana' } } },
    'GET /questions/types': byAnyone,
    'GET /questions/form-preview': byAdmins,
    'GET /questions': byAdmins,
    'GET /questions/:id': { ...byAdmins, params: { id: 'nick' }, missing: noQuestion },
    'POST /questions': { ...byAdmins, body: { text: '¿Edad?', type: 'text', requestId: REQUEST_ID } },
    'PUT /questions/:id': {
      ...byAdmins,
      params: { id: 'nick' },
      body: { text: '¿Apodo?', type: 'select', options: ['Corto', 'Largo'] },
      missing: noQuestion,
    },
    'DELETE /questions/:id': { who: 'admins', again: 'not_found', params: { id: 'nick' }, missing: noQuestion },
    'PATCH /questions/:id/toggle': { who: 'admins', again: 'another', params: { id: 'nick' }, missing: noQuestion },
    'POST /questions/reorder': {
      ...byAdmins,
      body: { questions: [{ id: 'nick', order: 5 }] },
      missing: { body: { questions: [{ id: 'nadie', order: 5 }] }, answers: 'not_found' },
    },
    'POST /questions/batch/activate': { ...byAdmins, body: { ids: ['vieja', 'nadie'] } },
    'POST /questions/batch/deactivate': { ...byAdmins, body: { ids: ['nick', 'nadie'] } },
    'POST /questions/batch/delete': { ...byAdmins, body: { ids: ['nick', 'nadie'] } },
  },
  queries: [
    query('questions', ['active']),
    query('questions', [], ['order', 'asc']),
    query('questions', [], ['order', 'desc']),
  ],
};
