import { broken, type Mutation } from './mutation.ts';

const framework = 'functions/src/http/framework.ts';
const before = 'tests/api/framework-guard.test.ts';
const characters = 'domain/src/text/characters.ts';
const registrationSchema = 'domain/src/registration/registration.schema.test.ts';
const page = 'functions/src/platform/page.ts';
const trespassers = 'tests/api/trespassers.test.ts';

/** What guards the server against what is typed and sent. */
export const inputMutations: readonly Mutation[] = [
  ...broken(framework, before, {
    'a body may be packed': [
      "if ((headers['content-encoding'] || 'identity').toLowerCase() !== 'identity') return 'malformed';",
      '',
    ],
    'a body may be announced as long as one likes': [
      "if (Number(headers['content-length'] ?? 0) > most) return 'too_large';",
      '',
    ],
    'as many large bodies are held as are sent': ['large.size >= limits.largeBodies.atOnce', 'false'],
    'a large body is held for ever': ["response.once('close', () => large.delete(request));", ''],
    'what is refused on its way is held': ['request.removeAllListeners();', ''],
    'a body may go on for as long as one likes': [
      'if (read <= most) return push(chunk, encoding);',
      'return push(chunk, encoding);',
    ],
    'the framework may come back to a response that was refused': ['response.removeHeader = () => undefined;', ''],
  }),
  ...broken('functions/src/http/inputs/body-size.ts', 'functions/src/http/inputs/body-size.test.ts', {
    'a form may be as large as a picture anywhere': ['return PICTURES.test(url) ?', 'return true ?'],
  }),
  ...broken('functions/src/http/inputs/json-body.ts', 'tests/api/transport.test.ts', {
    'the app unpacks bodies': ['inflate: false', 'inflate: true'],
  }),
  ...broken(characters, 'domain/src/api/storable.test.ts', {
    'controls and overrides are text': ['return !UNFIT.test(text);', 'return true;'],
  }),
  ...broken(characters, registrationSchema, {
    'a line may have breaks': ['return !BREAK.test(text);', 'return true;'],
    'a name may be fillers': ['(?!\\p{DI})[', '['],
    'a name needs no letter': ['return LETTER_OR_DIGIT.test(text);', "return text !== '';"],
    'a nickname may be an ID': ['return PERSONAL.test(text);', 'return false;'],
  }),
  ...broken('domain/src/registration/phone.ts', registrationSchema, {
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
    'a lost race is a fault of ours': ['if (isPassing(fault)) return', 'if (false) return'],
  }),
  ...broken('domain/src/text/spreadsheet.ts', 'functions/src/registrations/export.test.ts', {
    'a cell ends where its text says so': ['quoted: true, ', ''],
  }),
  ...broken('domain/src/text/spreadsheet.ts', 'domain/src/text/spreadsheet.test.ts', {
    'a cell may be a formula': ['"$&\'"', "'$&'"],
  }),
  ...broken('functions/src/registrations/export.ts', 'functions/src/registrations/export.test.ts', {
    'the registrations are exported as they are': ['row.map(cellText)', '[...row]'],
  }),
  ...broken('web/src/features/desk-forms/responses/csv.ts', 'web/src/features/desk-forms/responses/csv.test.ts', {
    'the responses are exported as they are': ['row.map(cellText)', '[...row]'],
  }),
];
