import { broken, type Mutation } from './mutation.ts';

const framework = 'functions/src/http/framework.ts';
const before = 'tests/api/framework-guard.test.ts';
const characters = 'domain/src/text/characters.ts';
const registrationSchema = 'domain/src/registration/registration.schema.test.ts';
const page = 'functions/src/platform/page.ts';
const trespassers = 'tests/api/trespassers.test.ts';

export const inputMutations: readonly Mutation[] = [
  ...broken(framework, before, {
    'a compressed body is accepted': [
      "if ((headers['content-encoding'] || 'identity').toLowerCase() !== 'identity') return 'malformed';",
      '',
    ],
    'an announced length is unlimited': ["Number(headers['content-length'] ?? 0) > most ? 'too_large' : null", 'null'],
    'simultaneous large bodies are unlimited': ['large.size >= limits.largeBodies.atOnce', 'false'],
    'a large body is never released': ['large.delete(request);', ''],
    'a large body is read without a role': ['(await admit(request.headers.authorization)) ?? ', ''],
    'a large body has no timeout': ["if (!request.complete) void refuse(state, 'unavailable');", ''],
    'a body refused in transit is kept': ['    request.removeAllListeners();\n    tooMuch', '    tooMuch'],
    'a sent length is unlimited': ['if (read <= most) return push(chunk, encoding);', 'return push(chunk, encoding);'],
    'the framework can change a refused response': ['response.removeHeader = () => undefined;', ''],
  }),
  ...broken('functions/src/http/inputs/body-size.ts', 'functions/src/http/inputs/body-size.test.ts', {
    'a form may be as large as a picture anywhere': ['return PICTURES.test(url) ?', 'return true ?'],
  }),
  ...broken('functions/src/http/inputs/json-body.ts', 'tests/api/transport.test.ts', {
    'the app unpacks bodies': ['inflate: false', 'inflate: true'],
  }),
  ...broken(characters, 'domain/src/api/storable.test.ts', {
    'control and override characters are accepted': ['return !UNFIT.test(text);', 'return true;'],
  }),
  ...broken(characters, registrationSchema, {
    'a line may have breaks': ['return !BREAK.test(text);', 'return true;'],
    'a name may be fillers': ['(?!\\p{DI})[', '['],
    'a name needs no letter': ['return LETTER_OR_DIGIT.test(text);', "return text !== '';"],
    'a nickname may be an ID': ['return EMAIL.test(plain) ||', 'return false &&'],
  }),
  ...broken('domain/src/registration/phone.ts', 'domain/src/registration/guardian.test.ts', {
    'a phone needs no digit': [" && text.replace(/\\D/g, '').length >= limits.phoneDigits", ''],
  }),
  ...broken('domain/src/form/check-answers.ts', 'domain/src/form/check-answers.test.ts', {
    'an answer of one line may have more': ['text: [(value) => isOneLine(String(value).trim()), ONE_LINE],', ''],
  }),
  ...broken('domain/src/time/instant.ts', 'domain/src/tournament/tournament-input.schema.test.ts', {
    'an instant may be of any year': [
      'return millis >= FIRST && millis <= LAST ? millis : null;',
      'return Number.isNaN(millis) ? null : millis;',
    ],
  }),
  ...broken('domain/src/registration/registration-id.ts', trespassers, {
    'the id of a registration may name a reserved tournament': [
      '.refine((id) => isDocumentId(tournamentOf(id))',
      '.refine(() => true',
    ],
  }),
  ...broken(page, trespassers, {
    'a cursor may name any second': ['seconds: z.int().min(-62_135_596_800).max(253_402_300_799)', 'seconds: z.int()'],
    'a cursor may name any id': ['.refine((id) => !isReserved(id))', ''],
    'a cursor may hold half a character': ['.refine((text) => text.isWellFormed())', ''],
  }),
  ...broken('functions/src/http/failure.ts', 'functions/src/http/failure.test.ts', {
    'a lost race is reported as an internal error': ['if (isPassing(error)) return', 'if (false) return'],
  }),
  ...broken('domain/src/text/spreadsheet.ts', 'functions/src/registrations/export.test.ts', {
    'a cell’s text can end the cell': ['quoted: true, ', ''],
  }),
  ...broken('domain/src/text/spreadsheet.ts', 'domain/src/text/spreadsheet.test.ts', {
    'a cell may be a formula': ['"$&\'"', "'$&'"],
  }),
  ...broken('functions/src/registrations/export.ts', 'functions/src/registrations/export.test.ts', {
    'registrations are exported unescaped': ['row.map(cellText)', '[...row]'],
  }),
  ...broken('web/src/features/admin/forms/responses/csv.ts', 'web/src/features/admin/forms/responses/csv.test.ts', {
    'responses are exported unescaped': ['row.map(cellText)', '[...row]'],
  }),
];
