// @vitest-environment jsdom
import type { FormResponse } from '@arena/domain';
import { sampleForm } from '@arena/domain/samples';
import { expect, test, vi } from 'vitest';
import { keepResponse, withdrawResponse } from './kept-responses.ts';

const KEY = 'arenalibre_forms';
const form = sampleForm({ description: 'Dos minutos' });
const { collectResponses: _, revision: __, ...described } = form;

const response = (id: string, formId = form.id): FormResponse => {
  return { id, formId, answers: { nick: id }, submittedAt: '2026-11-20T15:00:00.000Z' };
};
const first = [{ ...described, responses: [response('1-a')] }];
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

test('keeps a response under its form, once even if sent twice', () => {
  expect([keepResponse(form, response('1-a')), keepResponse(form, response('1-a'))]).toEqual([true, true]);
  expect(stored()).toEqual(first);
});

test('appends and withdraws a further response without changing other forms', () => {
  const other = { id: 'otro', title: 'Otro', responses: [response('0-z', 'otro')] };
  localStorage.setItem(KEY, JSON.stringify([other, { ...first[0], title: 'Antes' }]));
  keepResponse(form, response('2-b'));
  expect(stored()).toEqual([other, { ...described, responses: [response('1-a'), response('2-b')] }]);
  withdrawResponse(response('2-b'));
  expect(stored()).toEqual([other, ...first]);
});

test.each(['no es json', '[7,null,{"sin":"id"}]', '[{"id":"encuesta","responses":"rotas"}]'])(
  'keeps a response despite damaged storage: %s',
  (damaged) => {
    localStorage.setItem(KEY, damaged);
    expect(keepResponse(form, response('1-a'))).toBe(true);
    expect(stored()).toEqual(first);
  },
);

test('full storage is reported and keeps its content', () => {
  keepResponse(form, response('1-a'));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepResponse(form, response('2-b'))).toBe(false);
  expect(stored()).toEqual(first);
});
