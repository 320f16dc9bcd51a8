import { type Question, readRegistration } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { changesOf, isSame, problemsWith, type Typed, typedIn, valuesOf } from './correction-values.ts';

const stored = readRegistration('copa_12345678', {
  fullName: 'Ana Pérez',
  nickname: 'AnaFF',
  freeFireId: '12345678',
  email: 'ana@example.com',
  // As an earlier version took it.
  phone: '12-34',
  answers: { region: 'Norte', modos: ['Solo'], quitada: 'Antes' },
  team: { name: 'Furia Norte', players: [{ nickname: 'Kira', freeFireId: '23456789' }] },
});
const base = valuesOf(stored);
const duo = (name: string, nickname: string, freeFireId: string) => ({ name, players: [{ nickname, freeFireId }] });
const question = {
  type: 'select',
  required: true,
  placeholder: '',
  active: true,
  tournamentId: null,
  order: 0,
  revision: 1,
} as const;
const questions: Question[] = [
  { ...question, id: 'region', text: '¿Región?', options: ['Norte', 'Sur'] },
  { ...question, id: 'nueva', text: '¿Desde cuándo?', options: ['Siempre'] },
];
const changed = (fields: Partial<Typed>) => valuesOf({ ...stored, ...fields });
const answered = (answers: Typed['answers']) => changed({ answers: { ...stored.answers, ...answers } });

describe('what is sent of a correction', () => {
  it.each<[Partial<Typed>, Partial<Typed>]>([
    [{}, {}],
    [{ fullName: ' Ana Pérez ' }, {}],
    [{ fullName: ' Eva ' }, { fullName: 'Eva' }],
    [
      { freeFireId: '87654321', phone: '' },
      { freeFireId: '87654321', phone: '' },
    ],
    [{ team: duo(' Furia Norte', 'Kira ', '23456789') }, {}],
    [{ team: duo('Furia', ' Yuki', '23456789') }, { team: duo('Furia', 'Yuki', '23456789') }],
    [{ team: duo(' ', '', '') }, { team: null }],
    [
      { guardian: { name: ' Rosa ', contact: '55 1234 5678' } },
      { guardian: { name: 'Rosa', contact: '55 1234 5678' } },
    ],
  ])('%j is what was changed', (fields, expected) => {
    expect(changesOf(changed(fields), base)).toEqual(expected);
    expect(isSame(changed(fields), base)).toBe(Object.keys(expected).length === 0);
  });

  it('are all answers that are given, where one of them changed', () => {
    expect(changesOf(answered({ nueva: '' }), base)).toEqual({});
    expect(changesOf(answered({ region: 'Sur', modos: [] }), base)).toEqual({
      answers: { region: 'Sur', quitada: 'Antes' },
    });
  });
});

describe('what is wrong with a correction', () => {
  it.each<[ReturnType<typeof valuesOf>, Record<string, string>]>([
    [base, {}],
    [changed({ fullName: '' }), { fullName: 'El nombre es obligatorio' }],
    [changed({ phone: '1' }), { phone: 'Ingresa un teléfono válido' }],
    [changed({ nickname: ' ' }), { nickname: 'El apodo es obligatorio' }],
    [
      changed({ team: duo('Furia', '', '1') }),
      {
        'team.players.0.nickname': 'El apodo es obligatorio',
        'team.players.0.freeFireId': 'El ID debe contener entre 8 y 12 dígitos numéricos',
      },
    ],
    [changed({ team: duo('F', 'K', '12345678') }), { 'team.players.0.freeFireId': 'Este ID ya está en tu equipo' }],
    [answered({ region: 'Este' }), { 'answers.region': 'Elige una de las opciones' }],
    [answered({ region: '' }), { 'answers.region': 'Esta pregunta es obligatoria' }],
    [answered({ quitada: '' }), {}],
  ])('is said of what was changed alone: %#', (values, expected) => {
    expect(problemsWith(values, base, questions)).toEqual(expected);
  });
});

describe('of a team', () => {
  const nobody = { nickname: '', freeFireId: '' };

  it('has controls for as many as play together in the tournament, and nobody where nothing is written in them', () => {
    const squad = valuesOf({ ...stored, team: null }, 4);
    expect(squad).toMatchObject({ 'team.name': '', 'team.players.2.freeFireId': '' });
    expect(typedIn(squad).team).toBeNull();
    expect(typedIn({ ...squad, 'team.players.1.nickname': 'Kira' }).team).toEqual({
      name: '',
      players: [nobody, { ...nobody, nickname: 'Kira' }, nobody],
    });
  });
});

it('is what is stored, in the controls and out of them again', () => {
  expect(base).toMatchObject({ fullName: 'Ana Pérez', 'answers.modos': ['Solo'], 'team.players.0.nickname': 'Kira' });
  expect(stored).toMatchObject(typedIn(base));
});
