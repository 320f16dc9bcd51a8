import { expect, test } from 'vitest';
import { confirmationMail, inboxOf, lostLinkMail, noticeMail, receiptMail } from './mail.ts';
import { PlayerEvent } from './notice.schema.ts';

const links = { opens: 'https://arena.example/mi-lugar?torneo=copa', stops: 'https://arena.example/avisos#a1' };
const facts = { tournament: 'Copa <Norte> & Sur', until: '2026-11-28T18:15:00.000Z', count: null };
const ZONE = 'America/Mexico_City';

test.each([
  ['offered', 'Hay un cupo para ti: Copa <Norte> & Sur', 'tómalo en «Mi lugar» antes de las 12:15.'],
  ['room', 'Ya está el código de tu sala: Copa <Norte> & Sur', 'míralo en «Mi lugar» y entra.'],
  ['result', 'Ya hay resultado oficial: Copa <Norte> & Sur', 'mira cómo quedaste.'],
] as const)('writes the %s mail with one button and an unsubscribe link', (event, subject, sentence) => {
  const mail = noticeMail(event, facts, ZONE, links);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(`Copa <Norte> & Sur: ${sentence}`);
  expect(mail.html).toContain(`<p>Copa &lt;Norte&gt; &amp; Sur: ${sentence}</p>`);
  for (const part of [mail.text, mail.html]) {
    expect(part.match(/https:[^\s"<]+/g)).toEqual([links.opens, links.stops]);
  }
});

test.each(PlayerEvent.options)('the subject of %s is short enough for a phone', (event) => {
  expect(noticeMail(event, { ...facts, tournament: 'Copa' }, ZONE, links).subject.length).toBeLessThan(50);
});

test('asks to confirm an address and promises no mail otherwise', () => {
  const mail = confirmationMail('Copa', { opens: links.stops, stops: links.stops });
  expect(mail.subject).toBe('Confirma tus avisos: Copa');
  expect(mail.text).toContain('Si no, no hagas nada: sin tu confirmación no mandamos avisos.');
});

test.each([
  ['receipt', 'Tu inscripción: Copa', receiptMail('Copa', links)],
  ['lost link', 'Tu enlace: Copa', lostLinkMail('Copa', 'Nube', links)],
])('the mail with a %s has one button and a way to stop', (_, subject, mail) => {
  expect(mail.subject).toBe(subject);
  for (const part of [mail.text, mail.html]) expect(part.match(/https:[^\s"<]+/g)).toEqual([links.opens, links.stops]);
});

test.each([
  ['ana@correo.test', 'ana@correo.test'],
  ['Ana@Correo.Test', 'ana@correo.test'],
  ['ana+torneo@correo.test', 'ana@correo.test'],
  ['ana+a+b@correo.test', 'ana@correo.test'],
  ['a.n.a@correo.test', 'a.n.a@correo.test'],
  ['a.n.a+copa@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['+ana@correo.test', '+ana@correo.test'],
  ['ana@mail.gmail.com', 'ana@mail.gmail.com'],
])('%s is the inbox %s', (address, expected) => {
  expect(inboxOf(address)).toBe(expected);
});
