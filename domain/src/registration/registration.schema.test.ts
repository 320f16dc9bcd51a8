import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemsIn } from '../field-problems.ts';
import { FreeFireId, RegistrationFields, RegistrationReceipt, RegistrationSubmission } from './registration.schema.ts';

const UNFIT = 'Hay un carácter que no se puede guardar. Bórralo y escríbelo a mano.';
const ONE_LINE = 'Escríbelo en una sola línea';
const PERSONAL = 'Parece llevar un teléfono, un ID, un correo o un enlace, y lo ve todo el mundo: deja solo el nombre';
const REQUIRED = 'El nombre es obligatorio';
const NO_ID = 'El ID debe contener entre 8 y 12 dígitos numéricos';
const NO_MAIL = 'Correo electrónico inválido';
const NAMELESS = 'Usa al menos una letra o un número';

const good = {
  fullName: 'Ana Quispe',
  freeFireId: '1234567890',
  email: 'ana@example.com',
  phone: '+51 987 654 321',
  answers: { rol: 'Rusher' },
};

const messages = (schema: typeof RegistrationFields | typeof RegistrationSubmission, input: unknown) =>
  problemsIn(schema.safeParse(input).error);

const withField = (field: string, value: unknown) => messages(RegistrationFields, { ...good, [field]: value });

describe('the registration form', () => {
  test('accepts a player', () => {
    expect(RegistrationFields.parse(good)).toEqual(good);
  });

  test.each(['', '\u00a0', null, undefined, 7])('treats %j as an empty field', (nothing) => {
    const input = { fullName: nothing, freeFireId: nothing, email: nothing, phone: nothing };
    expect(messages(RegistrationFields, input)).toEqual({
      fullName: 'El nombre es obligatorio',
      freeFireId: 'El ID de Free Fire es obligatorio',
      email: 'El correo es obligatorio',
      phone: 'El teléfono es obligatorio',
    });
  });

  test.each<[field: string, message: string | null, values: string[]]>([
    [
      'freeFireId',
      null,
      ['1234 5678\u00a09', '00000001', 'ID: 123456089', '1234-5608 9', 'Mi ID es 123 456 089', 'UID:123456089'],
    ],
    ['freeFireId', NO_ID, ['-12345678', '١٢٣٤٥٦٧٨', '🔥🔥🔥🔥🔥🔥🔥🔥', 'ID: 1234567', 'ID:', 'nube']],
    ['freeFireId', `${NO_ID}: tiene la letra O`, ['12 34-56 O89', 'ID: 12345O89', 'O12345689']],
    ['freeFireId', `${NO_ID}: tiene la letra x`, ['12345678/x', '1234567x']],
    ['freeFireId', `${NO_ID}: tiene letras`, ['12345678 Ana', '1234x5678y']],
    ['fullName', null, ['Íñigo Ñandú 🔥', 'a'.repeat(80), 'Ñ', 'محمد العربي', '李小龍', 'さくら', 'O’Neill-Ñandú Jr.']],
    // The joiner of Persian, a family of emoji, accents typed apart, decorated letters, and the filler of the game.
    ['fullName', null, ['می\u200cخواهم', 'Ana 👩‍👩‍👧‍👦❤️', 'Jose\u0301', '꧁𝓐𝓷𝓪꧂', 'Ⓐⓝⓐ', 'Anaㅤ']],
    ['fullName', 'Usa 80 caracteres como máximo', ['a'.repeat(81)]],
    ['fullName', UNFIT, ['Ana \ud83d', 'Ana\0', 'Ana\x1b[2J', 'Ana\x85Pérez', '\u202eanA', 'Ana\u202d']],
    ['fullName', ONE_LINE, ['Ana\n=1+1', 'Ana\r=1+1', 'Ana\tPérez', 'Ana\u2028=1+1']],
    // Blanks of no width, joiners, fillers that are letters to Unicode, an empty braille cell, variation selectors.
    ['fullName', REQUIRED, ['\u200b\u200b', '\u200d\u200c\u2060', '\u3164\u115f\uffa0', '\u2800', '\ufe0f\u{e0100}']],
    ['fullName', NAMELESS, ['...', '🔥🔥', '...\u3164']],
    ['email', null, ['ana.quispe+ff@correo.example.com']],
    ['email', NO_MAIL, ['ana.example.com', 'ana@example', '@example.com', 'ana@@example.com', '🔥@example.com']],
    ['email', NO_MAIL, ['ana quispe@example.com', 'ana@example.com\nBcc: otra@example.com']],
    ['email', NO_MAIL, [`${'a'.repeat(250)}@example.com`]],
    ['phone', null, ['+52 (55) 1234-5678', '9876543', '98+765432', '98765432 casa', '📞98765432', '--------']],
    ['phone', 'Usa 60 caracteres como máximo', ['9'.repeat(61)]],
    ['phone', UNFIT, ['55 1234 5678\0', '\u202e55 1234 5678']],
  ])('the %s gets the message %j for %j', (field, message, values) => {
    for (const value of values) {
      expect([value, withField(field, value)]).toEqual([value, message === null ? {} : { [field]: message }]);
    }
  });

  test.each<[string | null, string[]]>([
    [null, ['El Rayo', 'Leo2009', 'FF 1234567', 'T@nk']],
    [PERSONAL, ['Leo 12345678', '+52 55 1234-5678', 'leo@correo.mx']],
  ])('a nickname and a team’s name get the message %j for %j', (message, values) => {
    const path = message === null ? [] : ['nickname', 'team.name', 'team.players.0.nickname'];
    for (const value of values) {
      const players = [{ nickname: value, freeFireId: '20000001' }];
      const found = messages(RegistrationFields, { ...good, nickname: value, team: { name: value, players } });
      expect(found).toEqual(Object.fromEntries(path.map((field) => [field, message])));
    }
  });

  test.each([
    ['phone', '\u202a+52 55 1234 5678\u202c', '+52 55 1234 5678'],
    ['phone', '\u2066+52\u00a055\u00a01234\u20115678\u2069', '+52 55 1234-5678'],
    ['phone', '0414.123.45.67', '0414 123 45 67'],
    ['fullName', '\u2068Ana Quispe\u2069', 'Ana Quispe'],
    ['fullName', ' Ana  Quispe ', 'Ana  Quispe'],
    ['email', ' ANA@Example.COM ', 'ana@example.com'],
    ['answers', { rol: ' Rusher ' }, { rol: 'Rusher' }],
  ])('normalises the %s from %j to %j', (field, typed, kept) => {
    expect(RegistrationFields.parse({ ...good, [field]: typed })).toMatchObject({ [field]: kept });
  });

  const fiftyOne = Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`q${i}`, 'a']));

  test.each([
    ['missing', undefined, {}],
    ['texts and lists', { rol: 'Rusher', dias: ['sábado', 'domingo'] }, {}],
    ['2001 characters', { rol: 'x'.repeat(2_001) }, { 'answers.rol': 'Usa 2000 caracteres como máximo' }],
    ['half a surrogate pair', { rol: '\udc00' }, { 'answers.rol': UNFIT }],
    ['a direction override', { rol: ['\u202ea'] }, { 'answers.rol.0': UNFIT }],
    ['lines, tabs and a mention copied from a chat', { rol: 'a\r\n\tb @\u2068Ana\u2069' }, {}],
    ['an object', { rol: { x: 'y' } }, { 'answers.rol': 'Respuesta no válida' }],
    ['a list of 51', { rol: Array(51).fill('a') }, { 'answers.rol': 'Respuesta no válida' }],
    ['51 answers', fiftyOne, { answers: 'Demasiadas respuestas' }],
    ['a question id with a path', { 'a/b': 'x' }, { 'answers.a/b': 'Respuesta no válida' }],
  ])('checks answers: %s', (_name, value, problems) => {
    expect(withField('answers', value)).toEqual(problems);
  });

  test('drops an answer called __proto__', () => {
    const answers: unknown = JSON.parse('{"__proto__":{"polluted":"yes"},"rol":"Rusher"}');
    const parsed = RegistrationFields.parse({ ...good, answers });
    expect(parsed.answers).toEqual({ rol: 'Rusher' });
    expect(Object.getPrototypeOf(parsed.answers)).toBe(Object.prototype);
  });

  test('refuses an unknown field', () => {
    const refused = { status: 'Este dato no se puede enviar aquí' };
    expect(messages(RegistrationFields, { ...good, status: 'approved' })).toEqual(refused);
  });

  test.each([null, [good]])('refuses %j as a form', (input) => {
    expect(Object.values(messages(RegistrationFields, input))).toHaveLength(1);
  });
});

test('a submission requires a valid tournament id', () => {
  const sent = { ...good, tournamentId: 'copa' };
  expect(messages(RegistrationSubmission, sent)).toEqual({});
  for (const input of [good, { ...sent, tournamentId: '../x' }]) {
    expect(messages(RegistrationSubmission, input)).toEqual({ tournamentId: 'Identificador no válido' });
  }
});

test('a Free Fire ID is 8 to 12 digits and nothing else', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\s?\d{7,13}\s?$/)), (typed) => {
      expect(FreeFireId.safeParse(typed).success).toBe(/^\d{8,12}$/.test(typed.trim()));
    }),
  );
});

test('a receipt has only the tournament, ID, status, waiting list position and an earlier yes', () => {
  const told = ['freeFireId', 'isConsented', 'status', 'tournamentId', 'waiting'];
  expect(Object.keys(RegistrationReceipt.shape).sort()).toEqual(told);
});
