import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FreeFireId, RegistrationFields, RegistrationReceipt, RegistrationSubmission } from './registration.schema.ts';

const UNFIT = 'Hay un carácter que no se puede guardar. Bórralo y escríbelo a mano.';
const ONE_LINE = 'Escríbelo en una sola línea';
const PERSONAL = 'Parece llevar un teléfono, un ID, un correo o un enlace, y lo ve todo el mundo: deja solo el nombre';
const NAMELESS = 'Usa al menos una letra o un número';

const good = {
  fullName: 'Ana Quispe',
  freeFireId: '1234567890',
  email: 'ana@example.com',
  phone: '+51 987 654 321',
  answers: { rol: 'Rusher' },
};

/** The first message for each field of a refused input, as a screen shows it; empty where it is accepted. */
function messages(
  schema: typeof RegistrationFields | typeof RegistrationSubmission,
  input: unknown,
): Record<string, string> {
  const found = new Map<string, string>();
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    const field = path.join('.');
    if (!found.has(field)) found.set(field, message);
  }
  return Object.fromEntries(found);
}

const withField = (field: string, value: unknown) => messages(RegistrationFields, { ...good, [field]: value });

describe('the registration form', () => {
  test('accepts a player', () => {
    expect(RegistrationFields.parse(good)).toEqual(good);
  });

  test('an empty field has one message, not one for each rule it breaks', () => {
    expect(RegistrationFields.safeParse({ ...good, freeFireId: ' ' }).error?.issues).toHaveLength(1);
  });

  test('nothing filled: every field says that it is required', () => {
    expect(messages(RegistrationFields, {})).toEqual({
      fullName: 'El nombre es obligatorio',
      freeFireId: 'El ID de Free Fire es obligatorio',
      email: 'El correo es obligatorio',
      phone: 'El teléfono es obligatorio',
    });
  });

  test.each(['', '   ', '\t\n', '\u00a0', null, undefined, 7, {}, ['Ana']])(
    'a field filled with %j is not filled',
    (nothing) => {
      const input = { fullName: nothing, freeFireId: nothing, email: nothing, phone: nothing };
      expect(messages(RegistrationFields, input)).toEqual({
        fullName: 'El nombre es obligatorio',
        freeFireId: 'El ID de Free Fire es obligatorio',
        email: 'El correo es obligatorio',
        phone: 'El teléfono es obligatorio',
      });
    },
  );

  test.each([
    { name: '8 digits', value: '12345678', message: undefined },
    { name: '12 digits', value: '123456789012', message: undefined },
    { name: 'blanks around it', value: ' 12345678\n', message: undefined },
    { name: 'leading zeros', value: '00000001', message: undefined },
    { name: '7 digits', value: '1234567', message: 'El ID debe contener entre 8 y 12 dígitos numéricos' },
    { name: '13 digits', value: '1234567890123', message: 'El ID debe contener entre 8 y 12 dígitos numéricos' },
    { name: 'a letter', value: '1234567a', message: 'El ID debe contener entre 8 y 12 dígitos numéricos' },
    { name: 'blanks inside', value: '1234 5678\u00a09', message: undefined },
    { name: 'a sign', value: '-12345678', message: 'El ID debe contener entre 8 y 12 dígitos numéricos' },
    {
      name: 'digits of another script',
      value: '١٢٣٤٥٦٧٨',
      message: 'El ID debe contener entre 8 y 12 dígitos numéricos',
    },
    { name: 'an emoji', value: '🔥🔥🔥🔥🔥🔥🔥🔥', message: 'El ID debe contener entre 8 y 12 dígitos numéricos' },
    { name: 'a path', value: '12345678/x', message: 'El ID debe contener entre 8 y 12 dígitos numéricos' },
  ])('the Free Fire ID: $name', ({ value, message }) => {
    expect(withField('freeFireId', value)).toEqual(message === undefined ? {} : { freeFireId: message });
  });

  test('an ID is kept in one piece', () => {
    expect(FreeFireId.parse(' 1234 5678\u00a09 ')).toBe('123456789');
  });

  test.each([
    { name: 'accents and emoji', value: 'Íñigo Ñandú 🔥', message: undefined },
    { name: '80 characters', value: 'a'.repeat(80), message: undefined },
    { name: '81 characters', value: 'a'.repeat(81), message: 'Usa 80 caracteres como máximo' },
    { name: 'one letter', value: 'Ñ', message: undefined },
    { name: 'Arabic', value: 'محمد العربي', message: undefined },
    { name: 'Chinese', value: '李小龍', message: undefined },
    { name: 'Japanese', value: 'さくら', message: undefined },
    { name: 'Persian, with the joiner that its spelling needs', value: 'می\u200cخواهم', message: undefined },
    { name: 'a family of emoji beside letters', value: 'Ana 👩‍👩‍👧‍👦❤️', message: undefined },
    { name: 'accents typed apart', value: 'Jose\u0301', message: undefined },
    { name: 'the letters that players decorate names with', value: '꧁𝓐𝓷𝓪꧂', message: undefined },
    { name: 'letters in circles and squares', value: 'Ⓐⓝⓐ', message: undefined },
    { name: 'the filler of the game beside letters', value: 'Anaㅤ', message: undefined },
    { name: 'a name like O’Neill-Ñandú Jr.', value: 'O’Neill-Ñandú Jr.', message: undefined },
    { name: 'half a surrogate pair', value: 'Ana \ud83d', message: UNFIT },
    { name: 'NUL', value: 'Ana\0', message: UNFIT },
    { name: 'an escape', value: 'Ana\x1b[2J', message: UNFIT },
    { name: 'a control of the upper half', value: 'Ana\x85Pérez', message: UNFIT },
    { name: 'turned around', value: '\u202eanA', message: UNFIT },
    { name: 'forced from the left', value: 'Ana\u202d', message: UNFIT },
    { name: 'a line break', value: 'Ana\n=1+1', message: ONE_LINE },
    { name: 'a lone carriage return', value: 'Ana\r=1+1', message: ONE_LINE },
    { name: 'a tab', value: 'Ana\tPérez', message: ONE_LINE },
    { name: 'a line separator', value: 'Ana\u2028=1+1', message: ONE_LINE },
    { name: 'blanks of no width', value: '\u200b\u200b', message: 'El nombre es obligatorio' },
    { name: 'joiners', value: '\u200d\u200c\u2060', message: 'El nombre es obligatorio' },
    { name: 'fillers, which are letters to Unicode', value: '\u3164\u115f\uffa0', message: 'El nombre es obligatorio' },
    { name: 'an empty braille cell', value: '\u2800', message: 'El nombre es obligatorio' },
    { name: 'variation selectors', value: '\ufe0f\u{e0100}', message: 'El nombre es obligatorio' },
    { name: 'no letter and no digit', value: '...', message: NAMELESS },
    { name: 'emoji alone', value: '🔥🔥', message: NAMELESS },
    { name: 'a filler beside dots', value: '...\u3164', message: NAMELESS },
  ])('the name: $name', ({ value, message }) => {
    expect(withField('fullName', value)).toEqual(message === undefined ? {} : { fullName: message });
  });

  test.each([
    { name: 'a plain one', value: 'El Rayo', message: undefined },
    { name: 'a year in it', value: 'Leo2009', message: undefined },
    { name: 'a number of seven digits', value: 'FF 1234567', message: undefined },
    { name: 'an at sign that is no e-mail', value: 'T@nk', message: undefined },
    { name: 'an ID', value: 'Leo 12345678', message: PERSONAL },
    { name: 'a phone', value: '+52 55 1234-5678', message: PERSONAL },
    { name: 'an e-mail', value: 'leo@correo.mx', message: PERSONAL },
  ])('the nickname, and a team’s name: $name', ({ value, message }) => {
    const players = [{ nickname: value, freeFireId: '20000001' }];
    const path = message === undefined ? [] : ['nickname', 'team.name', 'team.players.0.nickname'];
    expect(messages(RegistrationFields, { ...good, nickname: value, team: { name: value, players } })).toEqual(
      Object.fromEntries(path.map((field) => [field, message])),
    );
  });

  test.each([
    { name: 'a plain one', value: 'ana.quispe+ff@correo.example.com', message: undefined },
    { name: 'no at sign', value: 'ana.example.com', message: 'Correo electrónico inválido' },
    { name: 'no dot', value: 'ana@example', message: 'Correo electrónico inválido' },
    { name: 'nobody', value: '@example.com', message: 'Correo electrónico inválido' },
    { name: 'two at signs', value: 'ana@@example.com', message: 'Correo electrónico inválido' },
    { name: 'a blank inside', value: 'ana quispe@example.com', message: 'Correo electrónico inválido' },
    { name: 'an emoji', value: '🔥@example.com', message: 'Correo electrónico inválido' },
    {
      name: 'another header line',
      value: 'ana@example.com\nBcc: otra@example.com',
      message: 'Correo electrónico inválido',
    },
    { name: 'too long', value: `${'a'.repeat(250)}@example.com`, message: 'Correo electrónico inválido' },
  ])('the e-mail: $name', ({ value, message }) => {
    expect(withField('email', value)).toEqual(message === undefined ? {} : { email: message });
  });

  test.each([
    { name: 'digits', value: '98765432', message: undefined },
    { name: 'with its country, blanks and hyphens', value: '+52 (55) 1234-5678', message: undefined },
    ...['9876543', '98+765432', '98765432 casa', '📞98765432', '--------', '044 55 1234 5678', '1-2-3-4-5'].map(
      (value) => ({
        name: `odd, ${value}`,
        value,
        message: undefined,
      }),
    ),
    { name: '61 characters', value: '9'.repeat(61), message: 'Usa 60 caracteres como máximo' },
    { name: 'NUL', value: '55 1234 5678\0', message: UNFIT },
    { name: 'turned around', value: '\u202e55 1234 5678', message: UNFIT },
    ...[
      '+52 55 1234 5678',
      '+52 1 55 1234 5678',
      '(55) 1234-5678',
      '+54 9 11 1234-5678',
      '011 15-1234-5678',
      '+56 9 1234 5678',
      '+57 301 2345678',
      '+58 414-1234567',
      '0414.123.45.67',
      '+591 7-123-4567',
      '+593 99 123 4567',
      '+595 981 123456',
      '+598 94 123 456',
      '+506 8888-8888',
      '8888-8888',
      '+503 7123 4567',
      '+1 (809) 555-1234',
      '+55 (11) 91234-5678',
    ].map((value) => ({ name: value, value, message: undefined })),
  ])('the phone: $name', ({ value, message }) => {
    expect(withField('phone', value)).toEqual(message === undefined ? {} : { phone: message });
  });

  test.each([
    ['\u202a+52 55 1234 5678\u202c', '+52 55 1234 5678'],
    ['\u2066+52\u00a055\u00a01234\u20115678\u2069', '+52 55 1234-5678'],
    ['0414.123.45.67', '0414 123 45 67'],
    ['55 1234 5678\n55 8765 4321', '55 1234 5678 55 8765 4321'],
  ])('a phone as contacts copy it, %j, is kept as %s', (typed, kept) => {
    expect(RegistrationFields.parse({ ...good, phone: typed }).phone).toBe(kept);
  });

  test('a name as chats copy it is kept without the marks around it', () => {
    expect(RegistrationFields.parse({ ...good, fullName: '\u2068Ana Quispe\u2069' }).fullName).toBe('Ana Quispe');
  });

  test.each([
    ['missing', undefined, {}],
    ['none', {}, {}],
    ['texts and lists', { rol: 'Rusher', dias: ['sábado', 'domingo'] }, {}],
    ['2000 characters', { rol: 'x'.repeat(2_000) }, {}],
    ['2001 characters', { rol: 'x'.repeat(2_001) }, { 'answers.rol': 'Usa 2000 caracteres como máximo' }],
    ['half a surrogate pair', { rol: '\udc00' }, { 'answers.rol': UNFIT }],
    ['NUL', { rol: 'a\0b' }, { 'answers.rol': UNFIT }],
    ['turned around', { rol: ['\u202ea'] }, { 'answers.rol.0': UNFIT }],
    ['lines, tabs and a mention as chats copy it', { rol: 'a\r\n\tb @\u2068Ana\u2069' }, {}],
    ['a number', { rol: 7 }, { 'answers.rol': 'Respuesta no válida' }],
    ['null', { rol: null }, { 'answers.rol': 'Respuesta no válida' }],
    ['a map', { rol: { x: 'y' } }, { 'answers.rol': 'Respuesta no válida' }],
    ['a list with a number', { rol: ['a', 7] }, { 'answers.rol': 'Respuesta no válida' }],
    ['a list of 51', { rol: Array(51).fill('a') }, { 'answers.rol': 'Respuesta no válida' }],
    ['50 answers', Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`q${i}`, 'a'])), {}],
    [
      '51 answers',
      Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`q${i}`, 'a'])),
      { answers: 'Demasiadas respuestas' },
    ],
    ['a text', 'Rusher', { answers: 'Respuesta no válida' }],
    ['a list', ['Rusher'], { answers: 'Respuesta no válida' }],
    ['a question id with a path', { 'a/b': 'x' }, { 'answers.a/b': 'Respuesta no válida' }],
    ['a question id that is reserved', { __a__: 'x' }, { 'answers.__a__': 'Respuesta no válida' }],
  ])('the answers: %s', (_name, value, problems) => {
    expect(withField('answers', value)).toEqual(problems);
  });

  test('drops an answer called __proto__', () => {
    const answers: unknown = JSON.parse('{"__proto__":{"polluted":"yes"},"rol":"Rusher"}');
    const parsed = RegistrationFields.parse({ ...good, answers });
    expect(parsed.answers).toEqual({ rol: 'Rusher' });
    expect(Object.getPrototypeOf(parsed.answers)).toBe(Object.prototype);
  });

  test('texts are trimmed and an address is one person however it is written', () => {
    expect(
      RegistrationFields.parse({
        ...good,
        fullName: ' Ana  Quispe ',
        email: ' ANA@Example.COM ',
        answers: { rol: ' Rusher ' },
      }),
    ).toEqual({
      ...good,
      fullName: 'Ana  Quispe',
    });
  });

  test.each(['status', 'currentPlayers', 'id', 'createdAt', 'isAdmin'])('refuses an unknown field (%s)', (field) => {
    expect(messages(RegistrationFields, { ...good, [field]: 'approved' })).toEqual({
      '': 'Este dato no se puede enviar aquí',
    });
  });

  test.each([null, undefined, 'x', 7, [], [good]])('%j is no form', (input) => {
    expect(Object.values(messages(RegistrationFields, input))).toHaveLength(1);
  });
});

describe('a submission', () => {
  const sent = { ...good, tournamentId: 'copa' };

  test.each([
    { name: 'with its own fields', input: sent, problems: {} },
    { name: 'without a tournament', input: good, problems: { tournamentId: 'Identificador no válido' } },
    {
      name: 'with a path for a tournament',
      input: { ...sent, tournamentId: '../x' },
      problems: { tournamentId: 'Identificador no válido' },
    },
  ])('$name', ({ input, problems }) => {
    expect(messages(RegistrationSubmission, input)).toEqual(problems);
  });

  test('has Spanish messages for any input', () => {
    const ENGLISH = /invalid|expected|received|required|too (big|small)|unrecognized|must/i;
    const names = fc.constantFrom(...Object.keys(sent), 'x');
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(names, fc.anything())), (input) => {
        for (const message of Object.values(messages(RegistrationSubmission, input)))
          expect(message).not.toMatch(ENGLISH);
      }),
    );
  });
});

describe('accepted registrations are storable', () => {
  test('a Free Fire ID is 8 to 12 digits and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\s?\d{7,13}\s?$/)), (typed) => {
        const parsed = FreeFireId.safeParse(typed);
        expect(parsed.success).toBe(/^\d{8,12}$/.test(typed.trim()));
      }),
    );
  });

  test('every text is well formed, whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x10_ff_ff)), fc.constantFrom('', '\ud800', '\udfff'), (codes, half) => {
        const fullName = String.fromCodePoint(...codes) + half;
        const parsed = RegistrationFields.safeParse({ ...good, fullName });
        expect(parsed.data?.fullName.isWellFormed() ?? true).toBe(true);
      }),
    );
  });
});

test('the receipt of a registration has tournament, ID, status and the place on the waiting list, and nothing else', () => {
  const told = ['freeFireId', 'status', 'tournamentId', 'waiting'];
  expect(Object.keys(RegistrationReceipt.shape).sort()).toEqual(told);
});
