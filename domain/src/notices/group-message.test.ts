import { expect, test } from 'vitest';
import { GroupMessage } from './group-message.ts';

const problemOf = (text: string) => {
  const { error } = GroupMessage.safeParse({ tournamentId: 'copa', group: 'approved', text });
  return error?.issues[0]?.message ?? null;
};

test.each([
  'Jugamos el 21/11/2026 de 19:00 a 21:00.',
  'Sala 1 a las 19:00, sala 2 a las 20:00, sala 3 a las 21:00.',
  'Premio: $1.500 al primero y $500 al segundo.',
  'Confirma en «Mi lugar» antes de las 18:00 (hora de México). ¡Quedan 12 cupos!',
])('takes a message with dates, hours and amounts: %s', (text) => {
  expect(problemOf(text)).toBeNull();
});

test.each([
  'Escríbeme al 55 1234 5678',
  'Escríbeme al +52 (55) 1234-5678',
  'Busquen a 10000001',
  'Manden todo a copa@example.com',
  'Todo está en www.example.com',
  'IG: copa.relampago',
])('refuses a message that leads to a person or another site: %s', (text) => {
  expect(problemOf(text)).toContain('Quita teléfonos, ID, correos y enlaces');
});
