import type { ActiveQuestion } from '@arena/domain';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  guessCountry,
  problemsWithRegistration,
  type RegistrationValues,
  registrationFieldsOf,
  restoredValues,
} from './registration-values.ts';

function question(id: string, fields: Partial<ActiveQuestion> = {}): ActiveQuestion {
  return { id, text: id, type: 'text', required: false, placeholder: '', options: [], ...fields };
}

const questions = [
  question('nick', { required: true }),
  question('country', { type: 'select', options: ['México', 'Perú'] }),
  question('roles', { type: 'checkbox', options: ['Rush', 'Sniper'] }),
];
const empty: RegistrationValues = {
  fullName: '',
  nickname: '',
  freeFireId: '',
  email: '',
  phone: '',
  country: guessCountry(),
  age: '',
  guardian: { name: '', contact: '' },
  answers: { nick: '', country: '', roles: [] },
  team: { name: '', players: [] },
};
const good: RegistrationValues = {
  ...empty,
  fullName: 'Ana Torres',
  nickname: 'AnaFF',
  freeFireId: '12345678',
  email: 'ana@correo.mx',
  phone: '+52 55 1234 5678',
  country: '',
  age: 'adult',
  answers: { ...empty.answers, nick: 'AnaFF' },
};
const all = { asksNickname: true, guardianConsent: true };
const none = { asksNickname: false, guardianConsent: false };
const nobody = { nickname: '', freeFireId: '' };

describe('validation of the values', () => {
  test.each<[string, Partial<RegistrationValues>, Record<string, string>]>([
    ['accepts complete values', {}, {}],
    ['requires an age', { age: '' }, { age: 'Elige una opción' }],
    [
      'requires a guardian for a minor',
      { age: 'minor' },
      { 'guardian.name': 'Escribe el nombre de tu tutor', 'guardian.contact': 'Escribe su teléfono o su correo' },
    ],
    [
      'requires an answer',
      { answers: { ...good.answers, nick: ' ' } },
      { 'answers.nick': 'Esta pregunta es obligatoria' },
    ],
    [
      'rejects a duplicate ID in a team',
      { team: { name: 'Furia Norte', players: [{ nickname: 'Kira', freeFireId: ` ${good.freeFireId}` }] } },
      { 'team.players.0.freeFireId': 'Este ID ya está en tu equipo' },
    ],
  ])('%s', (_, change, problems) =>
    expect(problemsWithRegistration({ ...good, ...change }, questions, all)).toEqual(problems),
  );

  test.each<[string, Partial<RegistrationValues>, Record<string, string>]>([
    ['accepts a registration without nickname and age', { nickname: '', age: '' }, {}],
    ['accepts a minor without a guardian', { age: 'minor' }, {}],
    [
      'requires the rest of a guardian',
      { age: 'minor', guardian: { name: 'Rosa', contact: '' } },
      { 'guardian.contact': 'Escribe su teléfono o su correo' },
    ],
    ['requires the fields of every tournament', { fullName: '' }, { fullName: 'El nombre es obligatorio' }],
  ])('%s where the tournament needs neither', (_, change, problems) =>
    expect(problemsWithRegistration({ ...good, ...change }, questions, none)).toEqual(problems),
  );

  test('lists all errors by field', () => {
    const problems = problemsWithRegistration({ ...empty, team: { name: '', players: [nobody] } }, questions, all);
    const player = 'fullName nickname freeFireId email phone';
    const team = 'team.name team.players.0.nickname team.players.0.freeFireId';
    expect(Object.keys(problems).join(' ')).toBe(`${player} ${team} age answers.nick`);
  });
});

test('sends a guardian only for a minor, and a country and a nickname only if given', () => {
  const guardian = { name: 'Rosa', contact: 'rosa@correo.mx' };
  for (const field of ['guardian', 'country'])
    expect(registrationFieldsOf({ ...good, guardian })).not.toHaveProperty(field);
  expect(registrationFieldsOf({ ...good, nickname: ' ' })).not.toHaveProperty('nickname');
  expect(registrationFieldsOf({ ...good, age: 'minor' })).not.toHaveProperty('guardian');
  expect(registrationFieldsOf({ ...good, country: 'CO' })).toMatchObject({ country: 'CO' });
  expect(registrationFieldsOf({ ...good, age: 'minor', guardian })).toMatchObject({ guardian });
  expect(registrationFieldsOf({ ...good, age: 'minor', guardian })).not.toHaveProperty('age');
});

describe('initial values', () => {
  test.each([
    ['are empty without a draft', null, empty],
    ['restore a complete draft', good, good],
    [
      'restore a partial draft',
      { fullName: 'Ana', answers: { nick: 'A' } },
      { ...empty, fullName: 'Ana', answers: { ...empty.answers, nick: 'A' } },
    ],
    ['ignore fields of a wrong type', { fullName: 7, answers: { nick: ['a'], roles: 'Rush' } }, empty],
    ['ignore an answer to a removed question', { answers: { gone: 'x' } }, empty],
  ])('%s', (_, kept, values) => expect(restoredValues(kept, questions, 1)).toEqual(values));

  test('restore a typed duo, or an empty one', () => {
    const teamOf = (players: object[]) => restoredValues({ team: { name: 'Furia Norte', players } }, questions, 2).team;
    const kira = { nickname: 'Kira', freeFireId: '23456789' };
    expect([teamOf([kira]).players, teamOf([]).players]).toEqual([[kira], [nobody]]);
  });
});

test.each([
  ['America/Bogota', 'CO'],
  ['America/Argentina/Buenos_Aires', 'AR'],
  ['America/Buenos_Aires', 'AR'],
  ['America/Cancun', 'MX'],
  ['America/New_York', ''],
  ['UTC', ''],
])('guesses from the time zone %s the country %j', (timeZone, country) => {
  expect(guessCountry(timeZone)).toBe(country);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('guesses nothing where the browser knows no time zone', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(Object.create(null));
  expect(guessCountry()).toBe('');
});
