import { type Question, readRegistration } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  correctionValuesOf,
  isSameCorrection,
  parseCorrection,
  problemsWithCorrection,
  type Typed,
} from './correction-values.ts';

const stored = readRegistration('copa_12345678', {
  fullName: 'Ana Pérez',
  nickname: 'AnaFF',
  freeFireId: '12345678',
  email: 'ana@example.com',
  // Accepted by an earlier version.
  phone: '12-34',
  answers: { region: 'Norte', modos: ['Solo'], quitada: 'Antes' },
  team: { name: 'Furia Norte', players: [{ nickname: 'Kira', freeFireId: '23456789' }] },
});
const base = correctionValuesOf(stored);
const duo = (name: string, nickname: string, freeFireId: string) => ({ name, players: [{ nickname, freeFireId }] });
const question = (id: string, ...options: string[]): Question => {
  const place = { active: true, tournamentId: null, order: 0, revision: 1 };
  return { id, text: id, type: 'select', required: true, placeholder: '', options, ...place };
};
const questions = [question('region', 'Norte', 'Sur'), question('nueva', 'Siempre')];
const changed = (fields: Partial<Typed>) => correctionValuesOf({ ...stored, ...fields });
const answered = (answers: Typed['answers']) => changed({ answers: { ...stored.answers, ...answers } });

describe('changes to send', () => {
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
    [{ guardian: { name: ' Rosa ', contact: '5512345678' } }, { guardian: { name: 'Rosa', contact: '5512345678' } }],
  ])('for %j are %j', (fields, expected) => {
    expect(changesOf(changed(fields), base)).toEqual(expected);
    expect(isSameCorrection(changed(fields), base)).toBe(Object.keys(expected).length === 0);
  });

  it('contain all given answers if one of them changed', () => {
    expect(changesOf(answered({ nueva: '' }), base)).toEqual({});
    expect(changesOf(answered({ region: 'Sur', modos: [] }), base)).toEqual({
      answers: { region: 'Sur', quitada: 'Antes' },
    });
  });
});

describe('errors of a correction', () => {
  it.each<[ReturnType<typeof correctionValuesOf>, Record<string, string>]>([
    [base, {}],
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
    [answered({ quitada: '' }), {}],
  ])('concern changed fields only: %#', (values, expected) => {
    expect(problemsWithCorrection(values, base, questions)).toEqual(expected);
  });
});

it("a team has empty controls up to the tournament's team size", () => {
  const nobody = { nickname: '', freeFireId: '' };
  const squad = correctionValuesOf({ ...stored, team: null }, 4);
  expect(squad.team).toEqual({ name: '', players: [nobody, nobody, nobody] });
  expect(parseCorrection(squad).team).toBeNull();
  const team = { name: '', players: [nobody, { ...nobody, nickname: 'Kira' }, nobody] };
  expect(parseCorrection({ ...squad, team }).team).toEqual(team);
});

it('a registration passes through the form unchanged', () => {
  expect(base).toMatchObject({ fullName: 'Ana Pérez', answers: { modos: ['Solo'] }, team: stored.team });
  expect(stored).toMatchObject(parseCorrection(base));
});
