import type { Mutation } from './mutation.ts';

const framework = 'functions/src/http/framework.ts';
const before = 'tests/api/framework-guard.test.ts';
const characters = 'domain/src/text/characters.ts';
const registrationSchema = 'domain/src/registration/registration.schema.test.ts';
const page = 'functions/src/platform/page.ts';
const trespassers = 'tests/api/trespassers.test.ts';

/** What guards the server against what is typed and sent. */
export const inputMutations: readonly Mutation[] = [
  {
    what: 'a body may be packed',
    file: framework,
    from: "if ((headers['content-encoding'] || 'identity').toLowerCase() !== 'identity') return 'malformed';",
    to: '',
    noticedBy: before,
  },
  {
    what: 'a body may be announced as long as one likes',
    file: framework,
    from: "return Number(headers['content-length'] ?? 0) > most ? 'too_large' : null;",
    to: 'return null;',
    noticedBy: before,
  },
  {
    what: 'a body may go on for as long as one likes',
    file: framework,
    from: 'if (read <= most) return push(chunk, encoding);',
    to: 'return push(chunk, encoding);',
    noticedBy: before,
  },
  {
    what: 'the framework may come back to a response that was refused',
    file: framework,
    from: 'response.removeHeader = () => undefined;',
    to: '',
    noticedBy: before,
  },
  {
    what: 'a form may be as large as a picture anywhere',
    file: 'functions/src/http/inputs/body-size.ts',
    from: 'isForm && PICTURES.test(url)',
    to: 'isForm',
    noticedBy: 'functions/src/http/inputs/body-size.test.ts',
  },
  {
    what: 'the app unpacks bodies',
    file: 'functions/src/http/inputs/json-body.ts',
    from: 'inflate: false',
    to: 'inflate: true',
    noticedBy: 'tests/api/transport.test.ts',
  },
  {
    what: 'controls and overrides are text',
    file: characters,
    from: 'return !UNFIT.test(text);',
    to: 'return true;',
    noticedBy: 'domain/src/api/storable.test.ts',
  },
  {
    what: 'a line may have breaks',
    file: characters,
    from: 'return !BREAK.test(text);',
    to: 'return true;',
    noticedBy: registrationSchema,
  },
  {
    what: 'a name may be fillers',
    file: characters,
    from: '(?!\\p{DI})[',
    to: '[',
    noticedBy: registrationSchema,
  },
  {
    what: 'a name needs no letter',
    file: characters,
    from: 'return LETTER_OR_DIGIT.test(text);',
    to: "return text !== '';",
    noticedBy: registrationSchema,
  },
  {
    what: 'a phone needs no digit',
    file: 'domain/src/registration/phone.ts',
    from: " && text.replace(/\\D/g, '').length >= limits.phoneDigits",
    to: '',
    noticedBy: registrationSchema,
  },
  {
    what: 'an answer of one line may have more',
    file: 'domain/src/question/check-answers.ts',
    from: "if (question.type === 'text' && !texts.every((text) => isOneLine(text.trim()))) return ONE_LINE;",
    to: '',
    noticedBy: 'domain/src/question/check-answers.test.ts',
  },
  {
    what: 'an instant may be of any year',
    file: 'domain/src/time/instant.ts',
    from: 'return millis >= FIRST && millis <= LAST ? millis : null;',
    to: 'return Number.isNaN(millis) ? null : millis;',
    noticedBy: 'domain/src/tournament/tournament-input.schema.test.ts',
  },
  {
    what: 'the id of a registration may name a reserved tournament',
    file: 'domain/src/registration/registration-id.ts',
    from: '.refine((id) => isDocumentId(tournamentOf(id))',
    to: '.refine(() => true',
    noticedBy: trespassers,
  },
  {
    what: 'a cursor may name any second',
    file: page,
    from: 'seconds: z.int().min(-62_135_596_800).max(253_402_300_799)',
    to: 'seconds: z.int()',
    noticedBy: trespassers,
  },
  {
    what: 'a cursor may name any id',
    file: page,
    from: '.refine((id) => !isReserved(id))',
    to: '',
    noticedBy: trespassers,
  },
  {
    what: 'a cursor may hold half a character',
    file: page,
    from: '.refine((text) => text.isWellFormed())',
    to: '',
    noticedBy: trespassers,
  },
  {
    what: 'a lost race is a fault of ours',
    file: 'functions/src/http/failure.ts',
    from: 'if (isPassing(fault)) return',
    to: 'if (false) return',
    noticedBy: 'functions/src/http/failure.test.ts',
  },
  {
    what: 'a cell ends where its text says so',
    file: 'domain/src/text/spreadsheet.ts',
    from: 'quoted: true, ',
    to: '',
    noticedBy: 'functions/src/registrations/export.test.ts',
  },
  {
    what: 'a cell may be a formula',
    file: 'domain/src/text/spreadsheet.ts',
    from: '"$&\'"',
    to: "'$&'",
    noticedBy: 'domain/src/text/spreadsheet.test.ts',
  },
  {
    what: 'the registrations are exported as they are',
    file: 'functions/src/registrations/export.ts',
    from: 'row.map(cellText)',
    to: '[...row]',
    noticedBy: 'functions/src/registrations/export.test.ts',
  },
  {
    what: 'the responses are exported as they are',
    file: 'web/src/features/desk-forms/responses/csv.ts',
    from: 'row.map(cellText)',
    to: '[...row]',
    noticedBy: 'web/src/features/desk-forms/responses/csv.test.ts',
  },
];
