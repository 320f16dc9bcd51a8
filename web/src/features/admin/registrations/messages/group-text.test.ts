import { sampleTournament } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { groupChatText, LOST_LINK } from '#lib/sharing/group-chat-text.ts';
import { groupPlayerText, groupText } from './message-texts.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const UNTIL = '2026-11-21T18:00:00.000Z';
const copa = sampleTournament({ name: 'Copa *Norte*', date: '2026-11-22T01:00:00.000Z' });

test.each([
  [
    'until when the first has to confirm',
    'unconfirmed',
    copa,
    UNTIL,
    'Falta que confirmes que juegas. Hazlo en «Mi lugar» antes del sáb 21 nov, 12:00 hora de México. Si no, tu cupo queda libre.',
  ],
  [
    'what is due, without a known end',
    'unconfirmed',
    copa,
    null,
    'Falta que confirmes que juegas. Hazlo en «Mi lugar». Si no, tu cupo queda libre.',
  ],
  [
    'when they play',
    'approved',
    copa,
    null,
    'Jugamos el sáb 21 nov, 19:00 hora de México. En «Mi lugar» ves tu hora y el código de tu sala.',
  ],
  ['nothing that isn’t true of all chosen ones', 'chosen', copa, UNTIL, 'Mira en «Mi lugar» qué sigue.'],
  ['no date that is to be confirmed', 'approved', { ...copa, date: null }, null, 'Mira en «Mi lugar» qué sigue.'],
  [
    'no date that has passed',
    'approved',
    { ...copa, date: '2026-11-19T01:00:00.000Z' },
    null,
    'Mira en «Mi lugar» qué sigue.',
  ],
] as const)('tells a group %s', (_, group, tournament, until, text) => {
  expect(groupText(group, tournament, until, NOW)).toBe(text);
});

test('names the tournament in the chat and to one player, without breaking their format', () => {
  const site = 'https://arena.test';
  expect(groupChatText(copa, 'Hoy jugamos.', site)).toBe(
    `*Copa ＊Norte＊*\nHoy jugamos.\nhttps://arena.test/mi-lugar\n${LOST_LINK}`,
  );
  expect(groupPlayerText(copa, { fullName: 'Ana Pérez' }, 'Hoy jugamos.', site)).toBe(
    `¡Hola, Ana! Copa ＊Norte＊: Hoy jugamos. https://arena.test/mi-lugar ${LOST_LINK}`,
  );
});
