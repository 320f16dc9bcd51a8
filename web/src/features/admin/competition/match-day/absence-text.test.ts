import { expect, test } from 'vitest';
import { substituteText } from './absence-text.ts';

test('the message to a substitute says what to do, until when, and holds no code', () => {
  const offer = { name: 'Luna', until: '2026-11-21T02:15:00.000Z' };
  const text = substituteText({ name: 'Copa Norte' }, offer, 'America/Mexico_City', 'https://arena.test');
  expect(text).toContain('¡Hola, Luna! Alguien no llegó a su sala en Copa Norte');
  expect(text).toContain('https://arena.test/mi-lugar');
  expect(text).toContain('20:15');
});
