import type { ActiveQuestion } from '@arena/domain';
import { describe, expect, test } from 'vitest';
import { guessCountry } from './guess-country.ts';
import { fieldsOf, problemsWith, type RegistrationValues, restoredValues } from './registration-values.ts';

function question(id: string, fields: Partial<ActiveQuestion> = {}): ActiveQuestion {
  return { id, text: id, type: 'text', required: false, placeholder: '', options: [], ...fields };
}

const questions = [
  question('nick', { required: true }),
  question('country', { type: 'select', options: ['México', 'Perú'] }),
  question('roles', { type: 'checkbox', options: ['Rush', 'Sniper'] }),
];
const good: RegistrationValues = {
  fullName: 'Ana Torres',
  nickname: 'AnaFF',
  freeFireId: '12345678',
  email: 'ana@correo.mx',
  phone: '+52 55 1234 5678',
  country: '',
  age: 'adult',
  guardian: { name: '', contact: '' },
  answers: { nick: 'AnaFF', country: '', roles: [] },
  team: { name: '', players: [] },
};

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

describe('problems of the values', () => {
  test.each<[string, Partial<RegistrationValues>, Record<string, string>]>([
    ['nothing', {}, {}],
    ['no age', { age: '' }, { age: 'Elige una opción' }],
    [
      'nobody who answers for a minor',
      { age: 'minor' },
      { 'guardian.name': 'Escribe el nombre de tu tutor', 'guardian.contact': 'Escribe su teléfono o su correo' },
    ],
    ['no answer', { answers: { ...good.answers, nick: ' ' } }, { 'answers.nick': 'Esta pregunta es obligatoria' }],
  ])('%s', (_, change, problems) => expect(problemsWith({ ...good, ...change }, questions)).toEqual(problems));

  test('an ID twice in a team', () => {
    const players = [{ nickname: 'Kira', freeFireId: ` ${good.freeFireId}` }];
    const team = { name: 'Furia Norte', players };
    expect(problemsWith({ ...good, team }, questions)).toEqual({
      'team.players.0.freeFireId': 'Este ID ya está en tu equipo',
    });
  });

  test('lists all problems at their fields', () => {
    const nobody = { nickname: '', freeFireId: '' };
    const team = { name: '', players: [nobody] };
    expect(Object.keys(problemsWith({ ...empty, team }, questions))).toEqual([
      'fullName',
      'nickname',
      'freeFireId',
      'email',
      'phone',
      'team.name',
      'team.players.0.nickname',
      'team.players.0.freeFireId',
      'age',
      'answers.nick',
    ]);
  });
});

test('sends no age data of an adult, and drops a guardian typed before', () => {
  const guardian = { name: 'Rosa', contact: 'rosa@correo.mx' };
  expect(fieldsOf({ ...good, guardian })).not.toHaveProperty('guardian');
  expect(fieldsOf({ ...good, age: 'minor', guardian })).toMatchObject({ guardian });
  expect(fieldsOf({ ...good, age: 'minor', guardian })).not.toHaveProperty('age');
});

describe('initial values', () => {
  test.each([
    ['nothing kept', null, empty],
    ['all of it', good, good],
    [
      'a part',
      { fullName: 'Ana', answers: { nick: 'A' } },
      { ...empty, fullName: 'Ana', answers: { ...empty.answers, nick: 'A' } },
    ],
    ['fields of another kind', { fullName: 7, answers: { nick: ['a'], roles: 'Rush' } }, empty],
    ['an answer to a question no longer asked', { answers: { gone: 'x' } }, empty],
  ])('%s', (_, kept, values) => expect(restoredValues(kept, questions, 1)).toEqual(values));

  test.each([
    ['a typed team', [{ nickname: 'Kira', freeFireId: '23456789' }], { nickname: 'Kira', freeFireId: '23456789' }],
    ['one of another size', [], { nickname: '', freeFireId: '' }],
  ])('in duos: %s', (_, players, first) => {
    const team = { name: 'Furia Norte', players };
    expect(restoredValues({ team }, questions, 2).team).toEqual({ name: 'Furia Norte', players: [first] });
  });
});

test('a chosen country is sent, and none where the player writes calling codes', () => {
  expect(fieldsOf({ ...good, country: 'CO' })).toMatchObject({ country: 'CO' });
  expect(fieldsOf(good)).not.toHaveProperty('country');
});
