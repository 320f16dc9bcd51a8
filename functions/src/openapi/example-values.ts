const ID = 'copa-noviembre';
const INSTANT = '2026-11-27T20:00:00.000Z';

/** Example values by field name. Other fields get examples by type. */
export const fieldExamples: Readonly<Record<string, string>> = {
  address: 'ana@example.com',
  answer: '0123456789abcdef0123456789abcdef',
  auth: 'aaaaaaaaaaaaaaaaaaaaaA',
  endpoint: 'https://fcm.googleapis.com/fcm/send/uno',
  notice: '0123456789abcdef0123456789abcdef',
  p256dh: 'BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB',
  subscription: '0123456789abcdef0123456789abcdef',
  zone: 'America/Bogota',
  url: 'https://discord.com/api/webhooks/123/abc',
  caller: '203.0.113.7',
  contact: '+52 55 1234 5678',
  currency: 'MXN',
  entryFee: '0',
  email: 'ana@example.com',
  freeFireId: '123456789',
  fullName: 'Ana Pérez',
  proxyIp: '203.0.113.7',
  id: ID,
  name: 'Copa de noviembre',
  nickname: 'AnaFF',
  phone: '+52 55 1234 5678',
  prizePool: '1er: $500, 2do: $300, 3er: TBD',
  timeZone: 'America/Mexico_City',
  title: 'Inscripción',
  website: 'https://tienda.example/',
  token: 'nm_zWQ0x7Yd4Kp1v9cBtAQ',
  tournamentId: ID,
  uid: 'x7Yd4Kp1v9cBtAnmzWQ0',
};

export const EXAMPLE_INSTANT = INSTANT;
export const EXAMPLE_KEY = 'b6f9c8d2-1c1e-4a53-9a53-8d0f1f0e9a11';

/** Example texts for other fields. A field's pattern selects the first match. */
export const exampleTexts: readonly string[] = [
  'Texto de ejemplo',
  ID,
  '0',
  'nm_zWQ0x7Yd4Kp1v9cBtAQ',
  'copa-noviembre_123456789',
  '3f9a0c5e7b1d2846af033f9a0c5e7b1d-800x600',
  '3f9a0c5e7b1d2846af03',
  EXAMPLE_KEY,
  '3f9a0c5e7b1d2846af033f9a0c5e7b1d2846af033f9a0c5e7b1d2846af03abcd',
];
